"""A batch of decks, played: a pure function of small values, for whatever process runs it."""

from __future__ import annotations

import json
from time import thread_time
from typing import NamedTuple

from euchre.arena.game import Players, bot, deals, seated
from euchre.arena.outcomes import outcome_of
from euchre.arena.seatings import Seating, seatings
from euchre.arena.tally import Tally
from euchre.arena.times import Timed
from euchre.rules.rules import Rules
from euchre.table.fair import origin
from euchre.table.loop import Table


class Match(NamedTuple):
    """Who plays at which table: the names in the order listed, and what makes players of them."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int
    players: Players = bot


class Batch(NamedTuple):
    """Some decks of a match, by number from 0; `recorded` asks for the records of their games."""

    match: Match
    decks: range
    recorded: bool = False


class Played(NamedTuple):
    """What a batch came to: its decks, the sums over them, and its records in lines of JSON.

    The records are ordered by deck, then by rotation. But for CPU times, the same batch comes to
    the same wherever and however often it is played: whoever plays one again takes one result.
    """

    decks: range
    tally: Tally
    records: tuple[str, ...]


def play(batch: Batch) -> Played:
    """Play each deck of a batch from every seating."""
    start = thread_time()
    match = batch.match
    tally = Tally(match.rules)
    records: list[str] = []
    rotations = seatings(match.bots)
    for deck in batch.decks:
        tables = [(seating, _game(match, deck, seating, tally)) for seating in rotations]
        tally.add(tables)
        if batch.recorded:
            records += [_record(match, deck, seating, table) for seating, table in tables]
    tally.cpu = thread_time() - start
    return Played(batch.decks, tally, tuple(records))


def _game(match: Match, deck: int, seating: Seating, tally: Tally) -> Table:
    """Return the table at which a game was played to its end, its deals counted."""
    table = seated(match.rules, _names(match, seating), match.seed, deck, match.players)
    pairs = zip(table.players, seating, strict=True)
    table.players = tuple([Timed(player, tally.entries[place].times) for player, place in pairs])
    outcomes = tally.outcomes
    for deal in deals(table):
        outcomes[outcome_of(deal, seating)] += 1
    return table


def _names(match: Match, seating: Seating) -> list[str]:
    return [match.bots[place] for place in seating]


def _record(match: Match, deck: int, seating: Seating, table: Table) -> str:
    names = _names(match, seating)
    record = table.record(names, **origin(match.seed, deck, names))
    return json.dumps(record, separators=(",", ":"))
