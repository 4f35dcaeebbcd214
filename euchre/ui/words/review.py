"""What a review says of a game: grades, costs, luck and play, and who is meant by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.coach.grades import Grade
from euchre.coach.luck import Luck
from euchre.coach.summary import Summary
from euchre.coach.worth import Worth
from euchre.ui.words.asking import Prompt
from euchre.ui.words.keys import Key
from euchre.ui.words.numbers import listed

ANALYSING: Final = "Analysing"
REVIEW: Final = "Review"
HANDS: Final = "hands"
MATTERED: Final = "The decisions that mattered most"
EACH: Final = "Each decision"
NOTHING_LOST: Final = "No decision cost anything that can be told from chance."
NO_DECISIONS: Final = "There was nothing to decide."
NOBODYS: Final = "No cards of this game may be looked at, so there is nothing to review."
FAILED: Final = "The review could not be made: its processes have ended. Esc, and try again."
MEANWHILE: Final = "Each decision is tried in many deals. Esc goes back, and ends it."
LOST: Final = (
    "processes that reviewed hands have ended again and again without a result. "
    "Review again with fewer hands (--deal): memory may have been short."
)
HOW: Final = (
    "Judged by what could be seen at the time. Points are one's own, less the mean of the others'."
)

_GRADES: Final = {
    Grade.BEST: ("best", "best"),
    Grade.GOOD: ("good", "good"),
    Grade.INACCURACY: ("inaccuracy", "inaccuracies"),
    Grade.MISTAKE: ("mistake", "mistakes"),
    Grade.BLUNDER: ("blunder", "blunders"),
}
_SMALLEST: Final = 0.005
"""What is less rounds to no hundredth."""


def grade(found: Grade) -> str:
    """Return a grade in a word."""
    return _GRADES[found][0]


def a_grade(found: Grade) -> str:
    """Return what a decision of that grade is.

    >>> a_grade(Grade.INACCURACY), a_grade(Grade.GOOD)
    ('an inaccuracy', 'good')
    """
    name = grade(found)
    if found <= Grade.GOOD:
        return name
    return f"{'an' if found is Grade.INACCURACY else 'a'} {name}"


def points(number: float) -> str:
    """Return points that were lost or won, in hundredths.

    >>> points(0.4), points(1.0)
    ('0.40 points', '1.00 points')
    """
    return f"{number:.2f} points"


def percent(share: float) -> str:
    """Return a part of a chance, in tenths of a hundredth.

    >>> percent(0.0312), percent(-0.5)
    ('3.1 %', '-50.0 %')
    """
    return f"{100 * share:.1f} %"


def signed(number: float) -> str:
    """Return points with their sign, in figures.

    >>> signed(0.4), signed(-1.257), signed(-0.001)
    ('+0.40', '-1.26', '0.00')
    """
    return "0.00" if abs(number) < _SMALLEST else f"{number:+.2f}"


def signed_percent(share: float) -> str:
    """Return a part of a chance with its sign, in figures.

    >>> signed_percent(0.0312), signed_percent(-0.0001)
    ('+3.1 %', '0.0 %')
    """
    return "0.0 %" if abs(share) < _SMALLEST / 10.0 else f"{100 * share:+.1f} %"


def said(worth: Worth) -> str:
    """Return points and chance, each with its sign in a word.

    >>> said(Worth(0.0, 1.0, -0.25))
    'plus 1.00 points, and minus 25.0 % in the chance to win'
    """
    return (
        f"{_sign(worth.points)}{points(abs(worth.points))}, "
        f"and {_sign(worth.chance)}{percent(abs(worth.chance))} in the chance to win"
    )


def _sign(number: float) -> str:
    return "minus " if number < 0.0 else "plus "


def cost(worth: Worth) -> str:
    """Return what a decision cost.

    >>> cost(Worth(0.4, 0.42, 0.031))
    '0.42 points, and 3.1 % in the chance to win'
    """
    return f"{points(worth.points)}, and {percent(worth.chance)} in the chance to win"


def grades(found: Summary) -> str:
    """Return how many decisions have each grade."""
    counted = [
        f"{number} {_GRADES[each][number != 1]}" for each, number in found.grades.items() if number
    ]
    return listed(counted)


def title(number: int | None) -> str:
    """Return what is reviewed: one hand, or the game.

    >>> title(3), title(None)
    ('Review of hand 3', 'Review of the game')
    """
    return "Review of the game" if number is None else f"Review of hand {number}"


def progress(done: int, whole: int) -> str:
    """Return how far a review has come.

    >>> progress(2, 5)
    'Analysing … 40 %'
    """
    return f"{ANALYSING} … {100 * done // max(whole, 1)} %"


def page(number: int, pages: int) -> str:
    """Return which page is seen.

    >>> page(1, 6)
    'page 2 of 6'
    """
    return f"page {number + 1} of {pages}"


def prompt(*, has_come: bool) -> Prompt:
    """Return what stands in the prompt of a review."""
    return Prompt(REVIEW, "left and right turn the pages" if has_come else "please wait")


def keys(*, has_come: bool, has_table: bool) -> tuple[Key, ...]:
    """Return the keys of a review."""
    if not has_come:
        return (_BACK,)
    table = (Key("Space", "the table alone"),) if has_table else ()
    return (Key("←→", "page"), *table, Key("Home End", "ends"), _BACK)


_BACK: Final = Key("a Esc", "back")

_PARTS: Final = (
    ("the cards dealt", "deal"),
    ("the upcard", "upcard"),
    ("the dummy", "dummy"),
    ("the others and the fall of the cards", "others"),
)


def summary(found: Summary, name: str) -> list[str]:
    """Return what a seat's decisions and luck come to, in sentences; `name` opens them."""
    you = name == "You"
    whose = "Your" if you else f"{name}:"
    if not found.made:
        lines = [f"{name}: {NO_DECISIONS}"]
    else:
        number = len(found.made)
        decisions = f"{number} {'decision' if number == 1 else 'decisions'}"
        lines = [
            f"{whose} {decisions}: {grades(found)}.",
            f"On the average a decision cost {cost(found.average)}.",
        ]
    if found.deals:
        account = found.account
        lines += [
            f"Luck: {said(account.luck.all)}. In points: {_parts(account.luck)}.",
            f"Play: {said(account.play)}.",
            f"The score says {said(account.change)}, against what was to be expected.",
            _check(found),
        ]
    return lines


