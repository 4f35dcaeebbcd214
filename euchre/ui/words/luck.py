"""The luck report in words: what was dealt, what was to be expected, and how rare that is."""

from __future__ import annotations

from typing import Final

from euchre.luck import Dealt, Luck, Turned
from euchre.rules.cards import Rank, Suit
from euchre.ui.words.cards import suit_name
from euchre.ui.words.numbers import listed

NOTHING: Final = "No finished hands are kept, so there is nothing to count yet."
_FEW: Final = "That is too little to tell anything by."
_MEANING: Final = (
    "Dealing like this: honest dealing is as far from what is to be expected, or further."
)
_EXPECTED: Final = "to be expected"
_RARE: Final = 0.05
"""All figures together are called unusual where chance brings such a one less often."""

_KINDS: Final = {
    "trumps": "cards of the suit turned up (with its left bower)",
    "bowers": "bowers of the suit turned up",
    "aces": "aces",
}
_RANKS: Final = {
    Rank.SEVEN: "sevens",
    Rank.EIGHT: "eights",
    Rank.NINE: "nines",
    Rank.TEN: "tens",
    Rank.JACK: "jacks",
    Rank.QUEEN: "queens",
    Rank.KING: "kings",
    Rank.ACE: "aces",
}
_HONEST: Final = (
    "Nothing here is out of the ordinary: of {tests} such figures the rarest is often as rare as "
    "this."
)
_UNUSUAL: Final = (
    "The rarest of these {tests} figures is out of the ordinary: honest dealing has one so rare in "
    "{chance}. euchre-cli audit deals every pack again from its seed."
)


def how_often(chance: float) -> str:
    """Return a chance in words.

    >>> how_often(0.63), how_often(0.004), how_often(1e-9), how_often(1.0)
    ('63 of 100 such runs', '4 of 1,000 such runs', 'fewer than 1 of 1,000 such runs', \
'100 of 100 such runs')
    """
    if chance < 0.001:  # noqa: PLR2004 - one of a thousand
        return "fewer than 1 of 1,000 such runs"
    if chance < 0.01:  # noqa: PLR2004 - one of a hundred
        return f"{round(chance * 1000)} of 1,000 such runs"
    return f"{round(chance * 100)} of 100 such runs"


def luck_lines(luck: Luck) -> list[str]:
    """Return the report, a sentence or a few a line."""
    if not luck.upcards:
        return [NOTHING]
    lines = [f"{_number(luck.upcards, 'hand')} of {_number(luck.games, 'game')} were counted."]
    if luck.hands:
        lines += [line for dealt in luck.dealt for line in _dealt(dealt, luck.hands)]
    lines += _turned("suit", luck.suits)
    lines += _turned("rank", luck.ranks)
    return [*lines, *_together(luck)]


def _number(number: int, noun: str) -> str:
    return f"{number:,} {noun if number == 1 else noun + 's'}"


def _dealt(dealt: Dealt, hands: int) -> list[str]:
    yours = dealt.seats[0]
    said = (
        f"You were dealt {yours.seen:,} {_KINDS[dealt.kind]} in {_number(hands, 'hand')}; "
        f"{yours.expected:,.0f} were to be expected. {_chance(dealt.chance_of_yours)}"
    )
    others = [f"{count.seen:,} ({count.expected:,.0f})" for count in dealt.seats[1:]]
    even = "" if dealt.chance is None else f" {_between(dealt.chance)}"
    return [
        said,
        f"The others from your left ({_EXPECTED}): {listed(others)}.{even}",
    ]


def _chance(chance: float | None) -> str:
    return _FEW if chance is None else f"Dealing like this happens in {how_often(chance)}."


def _between(chance: float) -> str:
    return f"All hands so uneven: {how_often(chance)}."


def _turned(name: str, turned: Turned) -> list[str]:
    counts = [
        f"{_key(key)} {count.seen:,} ({count.expected:,.0f})"
        for key, count in turned.counts.items()
    ]
    return [f"Upcards by {name} ({_EXPECTED}): {listed(counts)}. {_chance(turned.chance)}"]


def _key(key: Suit | Rank | None) -> str:
    if key is None:
        return "joker"
    return suit_name(key) if isinstance(key, Suit) else _RANKS[key]


def _together(luck: Luck) -> list[str]:
    """Return what all the figures come to: of many, one is always rare."""
    found = [dealt.chance_of_yours for dealt in luck.dealt]
    found += [dealt.chance for dealt in luck.dealt]
    found += [luck.suits.chance, luck.ranks.chance]
    chances = [chance for chance in found if chance is not None]
    if not chances:
        return []
    rarest = 1 - (1 - min(chances)) ** len(chances)
    if rarest >= _RARE:
        return [_MEANING, _HONEST.format(tests=len(chances))]
    return [_MEANING, _UNUSUAL.format(tests=len(chances), chance=how_often(rarest))]
