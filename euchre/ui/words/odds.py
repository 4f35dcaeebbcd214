"""The odds in words: the chances to win from a score, and what the next hand makes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from euchre.rules.rules import Rules
from euchre.rules.scoring import TRICKS, Award
from euchre.ui.words.chances import chance
from euchre.ui.words.numbers import listed
from euchre.ui.words.table import GAMES

PASSED_IN: Final = "all pass twice"
_WIDTH: Final = 80
"""The columns that any terminal has."""
EQUALS: Final = "Between equal players, as counted in hands between bots."


def came_of(award: Award) -> str:
    """Return what the maker did.

    >>> from euchre.rules.scoring import awards
    >>> [came_of(award) for award in awards(Rules())]
    ['makes it', 'marches', 'marches alone', 'is euchred', 'loses all five', \
'is euchred by a loner', 'loses all five to a loner']
    """
    if award.maker:
        march = "marches alone" if award.maker_alone else "marches"
        return march if TRICKS in award.tricks else "makes it"
    if max(award.tricks) == 0:
        return "loses all five to a loner" if award.defender_alone else "loses all five"
    return "is euchred by a loner" if award.defender_alone else "is euchred"


def odds_lines(rules: Rules, result: Mapping[str, Any], what: Sequence[str]) -> list[str]:
    """Return the chances now and after the next hand, given as for `--json`.

    `what` are the ways in which the next hand may end, in words.
    """
    rows = [("", "how often", "score", *_sides(rules))]
    rows.append(("now", "", _score(result["scores"]), *map(chance, result["chances"])))
    for words, each in zip(what, result["next"], strict=True):
        row = (words, _often(each["chance"]), _score(each["scores"]), *map(chance, each["chances"]))
        rows.append(row)
    return [_heading(rules, result["dealer"]), "", *_table(rows), "", EQUALS]


def grid_lines(rules: Rules, result: Mapping[str, Any]) -> list[str]:
    """Return the chance of the first side at each score, given as for `--json`."""
    ours, theirs = _sides(rules)
    across = sorted({each["scores"][1] for each in result["grid"]})
    rows = [("", *map(str, across))]
    for mine in sorted({each["scores"][0] for each in result["grid"]}):
        found = {
            each["scores"][1]: each["chances"][0]
            for each in result["grid"]
            if each["scores"][0] == mine
        }
        rows.append((str(mine), *(chance(found[other]).rstrip(" %") for other in across)))
    said = f"The chance of {ours} to win, in percent: a row for each score of {ours}, "
    return [
        _heading(rules, result["dealer"]),
        *wrap(f"{said}a column for each of {theirs}.", _WIDTH),
        "",
        *_table(rows, left=0),
        "",
        EQUALS,
    ]


def _heading(rules: Rules, dealer: int) -> str:
    return f"{GAMES[rules.players]}, to {rules.target}; seat {dealer} deals."


def _sides(rules: Rules) -> list[str]:
    """Return what the sides are called.

    >>> _sides(Rules(players=2)), _sides(Rules(players=4))
    (['seat 0', 'seat 1'], ['seats 0 and 2', 'seats 1 and 3'])
    """
    return [
        f"{'seat' if len(side) == 1 else 'seats'} {listed([str(seat) for seat in side])}"
        for side in rules.seating.sides
    ]


def _score(scores: Sequence[int]) -> str:
    return "-".join(map(str, scores))


def _often(share: float) -> str:
    """Return how often; what was never seen may still come."""
    return chance(share) if share else "<1 %"


def _table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Return rows in columns, the first so many to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            text.ljust(width) if place < left else text.rjust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


# What is wrong with scores


def no_scores(text: str, example: str) -> str:
    """Return that a text is no score."""
    return (
        f"{text} is no score: it is whole numbers from 0 with hyphens between. "
        f"Write {example}, for example."
    )


def wrong_number(given: int, rules: Rules, example: str) -> str:
    """Return that there are too many scores, or too few."""
    wanted = len(rules.seating.sides)
    who = f"{rules.players} players" if wanted == rules.players else "two sides"
    are = "1 score is" if given == 1 else f"{given} scores are"
    return f"{are} given, and this table has {who}. Write {wanted} scores, as {example}."


def over(scores: str, rules: Rules) -> str:
    """Return that nothing is left to win at a score."""
    return (
        f"At {scores} the game to {rules.target} is over. "
        "Give scores below the target, or another --target."
    )


def never_both(scores: Sequence[int], rules: Rules) -> str:
    """Return that no game comes to a score."""
    return (
        f"No game to {rules.target} comes to {_score(scores)}: one side scores in a hand, and the "
        "first to reach the target has won. Give scores below the target."
    )


def no_seat(dealer: int, players: int) -> str:
    """Return that nobody has a seat."""
    return f"There is no seat {dealer} to deal: this table has the seats 0 to {players - 1}."
