"""The luck report: what was dealt over many games, against what honest dealing lets expect."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from euchre.luck.chi_square import LEAST_EXPECTED, Sample, cells
from euchre.luck.dealt import KINDS, Share, Tables, layouts
from euchre.rules.cards import HAND, Card, Rank, Suit
from euchre.rules.errors import RecordError, RulesError
from euchre.rules.record import VERSION
from euchre.rules.record_shape import check_shape, is_list
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat


class Count(NamedTuple):
    """How many were seen, and how many were to be expected."""

    seen: int
    expected: float


class Dealt(NamedTuple):
    """How many cards of a kind the seats were dealt, clockwise from the person's.

    `chance_of_yours` is how often honest dealing is at least so far off at his, and `chance` how
    often it is at least so uneven between all hands; None where too little was seen to tell.
    """

    kind: str
    seats: tuple[Count, ...]
    chance_of_yours: float | None
    chance: float | None


class Turned(NamedTuple):
    """How often upcards of each suit or rank were turned up, the joker's under None."""

    counts: Mapping[Suit | Rank | None, Count]
    chance: float | None


class Luck(NamedTuple):
    """What was dealt: in `hands` deals whose hands are all known, and `upcards` upcards."""

    games: int
    hands: int
    upcards: int
    dealt: tuple[Dealt, ...]
    suits: Turned
    ranks: Turned


def luck(records: Iterable[Mapping[str, Any]]) -> Luck:
    """Return what was dealt in the finished deals of the games; a record that is none is left out.

    The person's seat is the one that the record says was no bot's, else seat 0.

    >>> luck([]).hands
    0
    """
    tables: dict[tuple[int, int], Tables] = {}
    games = 0
    for record in records:
        try:
            deals = check_shape(record, VERSION)["deals"]
            rules = Rules.parse(record.get("rules", {}))
            found = list(layouts(rules, deals))
        except (RecordError, RulesError, AttributeError):
            continue
        size = (rules.players, rules.deck)
        mine = tables.setdefault(size, Tables(*size))
        seat = _persons_seat(record, rules.players)
        for layout in found:
            mine.add(layout.seen_from(seat))
        games += 1
    all_tables = list(tables.values())
    return Luck(
        games,
        sum(table.hands for table in all_tables),
        sum(sum(table.upcards.values()) for table in all_tables),
        tuple(_dealt(kind, all_tables) for kind in KINDS),
        _turned(all_tables, Suit, "suit"),
        _turned(all_tables, Rank, "rank"),
    )


def _persons_seat(record: Mapping[str, Any], players: int) -> Seat:
    bots: object = record.get("bots")
    if is_list(bots) and len(bots) == players and bots.count(None) == 1:
        return bots.index(None)
    return 0


def _dealt(kind: str, tables: Sequence[Tables]) -> Dealt:
    """Return how many cards of a kind the seats were dealt at all tables."""
    seats: list[Count] = []
    together = yours = Sample()
    difference = variance = 0.0
    for table in tables:
        if not table.hands:
            continue
        share, part = table.shares[kind], HAND / (table.deck - 1)
        counts = [Count(seen, share.expected) for seen in share.seen]
        seats = [
            Count(one.seen + other.seen, one.expected + other.expected)
            for one, other in zip_longest(seats, counts, fillvalue=Count(0, 0.0))
        ]
        together = together.and_also(_between(share, part))
        difference += share.seen[0] - share.expected
        variance += share.spread * part * (1 - part)
    if variance and seats[0].expected >= LEAST_EXPECTED:
        yours = Sample(difference**2 / variance, 1)
    return Dealt(kind, tuple(seats), yours.chance, together.chance)


def _between(share: Share, part: float) -> Sample:
    """Return how uneven a kind of card lay between the hands and what nobody was dealt.

    `part` is a hand's part of the cards. In each deal the counts vary as draws without putting back
    do: as independent draws but for a factor, which is the spread against the number of cards.
    """
    hands, number = len(share.seen), share.expected / part
    expected = [share.expected] * hands + [number - share.expected * hands]
    return cells([*share.seen, share.others], expected, share.spread / number)


def _turned(tables: Sequence[Tables], of: type[Suit | Rank], name: str) -> Turned:
    """Return how often each suit or rank was turned up at all tables."""
    counts: dict[Suit | Rank | None, Count] = {}
    together = Sample()
    for table in tables:
        total = sum(table.upcards.values())
        mine: dict[Suit | Rank | None, Count] = {}
        for card, seen in table.upcards.items():
            key = _key(card, name)
            before = mine.get(key, Count(0, 0.0))
            mine[key] = Count(before.seen + seen, before.expected + total / table.deck)
        together = together.and_also(
            cells([one.seen for one in mine.values()], [one.expected for one in mine.values()])
        )
        for key, one in mine.items():
            before = counts.get(key, Count(0, 0.0))
            counts[key] = Count(before.seen + one.seen, before.expected + one.expected)
    order = [*of, None]
    return Turned({key: counts[key] for key in order if key in counts}, together.chance)


def _key(card: Card, name: str) -> Suit | Rank | None:
    return card.suit if name == "suit" else card.rank


def as_object(found: Luck) -> dict[str, Any]:
    """Return the report as a JSON object: each count as seen and expected."""
    return {
        "games": found.games,
        "hands": found.hands,
        "upcards": found.upcards,
        **{
            dealt.kind: {
                "seats": [count._asdict() for count in dealt.seats],
                "chance_of_yours": dealt.chance_of_yours,
                "chance": dealt.chance,
            }
            for dealt in found.dealt
        },
        "suits": _object_of(found.suits),
        "ranks": _object_of(found.ranks),
    }


def _object_of(turned: Turned) -> dict[str, Any]:
    counts = {
        "joker" if key is None else key.letter: count._asdict()
        for key, count in turned.counts.items()
    }
    return {"counts": counts, "chance": turned.chance}
