"""What can be said for a card, and against another one, at the trick to which it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.bots.memory import Other
from euchre.bots.who import maker_of
from euchre.coach.hints.facts import Fact, What
from euchre.coach.hints.outcomes import tricks_of
from euchre.coach.hints.trick import Table
from euchre.rules.actions import Play
from euchre.rules.cards import Card
from euchre.rules.scoring import NEEDED, TRICKS
from euchre.rules.seats import Seat
from euchre.rules.trump import SUIT_BITS, suit_of
from euchre.views import View

NOTABLE: Final = 0.05
"""Shares that differ by less are taken for the same."""

OFTEN: Final = 0.6
"""A card that is trumped more often than that is not led because it is high."""
FEW: Final = 3
"""With fewer cards there is nothing to be trumped later."""


def of_cards(view: View, card: Card, other: Card) -> list[Fact]:
    """Return what speaks for a card that is better than another, what matters most first."""
    table = Table(view)
    return list((_leading if table.leads else _following)(table, card, other))


def _seats(others: tuple[Other, ...]) -> tuple[Seat, ...]:
    return tuple(other.seat for other in others)


def _following(table: Table, card: Card, other: Card) -> Iterator[Fact]:
    takes, other_takes = table.beats(card), table.beats(other)
    if takes:
        yield _taking(table, card)
        if other_takes:
            yield from _cheaper(table, card, other)
        elif table.fellow_wins:
            yield from (fact for fact in _fellow(table) if fact.what is What.FELLOW_AHEAD)
        else:
            yield from _stake(table)
            yield _leaving(table, other)
        return
    if table.fellow_wins:
        yield from _fellow(table)
    else:
        yield from _foe_wins(table)
    if other_takes:
        yield from _not_taking(table, other)
    yield from _kept(table, card, other)
    yield from _void(table, card)
    yield from _lowest(table, card)
    yield from _kept_trump(table, card, other)


def _taking(table: Table, card: Card) -> Fact:
    """Return how surely a card takes the trick."""
    if table.stands(card, table.memory.behind):
        return Fact(What.WINS, card)
    if table.stands(card, table.foes):
        fellow = table.fellow
        return Fact(What.WINS_FOR_SIDE, card, () if fellow is None else (fellow.seat,))
    share = table.beaten(card, table.foes)
    return Fact(What.WINS_UNLESS, card, _able(table, card), over=table.best, share=share)


def _able(table: Table, card: Card) -> tuple[Seat, ...]:
    """Return the opponents to play who may hold what beats a card."""
    return _seats(tuple(foe for foe in table.foes if table.may_beat(foe, card, card)))


def _cheaper(table: Table, card: Card, other: Card) -> Iterator[Fact]:
    """Tell why of two cards that take the trick one is the better."""
    yield from _weaker(table, card, other)
    yield from _kept(table, card, other)
    takers = [play.card for play in table.view.legal if isinstance(play, Play)]
    lower = [one for one in takers if table.beats(one) and one is not card]
    if lower and all(table.is_lower(card, one) for one in lower):
        yield Fact(What.LOWEST_TO_WIN, card, over=table.best)


def _weaker(table: Table, card: Card, other: Card) -> Iterator[Fact]:
    """Tell that the other card is more often beaten."""
    if table.stands(other, table.foes):
        return
    safe = table.stands(card, table.foes)
    beaten = table.beaten(other, table.foes)
    if beaten > (0.0 if safe else table.beaten(card, table.foes)) + NOTABLE:
        yield Fact(What.CAN_BE_BEATEN, other, _able(table, other), share=beaten)


def _about_owner(table: Table, what: What, card: Card | None) -> Fact:
    return Fact(what, card, () if table.owner is None else (table.owner,))


def _leaving(table: Table, other: Card) -> Fact:
    """Return who has the trick where the other card is played: a fellow may still take it."""
    left, best, fellow = _about_owner(table, What.LEAVES, other), table.best, table.fellow
    if best is None or fellow is None or not table.may_beat(fellow, best, best):
        return left
    seats, share = (*left.seats, fellow.seat), table.beaten(best, (fellow,))
    return left._replace(what=What.LEAVES_UNLESS, seats=seats, over=best, share=share)


def _fellow(table: Table) -> Iterator[Fact]:
    """Tell how surely the fellow takes the trick with the card that is winning."""
    best = table.best
    if best is None:
        return
    if table.stands(best, table.foes):
        yield _about_owner(table, What.FELLOW_HAS_IT, best)
    else:
        share = table.beaten(best, table.foes)
        yield _about_owner(table, What.FELLOW_AHEAD, best)._replace(share=share)


def _foe_wins(table: Table) -> Iterator[Fact]:
    """Tell what becomes of a trick that the card does not take."""
    best = table.best
    if best is None:
        return
    plays = [play.card for play in table.view.legal if isinstance(play, Play)]
    beatable = any(table.beats(card) for card in plays)
    if not beatable and table.stands(best, table.memory.behind):
        yield _about_owner(table, What.LOST, best)
        return
    fellow = table.fellow
    if fellow is not None and table.may_beat(fellow, best, best):
        share = table.beaten(best, (fellow,))
        yield Fact(What.FELLOW_CAN, best, (fellow.seat,), share=share)
    if not beatable:
        yield _about_owner(table, What.CANNOT_BEAT, best)


def _not_taking(table: Table, other: Card) -> Iterator[Fact]:
    """Tell why the trick is not taken with the other card."""
    if table.fellow_wins:
        yield _about_owner(table, What.OVERTAKES, other)
    elif not table.stands(other, table.foes):
        share = table.beaten(other, table.foes)
        yield Fact(What.CAN_BE_BEATEN, other, _able(table, other), share=share)


def _leading(table: Table, card: Card, other: Card) -> Iterator[Fact]:
    suit = suit_of(card, table.trump)
    above = table.above(card)
    if table.stands(card, table.foes) and (table.plain(card) or above):
        yield _taking(table, card)
        yield from _weaker(table, card, other)
    elif above:
        yield from _draws(table, card)
        yield from _beaten_less(table, card, other)
    elif table.plain(card):
        share = table.ruffed(card)
        if share < OFTEN:
            seats = _seats(tuple(foe for foe in table.foes if foe.may_hold & table.trumps))
            yield Fact(What.CAN_BE_RUFFED, card, seats, suit, share=share)
            yield from _weaker(table, card, other)
        else:
            yield from _beaten_less(table, card, other)
    else:
        yield Fact(What.HIGHEST, card, suit=suit)
        yield from _draws(table, card)
        yield from _weaker(table, card, other)
    yield from _kept(table, card, other)
    yield from _void(table, card)
    yield from _stake(table)
    yield from _lowest(table, card)
    yield from _kept_trump(table, card, other)


def _beaten_less(table: Table, card: Card, other: Card) -> Iterator[Fact]:
    """Tell that the card, though it can be beaten, is so less often than the other."""
    if table.stands(other, table.foes):
        return
    share, against = (table.beaten(one, table.foes) for one in (card, other))
    if against > share + NOTABLE:
        seats = tuple(
            foe.seat
            for foe in table.foes
            if any(table.may_beat(foe, one, one) for one in (card, other))
        )
        yield Fact(What.BEATEN_LESS, card, seats, over=other, share=share, against=against)


def _draws(table: Table, card: Card) -> Iterator[Fact]:
    """Tell that a trump led draws trumps, where the maker's side leads it."""
    out = (table.memory.unseen & table.trumps).bit_count()
    holding = tuple(foe for foe in table.foes if foe.may_hold & table.trumps)
    if table.memory.makes and holding and not table.plain(card):
        share = table.hold_trump()
        yield Fact(What.DRAWS, card, _seats(holding), number=out, share=share)


