"""What a review says of a game: grades, costs, luck and play, and who is meant by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.coach.grades import Grade
from euchre.coach.luck import Luck
from euchre.coach.summary import Summary
from euchre.coach.worth import NOTHING, Worth
from euchre.ui.words.asking import Prompt
from euchre.ui.words.keys import Key
from euchre.ui.words.numbers import listed

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

_GRADES: Final = {
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
    return "0.00" if abs(number) < SMALLEST else f"{number:+.2f}"


def signed_percent(share: float) -> str:
    """Return a part of a chance with its sign, in figures.

    >>> signed_percent(0.0312), signed_percent(-0.0001)
    ('+3.1 %', '0.0 %')
    """
    return "0.0 %" if abs(share) < SMALLEST / 10.0 else f"{100 * share:+.1f} %"


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


_RIVALS: Final = {2: "the other", 3: "the mean of the others", 4: "the other side"}
"""Those to whom a score is held, by the number of players."""


def summary(found: Summary, name: str, players: int) -> list[str]:
    """Return what a seat's decisions and luck come to, in sentences; `name` opens them."""
    lines = [f"{_whose(name)} {_decisions(found)}: {grades(found)}."]
    if not found.made:
        lines = [f"{name}: {NO_DECISIONS}"]
    elif found.cost != NOTHING:
        lines.append(f"Together they cost {points(found.cost.value)}: {_average(found)}.")
    if found.deals:
        account = found.account
        lines += [
            _came_out(found, name, players),
            f"{_than_expected(account.change)} {_made_by(found.deals)}",
            f"Luck: {said(account.luck.all)}. In points: {_parts(account.luck)}.",
            _play(account.play),
            _check(found),
        ]
    return lines


def _whose(name: str) -> str:
    return "Your" if name == "You" else f"{name}:"


def _decisions(found: Summary) -> str:
    number = len(found.made)
    return f"{number} {'decision' if number == 1 else 'decisions'}"


def _average(found: Summary) -> str:
    return f"{points(found.average.value)} each on the average"


def _came_out(found: Summary, name: str, players: int) -> str:
    hands = "this hand" if found.deals == 1 else f"these {found.deals} hands"
    who = "you" if name == "You" else name
    side = ("your" if name == "You" else f"{name}'s") + " side" if players in _PAIRED else who
    rivals, account = _RIVALS[players], found.account
    return (
        f"In {hands} {side} came out {_ahead(account.result.points, rivals)}. Before the cards"
        f" were dealt, {_ahead(account.before.points)} were to be expected."
    )


_PAIRED: Final = frozenset({4})
"""The numbers of players at which two score together."""


def _ahead(number: float, rivals: str = "") -> str:
    """Return how far a score is before or behind others.

    >>> _ahead(1.5, "the other"), _ahead(-1.0), _ahead(0.0, "the other")
    ('1.50 points ahead of the other', '1.00 points behind', 'level with the other')
    """
    if abs(number) < SMALLEST:
        return f"level with {rivals}" if rivals else "level"
    if number < 0.0:
        return f"{points(-number)} behind {rivals}".rstrip()
    return f"{points(number)} ahead{f' of {rivals}' if rivals else ''}"


def _than_expected(change: Worth) -> str:
    """Return how much better or worse it went, in a sentence.

    >>> _than_expected(Worth(0.0, 1.16, 0.151))
    'It went 1.16 points better than that, and the chance to win rose by 15.1 %.'
    """
    better = "worse" if change.points < 0.0 else "better"
    rose = "fell" if change.chance < 0.0 else "rose"
    return (
        f"It went {points(abs(change.points))} {better} than that,"
        f" and the chance to win {rose} by {percent(abs(change.chance))}."
    )


def _made_by(deals: int) -> str:
    over = "" if deals == 1 else " summed over the hands,"
    return f"Luck and play made the difference,{over} in plain points:"


def _play(play: Worth) -> str:
    return "Play: nothing was lost." if play == NOTHING else f"Play: {said(play)}."


def _parts(luck: Luck) -> str:
    worths = luck._asdict()
    return listed(
        [
            f"{signed(worths[key].points)} by {name}"
            for name, key in _PARTS
            if worths[key] != NOTHING
        ]
    )


def _check(found: Summary) -> str:
    rest, error = abs(found.account.rest.points), found.account.error.points
    if rest < SMALLEST:
        return "That is all the difference."
    return f"That is all but {points(rest)}: what may be chance, up to {error:.2f}, is no cost."


HEAD: Final = (
    "",
    "choices",
    "cost",
    "best",
    "good",
    "inacc.",
    "mistake",
    "blunder",
    "luck",
    "play",
    "gain",
)


def row(found: Summary, name: str) -> tuple[str, ...]:
    """Return a seat's row of the table: figures below those of the head."""
    account = found.account
    return (
        name,
        str(len(found.made)),
        f"{found.average.value:.3f}",
        *(str(number) for number in found.grades.values()),
        signed(account.luck.all.points),
        signed(account.play.points),
        signed(account.change.points),
    )


def row_in_words(found: Summary, name: str) -> str:
    """Return the same in a sentence."""
    if not found.made:
        return f"{name}: {NO_DECISIONS}"
    said = f"{name}: {_decisions(found)}, which cost {_average(found)}; {grades(found)}."
    if not found.deals:
        return said
    luck, play = found.account.luck.all.points, found.account.play.points
    return f"{said} Luck {_plus(luck)}, play {_plus(play)}."


def _plus(number: float) -> str:
    if abs(number) < SMALLEST:
        return "nothing"
    return f"{_sign(number)}{points(abs(number))}"


def page_title(names: Sequence[str]) -> str:
    """Return the title of a page that shows a review."""
    return f"Euchre, reviewed: {', '.join(names)}"


def written(name: str) -> str:
    """Return that a file was written."""
    return f"The review is in {name}."
