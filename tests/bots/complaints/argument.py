"""What can be told of a hand without trying worlds: tricks that are sure, points that are equal."""

from euchre.rules.actions import Name, parse_action
from euchre.rules.cards import HAND, CardSet, Suit, pack
from euchre.rules.events import UpcardTaken
from euchre.rules.scoring import award
from euchre.rules.trump import ranking
from euchre.views import View


def foes(view: View) -> list[int]:
    """The seats that do not score together with the view's seat, once trump is made or not."""
    seating = view.rules.seating
    me = view.seat or 0
    if view.maker is not None and me != view.maker:
        return [
            seat
            for seat in range(view.rules.players)
            if seat not in seating.fellows(view.maker, me)
        ]
    return [
        seat for seat in range(view.rules.players) if seating.side_of(seat) != seating.side_of(me)
    ]


def against(view: View) -> int:
    """The bits of the cards that an opponent may hold."""
    bits = CardSet.of(pack(view.rules.deck)).bits & ~view.hand.bits & ~view.aside.bits
    took = any(isinstance(event, UpcardTaken) for event in view.history)
    coming = view.phase in {"order", "pickup"}
    if view.dealer not in foes(view) or not (took or coming):
        bits &= ~view.upcard.bit
    return bits


def sure_tricks(view: View, trump: Suit) -> int:
    """How many trumps are held of which no opponent can have a higher: each takes a trick."""
    held = 0
    for card in ranking(trump, trump):
        if card.bit & against(view):
            break
        held += bool(card.bit & view.hand.bits)
    return held


def capped(view: View, tricks: int, *, alone: bool) -> int:
    """The points of the seat's side for that many of its tricks, none beyond the target."""
    me = view.seat or 0
    makes = view.seat == view.maker
    row = award(
        view.rules,
        tricks if makes else HAND - tricks,
        maker_alone=alone if makes else view.maker in view.alone,
        defender_alone=alone and not makes,
    )
    needed = view.rules.target - view.scores[view.rules.seating.side_of(me)]
    return min(row.maker if makes else row.defenders, needed)


def scores_most(view: View) -> bool:
    """Whether alone the sure tricks score more than any tricks can otherwise."""
    assert view.trump is not None
    sure = sure_tricks(view, view.trump)
    least = min(capped(view, tricks, alone=True) for tricks in range(sure, HAND + 1))
    return least > max(capped(view, tricks, alone=False) for tricks in range(HAND + 1))


def adds_nothing(view: View) -> bool:
    """Whether alone no number of tricks scores more than it does otherwise."""
    return all(
        capped(view, tricks, alone=True) <= capped(view, tricks, alone=False)
        for tricks in range(HAND + 1)
    )


def cannot_march(view: View) -> bool:
    """Whether an opponent took up the highest trump, which takes a trick unless he threw it."""
    assert view.trump is not None
    best = next(card for card in ranking(view.trump, view.trump) if card in pack(view.rules.deck))
    return bool(best.bit & against(view)) and best is view.upcard


def wins_game(view: View, answer: str) -> bool:
    """Whether the bid wins the game by the three tricks that are sure."""
    action = parse_action(answer)
    trump = action.suit if isinstance(action, Name) else view.proposed
    assert trump is not None
    made = award(view.rules, 3, maker_alone=False, defender_alone=False).maker
    score = view.scores[view.rules.seating.side_of(view.seat or 0)]
    return sure_tricks(view, trump) >= 3 and score + made >= view.rules.target
