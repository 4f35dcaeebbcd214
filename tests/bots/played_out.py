"""Positions played to their end by the rules, and the world that a position is.

Every hand is played by the frozen yardstick, whose habits the policy of the playouts has.
"""

from yardstick import Yardstick

from euchre.rules.phase import Phase
from euchre.rules.scoring import Scored
from euchre.views import view
from euchre.worlds import World, facts_of
from tests.bots.positions import seen

YARDSTICK = Yardstick()


def played_out(position: Phase) -> Scored:
    """The end of the deal."""
    while position.turn is not None:
        position = position.after(YARDSTICK.choose(seen(position))).position
    assert isinstance(position, Scored)
    return position


def makers_tricks(position: Phase) -> int:
    """The tricks of the maker's side in the end."""
    public = played_out(position).public()
    assert public.maker is not None
    defenders = position.dealt.rules.seating.defenders(public.maker)
    return sum(tricks for seat, tricks in enumerate(public.tricks) if seat not in defenders)


def world_of(position: Phase) -> World:
    """The world in which the cards lie as they do."""
    dealt, maker = position.dealt, position.public().maker
    kept = 0 if maker is None else facts_of(view(position, maker)).own_kept
    return World(
        tuple(hand.bits for hand in dealt.hands),
        dealt.dummy.bits,
        dealt.stock.bits,
        facts_of(view(position, dealt.dealer)).own_discard,
        kept,
        tuple(position.held_by(seat).bits for seat in range(dealt.rules.players)),
    )
