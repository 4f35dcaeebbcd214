"""What is said round the lessons: which one this is, that one is finished, how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

HEADING: Final = "Learn"
LESSONS: Final = "Lessons"
FINISHED: Final = "Finished"
ALL_FINISHED: Final = "All lessons are finished. Play with: euchre-cli"
CHOOSE_AGAIN: Final = "Take one again by its number: euchre-cli learn 5"
TO_CHOOSE: Final = "All lessons are finished, and stay so. Take any of them again."


def standing(number: int, lessons: int, title: str) -> str:
    """Return which lesson this is.

    >>> standing(2, 10, "Following suit")
    'lesson 2 of 10: Following suit'
    """
    return f"lesson {number} of {lessons}: {title}"


def ended(number: int, following: str | None) -> str:
    """Return that a lesson is finished, and what comes next."""
    if following is None:
        return f"Lesson {number} is finished, and it was the last. Enter leaves: time for a game."
    return f"Lesson {number} is finished. Enter goes on with the next: {following}."


def go_on_with(number: int) -> str:
    """Return how to go on with a lesson that was not begun."""
    return f"The next one is lesson {number}. Go on with: euchre-cli learn {number}"


def left(number: int, page: int, pages: int) -> str:
    """Return where a lesson is left.

    >>> left(2, 4, 12)
    'Lesson 2 is left at page 4 of 12. Go on with: euchre-cli learn 2'
    """
    go_on = f"Go on with: euchre-cli learn {number}"
    return f"Lesson {number} is left at page {page} of {pages}. {go_on}"


def left_unkept(number: int) -> str:
    """Return that a lesson is left of which nothing is kept, and how to begin it again."""
    return f"Lesson {number} is left. Begin it again with: euchre-cli learn {number}"


def listed(titles: Sequence[tuple[str, str]], finished: Sequence[str]) -> list[str]:
    """Return the lessons in lines, by number, each by its name and title, and how far it is."""
    first, second = (max(map(len, column)) for column in zip(*titles, strict=True))
    return [
        f"{number:2}  {name:{first}}  {title:{second}}  {how}".rstrip()
        for number, ((name, title), how) in enumerate(zip(titles, finished, strict=True), 1)
    ]


def how_far(page: int | None, pages: int, *, finished: bool) -> str:
    """Return how far a lesson is; one that was finished stays so, also where it is begun again.

    >>> how_far(None, 12, finished=True), how_far(3, 12, finished=False)
    ('finished', 'page 4 of 12')
    >>> how_far(3, 12, finished=True)
    'finished, again at page 4 of 12'
    """
    if page is None:
        return "finished" if finished else ""
    at = f"page {page + 1} of {pages}"
    return f"finished, again at {at}" if finished else at


def how_far_in_all(finished: int, lessons: int) -> str:
    """Return what the menu says of the lessons.

    >>> how_far_in_all(0, 10), how_far_in_all(3, 10)
    ('ten minutes, with real hands', '3 of 10 lessons finished')
    """
    if not finished:
        return "ten minutes, with real hands"
    return f"{finished} of {lessons} lessons finished"


def no_such_lesson(said: str, names: Sequence[str]) -> str:
    """Return that there is no such lesson, and which there are."""
    return (
        f"there is no lesson {said!r}. Say a number from 1 to {len(names)}, or a name: "
        f"{', '.join(names)}."
    )


def not_kept(why: str) -> str:
    """Return that the file cannot be used, and what of it is missed."""
    return f"{why} How far you come in the lessons is not kept."
