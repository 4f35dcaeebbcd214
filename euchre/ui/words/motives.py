"""What a bot did and why, told to another when the hand is over."""

from __future__ import annotations

from typing import Final

from euchre.bots.explain import Explanation
from euchre.rules.actions import Action, Keep, Name, NameJoker, Order, Play, TakeUp
from euchre.rules.seats import SEATINGS, Seat
from euchre.ui.hand import laid_out, order_suit
from euchre.ui.words.cards import suit_name
from euchre.ui.words.hints import reason_for
from euchre.ui.words.people import People
from euchre.ui.words.short import briefly, index, within
from euchre.views import View


def what_a_bot_did(
    explanation: Explanation, view: View, names: tuple[str, ...], reader: int
) -> str:
    """Return what the view's seat did and why; `names` are by seat."""
    people = People(names, reader, SEATINGS[view.rules.players])
    seat = view.seat or 0
    did = f"{people.opening(seat)} {_did(explanation.choice, view, seat)}."
    when = f"Trick {sum(view.tricks) + 1}: " if view.phase == "play" else ""
    return f"{when}{did} {briefly(reason_for(explanation, view, people))}"


def _did(action: Action, view: View, seat: Seat) -> str:
    """Return what was done, as it is said of another."""
    match action:
        case Play(card):
            return f"played {within(card)}"
        case Order():
            return _CALLED[view.rules.seating.call(view.dealer, seat)]
        case Name(suit) | NameJoker(suit):
            named = "named" if isinstance(action, Name) else "let the joker stand for"
            return f"{named} {suit_name(suit)}"
        case TakeUp(card):
            discarded = "discarded it again" if card is view.upcard else f"discarded {within(card)}"
            return f"took {within(view.upcard)} and {discarded}"
        case Keep(cards):
            kept = laid_out(cards, order_suit(view))
            return f"kept {' '.join(index(card) for card in kept)}"
        case _:
            words = _DEFENDED if view.phase == "defend" else _DID
            return words[type(action).__name__]


_CALLED: Final = {"order": "ordered it up", "assist": "assisted", "accept": "accepted"}
_DID: Final = {
    "Pass": "passed",
    "Leave": "left the upcard",
    "Dummy": "took the dummy",
    "Alone": "went alone",
    "Together": "played together",
}
_DEFENDED: Final = {"Alone": "defended alone", "Together": "did not defend alone"}
