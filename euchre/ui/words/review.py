"""What a review says: its headings and keys, grades, and what a decision cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.coach.grades import Grade
from euchre.coach.worth import Worth
from euchre.ui.words.asking import Prompt
from euchre.ui.words.keys import Key

ANALYSING: Final = "Analysing"
REVIEW: Final = "Review"
HANDS: Final = "hands"
MATTERED: Final = "The decisions that mattered most"
NEXT: Final = "come next."
EACH: Final = "Each decision"
LITTLE_LOST: Final = "No decision cost much. Those that cost most"
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
    "Each choice was tried in many deals that fit what could be seen then. Its cost is how much"
    " less it brought than the best: in points, which count by what they do for the game at the"
    " score, and in the chance to win."
)
TABLE: Final = (
    "Cost is that of a decision on the average. Gain is how much better it went than was to be"
    " expected, by luck and by play, in plain points ahead of the others."
)

GRADES: Final = {
    Grade.BEST: ("best", "best"),
    Grade.GOOD: ("good", "good"),
    Grade.INACCURACY: ("inaccuracy", "inaccuracies"),
    Grade.MISTAKE: ("mistake", "mistakes"),
    Grade.BLUNDER: ("blunder", "blunders"),
}
SMALLEST: Final = 0.005
"""What is less rounds to no hundredth."""


def grade(found: Grade) -> str:
    """Return a grade in a word."""
    return GRADES[found][0]


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


def cost(worth: Worth) -> str:
    """Return what a decision cost: points by what they do at the score, and the chance.

    >>> cost(Worth(0.4, 0.42, 0.031)), cost(Worth(0.4, 0.42, 0.0001))
    ('0.40 points, and 3.1 % in the chance to win', '0.40 points')
    >>> cost(Worth(0.4, 0.42, -0.01))
    '0.40 points, but gained 1.0 % in the chance to win'
    """
    said = points(worth.value)
    if abs(worth.chance) < SMALLEST / 10.0:
        return said
    if worth.chance < 0.0:
        return f"{said}, but gained {percent(-worth.chance)} in the chance to win"
    return f"{said}, and {percent(worth.chance)} in the chance to win"


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


def page_title(names: Sequence[str]) -> str:
    """Return the title of a page that shows a review."""
    return f"Euchre, reviewed: {', '.join(names)}"


def written(name: str) -> str:
    """Return that a file was written."""
    return f"The review is in {name}."