def _kept(table: Table, card: Card, other: Card) -> Iterator[Fact]:
    """Tell what the other card is good for when it is kept."""
    suit = suit_of(other, table.trump)
    if not table.is_lower(card, other):
        return
    if not table.out & SUIT_BITS[table.trump][suit]:
        return
    above = table.above(other, without=card)
    if not above:
        yield Fact(What.KEPT_HIGHEST, other, suit=suit)
    elif len(above) == 1 and above[0].bit & table.out:
        yield Fact(What.KEPT_SECOND, other, suit=suit, over=above[0])
    elif table.hand & table.trumps == other.bit:
        yield Fact(What.KEPT_TRUMP, other)


def _kept_trump(table: Table, card: Card, other: Card) -> Iterator[Fact]:
    """Tell that a trump is kept, where there may be nothing better to tell."""
    if not table.plain(other) and table.is_lower(card, other):
        yield Fact(What.KEPT_HIGHER, other, suit=table.trump, over=card)


def _void(table: Table, card: Card) -> Iterator[Fact]:
    suit = suit_of(card, table.trump)
    if table.hand.bit_count() < FEW or not table.is_last_of_suit(card):
        return
    if table.out & SUIT_BITS[table.trump][suit]:
        yield Fact(What.VOID, card, suit=suit)


def _lowest(table: Table, card: Card) -> Iterator[Fact]:
    others = [play.card for play in table.view.legal if isinstance(play, Play)]
    if all(one is card or table.is_lower(card, one) for one in others):
        yield Fact(What.LOWEST, card)


def _stake(table: Table) -> Iterator[Fact]:
    """Tell what one more trick would settle."""
    view = table.view
    makes, won, lost = tricks_of(view)
    euchres = TRICKS + 1 - NEEDED
    mine, needed = (won, NEEDED) if makes else (lost, euchres)
    theirs, theirs_needed = (lost, euchres) if makes else (won, NEEDED)
    maker = (maker_of(view),)
    if mine == needed - 1:
        yield Fact(What.NEEDS_ONE, seats=maker)
    elif theirs == theirs_needed - 1 and mine < needed:
        yield Fact(What.OTHERS_NEED_ONE, seats=maker)
    elif won >= NEEDED and not lost:
        yield Fact(What.MARCH_IS_OPEN if makes else What.STOPS_MARCH, seats=maker)
