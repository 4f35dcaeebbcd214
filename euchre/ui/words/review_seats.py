"""What a review says of each seat: its decisions summed up, and what was luck and what play."""

from __future__ import annotations

from typing import Final

from euchre.coach.reviews.luck import Luck
from euchre.coach.reviews.summary import Summary
from euchre.coach.worth import NOTHING, Worth
from euchre.ui.words.numbers import listed
from euchre.ui.words.review import GRADES, NO_DECISIONS, SMALLEST, percent, points

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
    return f"That is all but {points(rest)}: up to {error:.2f} may be chance."


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


def grades(found: Summary) -> str:
    """Return how many decisions have each grade."""
    counted = [
        f"{number} {GRADES[each][number != 1]}" for each, number in found.grades.items() if number
    ]
    return listed(counted)


def signed(number: float) -> str:
    """Return points with their sign, in figures.

    >>> signed(0.4), signed(-1.257), signed(-0.001)
    ('+0.40', '-1.26', '0.00')
    """
    return "0.00" if abs(number) < SMALLEST else f"{number:+.2f}"


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
