"""What a deal came to for one seat, in numbers that can be added up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from euchre.rules.phase import Phase
from euchre.rules.record import replay
from euchre.rules.scoring import NEEDED, TRICKS, Scored
from euchre.rules.seats import Seat
from euchre.table.keeping import whole


class Tally(NamedTuple):
    """What finished deals came to for a seat; `points` are those of its side.

    A deal is passed in, or the seat is its maker, or its partner is, or it defends. As the maker it
    made it (three or four tricks), marched or was euchred, alone or not. `undone` and `hints` are
    counted in unfinished deals too.
    """

    deals: int = 0
    passed_in: int = 0
    maker: int = 0
    made: int = 0
    marched: int = 0
    euchred: int = 0
    defended: int = 0
    euchres: int = 0
    loners: int = 0
    loners_made: int = 0
    lone_marches: int = 0
    lone_defences: int = 0
    lone_euchres: int = 0
    points: int = 0
    undone: int = 0
    hints: int = 0


COUNTS: Final = Tally._fields
NOTHING: Final = Tally()


def tally_of(position: Phase, written: Mapping[str, Any], seat: Seat) -> Tally:
    """Return what a deal came to for a seat, from where it stands and its record."""
    undone, hints = whole(written.get("undone")), whole(written.get("hints"))
    if not isinstance(position, Scored):
        return Tally(undone=undone, hints=hints) if undone or hints else NOTHING
    contract, tricks = position.contract, position.tricks
    if contract is None:
        return Tally(deals=1, passed_in=1, undone=undone, hints=hints)
    maker = contract.maker
    defenders = contract.defenders
    taken = sum([won for other, won in enumerate(tricks) if other not in defenders])
    made, marched = taken >= NEEDED, taken == TRICKS
    mine, against = maker == seat, seat in defenders
    alone = seat in contract.alone
    # One value after the other, in order: naming each takes longer than counting it.
    return Tally(
        1,
        0,
        int(mine),
        int(mine and made and not marched),
        int(mine and marched),
        int(mine and not made),
        int(against),
        int(against and not made),
        int(mine and alone),
        int(mine and alone and made),
        int(mine and alone and marched),
        int(against and alone),
        int(against and alone and not made),
        position.points[position.dealt.rules.seating.side_of(seat)],
        undone,
        hints,
    )


def total(tallies: Iterable[Tally]) -> Tally:
    """Return what several deals came to.

    >>> total([Tally(deals=1, points=2), Tally(deals=1, points=1)]).points
    3
    """
    columns = list(zip(*tallies, strict=True))
    return Tally(*map(sum, columns)) if columns else NOTHING


def tally_of_record(record: Mapping[str, Any], seat: Seat) -> tuple[Tally, bool]:
    """Return what a whole game came to for a seat, and whether its side has won.

    A record that breaks the rules comes to nothing.
    """
    try:
        replayed = replay(record)
        pairs = zip(replayed.deals, record["deals"], strict=True)
        tallies = [tally_of(position, written, seat) for position, written in pairs]
        won = replayed.rules.seating.side_of(seat) in replayed.winners
    except ValueError:  # the record is not right, or has no such seat
        return NOTHING, False
    return total(tallies), won