def _parts(luck: Luck) -> str:
    worths = luck._asdict()
    return listed(
        [
            f"{signed(worths[key].points)} by {name}"
            for name, key in _PARTS
            if _is_there(worths[key])
        ]
    )


def _is_there(worth: Worth) -> bool:
    return worth != Worth()


def _check(found: Summary) -> str:
    rest, error = abs(found.account.rest.points), found.account.error.points
    if error < _SMALLEST:
        return "Luck and play come to just that."
    return (
        f"Luck and play come to it but for {points(rest)}: "
        f"costs that may be chance, at most {error:.2f}, are not counted."
    )


HEAD: Final = (
    "",
    "moves",
    "cost",
    "best",
    "good",
    "inacc.",
    "mistake",
    "blunder",
    "luck",
    "play",
    "change",
)


def row(found: Summary, name: str) -> tuple[str, ...]:
    """Return a seat's row of the table: figures below those of the head."""
    account = found.account
    return (
        name,
        str(len(found.made)),
        f"{found.average.points:.3f}",
        *(str(number) for number in found.grades.values()),
        signed(account.luck.all.points),
        signed(account.play.points),
        signed(account.change.points),
    )


def row_in_words(found: Summary, name: str) -> str:
    """Return the same in a sentence."""
    if not found.made:
        return f"{name}: {NO_DECISIONS}"
    account = found.account
    number = len(found.made)
    return (
        f"{name}: {number} {'decision' if number == 1 else 'decisions'}, "
        f"{found.average.points:.3f} points lost each; {grades(found)}. "
        f"Luck {_sign(account.luck.all.points)}{points(abs(account.luck.all.points))}, "
        f"play {_sign(account.play.points)}{points(abs(account.play.points))}."
    )


def page_title(names: Sequence[str]) -> str:
    """Return the title of a page that shows a review."""
    return f"Euchre, reviewed: {', '.join(names)}"


def written(name: str) -> str:
    """Return that a file was written."""
    return f"The review is in {name}."
