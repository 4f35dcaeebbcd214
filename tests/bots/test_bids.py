"""The kernel's whole deals against the rules, at every step of random deals of any table."""

from hypothesis import given

from euchre.bots.bids import ALONE, LEAVE, NAMED, ORDERED, PASS, TOGETHER, Deal
from euchre.bots.terms import terms_of
from euchre.rules.actions import (
    Action,
    Alone,
    Dummy,
    Keep,
    Leave,
    Name,
    NameJoker,
    Order,
    Pass,
    Play,
    TakeUp,
    Together,
)
from euchre.rules.cards import CardSet
from euchre.rules.phase import Phase
from euchre.rules.scoring import Scored
from tests.strategies import Playout, playouts

WORDS: dict[type[Action], int] = {
    Pass: PASS,
    Order: ORDERED,
    Leave: LEAVE,
    Dummy: TOGETHER,
    Together: TOGETHER,
    Alone: ALONE,
}


def choice(deal: Deal, action: Action) -> int:
    """An action as the kernel has it."""
    match action:
        case Name(suit) | NameJoker(suit):
            return NAMED << suit
        case TakeUp(card) | Play(card):
            return deal.terms.lanes.bit[deal.trump][card.index]
        case Keep(cards):
            return deal.terms.lanes.laid(deal.trump, cards.bits)
        case _:
            return WORDS[type(action)]


def held(position: Phase) -> list[CardSet]:
    """The hands, which nobody has seen while the joker's suit is named."""
    if position.word == "joker":
        return list(position.dealt.hands)
    return [position.held_by(seat) for seat in range(position.dealt.rules.players)]


def agree(deal: Deal, position: Phase) -> bool:
    """Whether a state says of a position what the rules say."""
    legal = 0
    for action in position.legal():
        legal |= choice(deal, action)
    lanes = deal.terms.lanes
    hands = [
        hand.bits if deal.trump < 0 else lanes.laid(deal.trump, hand.bits)
        for hand in held(position)
    ]
    public = position.public()
    kernels = deal.tricks.hands if deal.tricks else deal.hands
    loners = [deal.maker] * deal.alone + [deal.lone] * (deal.lone >= 0)
    return (
        deal.turn == position.turn
        and deal.legal() == legal
        and kernels == hands
        and deal.trump == (-1 if public.trump is None else public.trump)
        and deal.maker == (-1 if public.maker is None else public.maker)
        and deal.proposed == (-1 if public.proposed is None else public.proposed)
        and loners == list(public.alone)
    )


@given(playouts())
def test_kernel_and_rules_agree_at_every_step_of_a_deal(playout: Playout) -> None:
    dealt = playout.dealt
    hands = [hand.bits for hand in dealt.hands]
    deal = Deal(terms_of(dealt.rules), dealt.dealer, hands, dealt.dummy.bits, dealt.upcard.bit)
    for position, action in zip(playout.positions, playout.actions, strict=False):
        assert agree(deal, position)
        before = deal.copy()
        legal = deal.act(choice(deal, action))
        assert agree(before, position)
        assert deal.legal() == legal
    end = playout.positions[-1]
    assert isinstance(end, Scored)
    assert deal.turn == -1
    assert deal.legal() == 0
    assert deal.points() == end.points
