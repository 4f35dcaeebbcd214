"""Spots to practise on: positions of real games between bots, in which there is much to decide.

A spot is a record up to its decision, so that a later version finds it as it was. Whether it is
worth a question is estimated roughly here; an answer to it is judged elsewhere, with more deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from itertools import count, islice
from random import Random
from typing import Any, Final, NamedTuple

from euchre.bots import BOTS
from euchre.coach.estimate import Estimate, Estimator
from euchre.coach.practising.kinds import KINDS
from euchre.rules.actions import Leave
from euchre.rules.record import VERSION
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.table.loop import Table
from euchre.table.retold import retold
from euchre.table.shuffle import Packs
from euchre.views import View

PERSON: Final[Seat] = 0
"""The seat that decides."""

_LEVELS: Final = ("easy", "normal")
"""Who plays the games; those that search would take seconds for each."""
_DEALS: Final = 7
"""Fewer deals than these were finished before the one in question."""
_TAKEN: Final = 0.4
"""A decision of the kind is taken with this chance; else the next one may be."""
_TRAPS: Final = 0.5
"""The share of spots that are to be traps."""
_PATIENCE: Final = 20
"""Of so many positions the one most worth a question is taken, where none is as wanted."""

_LOOKS: Final = 60
"""The deals tried for the rough estimate."""
_APART: Final = 0.05
"""What an option is behind by at least, to be called worse."""
_PLAIN: Final = 0.6
"""Where the second best is behind by more than that, there is nothing to think about."""


class Spot(NamedTuple):
    """A decision of seat 0: its kind, and the record of the game up to it."""

    kind: str
    record: Mapping[str, Any]

    @property
    def view(self) -> View:
        """What the seat sees; raises RecordError where the record breaks the rules."""
        return retold(self.record, PERSON).deals[-1].view(-1, PERSON)


class Interest(IntEnum):
    """How much a position is worth a question."""

    NONE = 0
    """The options are as good as each other, or the best is plain to see."""
    OPEN = 1
    """The second best is worse, though not by far."""
    TRAP = 2
    """A beginner or a plain player goes wrong."""


def spot(rules: Rules, kind: str, seed: int, number: int) -> Spot:
    """Return the spot of that number under the seed; the same for the same.

    Every other one, by chance, is a trap if one is soon found; the rest are open at least. Raises
    KeyError where there is no such kind.
    """
    key = f"{kind}:{seed}:{number}"
    wanted = Interest.TRAP if Random(key).random() < _TRAPS else Interest.OPEN
    best, most = None, Interest.NONE
    for record in islice(_records(rules, kind, key), _PATIENCE):
        found = Spot(kind, record)
        interest = interest_of(found.view)
        if interest >= wanted:
            return found
        if best is None or interest > most:
            best, most = found, interest
    assert best is not None  # noqa: S101 - games go on without end
    return best


def interest_of(view: View) -> Interest:
    """Return how much a position is worth a question, by a rough estimate."""
    normal, easy = BOTS["normal"]().choose(view), BOTS["easy"]().choose(view)
    estimator = Estimator(view, also=normal)
    estimator.look(_LOOKS)
    estimates = estimator.judgement().estimates
    if any(_is_worse(each) for each in estimates if each.action in {normal, easy}):
        return Interest.TRAP
    second = estimates[1]
    return Interest.OPEN if _is_worse(second) and second.behind <= _PLAIN else Interest.NONE


def _is_worse(option: Estimate) -> bool:
    return option.is_worse and option.behind >= _APART


def is_of(kind: str, view: View) -> bool:
    """Tell whether a view asks for a decision of a kind, which can be made in more than one way.

    An upcard that must be taken is no bid.
    """
    is_bid = kind != "bid" or view.phase != "pickup" or Leave() in view.legal
    return view.phase in KINDS[kind] and len(view.legal) > 1 and is_bid


def _records(rules: Rules, kind: str, key: str) -> Iterator[dict[str, Any]]:
    """Iterate over games up to a decision of the kind, a game each, without end."""
    for game in count():
        record = _record(rules, kind, Random(f"{key}:{game}"))
        if record is not None:
            yield record


def _record(rules: Rules, kind: str, chance: Random) -> dict[str, Any] | None:
    """Return a game up to a decision of the kind, None where it ended before.

    Only `random()` is drawn, whose stream is the same in every version of Python.
    """
    levels = [_LEVELS[int(chance.random() * len(_LEVELS))] for _ in range(rules.players)]
    seed = int(chance.random() * _SEEDS)
    table = Table(rules, [BOTS[level](seed) for level in levels], Packs(rules, seed))
    before = int(chance.random() * _DEALS)
    while not table.winners:
        table.deal()
        while not table.deal_is_over:
            is_here = table.game.deals >= before and table.position.turn == PERSON
            if is_here and is_of(kind, table.view(PERSON)) and chance.random() < _TAKEN:
                return _written(table, levels)
            table.step()
    return None


_SEEDS: Final = 1 << 53


def _written(table: Table, levels: list[str]) -> dict[str, Any]:
    record = table.record(())
    deals = [{name: deal[name] for name in _SAID if name in deal} for deal in record["deals"]]
    bots = [None, *levels[1:]]
    return {"euchre": VERSION, "rules": record["rules"], "bots": bots, "deals": deals}


_SAID: Final = ("dealer", "hands", "dummy", "upcard", "stock", "actions", "points")
"""The keys of a deal that a spot keeps: nobody needs to audit it."""
