"""One world: where every card lies, and the position that the view's history makes of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.rules.actions import (
    NAMES,
    PLAYS,
    TAKES,
    Action,
    Alone,
    Dummy,
    Keep,
    Leave,
    NameJoker,
    Order,
    Pass,
    Together,
)
from euchre.rules.cards import CARDS, CardSet
from euchre.rules.deal import begin
from euchre.rules.events import (
    DummyTaken,
    Event,
    FiveKept,
    GoesAlone,
    JokerNamed,
    OrderedUp,
    Passed,
    Played,
    PlaysTogether,
    SuitNamed,
    UpcardLeft,
    UpcardTaken,
)
from euchre.rules.phase import Dealt, Phase
from euchre.views import View


class World(NamedTuple):
    """Where every card lies, as bits of cards.

    `dealt` are the hands as dealt, by seat, and `hands` what each seat holds now. `discard` is the
    dealer's, `kept` the five that the maker kept of ten; each is 0 where there is none.
    """

    dealt: tuple[int, ...]
    dummy: int
    stock: int
    discard: int
    kept: int
    hands: tuple[int, ...]


def position(view: View, world: World) -> Phase:
    """Return the position of a world, dealt and played as the view's history tells.

    Raises IllegalAction where the rules refuse what is then played.
    """
    dealt = Dealt(
        view.rules,
        view.dealer,
        tuple(map(CardSet, world.dealt)),
        CardSet(world.dummy),
        view.upcard,
        CardSet(world.stock),
        view.scores,
    )
    reached = begin(dealt).position
    for event in view.history:
        action = _action_of(event, world)
        if action is not None:
            reached = reached.after(action).position
    return reached


def _action_of(event: Event, world: World) -> Action | None:
    """Return the action that led to an event, None where none did."""
    match event:
        case Played(_, card):
            return PLAYS[card]
        case UpcardTaken():
            return TAKES[CARDS[world.discard.bit_length() - 1]]
        case FiveKept():
            return Keep(CardSet(world.kept))
        case SuitNamed(_, suit):
            return NAMES[suit]
        case JokerNamed(_, suit):
            return NameJoker(suit)
        case _:
            return _PLAIN.get(type(event))


_PLAIN: Final[dict[type[Event], Action]] = {
    Passed: Pass(),
    OrderedUp: Order(),
    UpcardLeft: Leave(),
    DummyTaken: Dummy(),
    GoesAlone: Alone(),
    PlaysTogether: Together(),
}
