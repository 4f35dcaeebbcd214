"""What a bot did and why, told to another when the hand is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre.bots.explain import Explanation
from euchre.rules.actions import Action, Keep, Name, NameJoker, Order, Play, TakeUp
from euchre.rules.seats import SEATINGS, Seat
from euchre.ui.hand import laid_out, order_suit
from euchre.ui.words.cards import suit_name, the
from euchre.ui.words.hints import reason_for
from euchre.ui.words.numbers import listed
from euchre.ui.words.people import People
from euchre.ui.words.popups import REASONS
from euchre.ui.words.short import briefly
from euchre.views import View


def told_of_bots(
    decided: Iterable[tuple[Explanation, View]], names: tuple[str, ...], reader: int
) -> list[str]:
    """Return a line for each decision below a heading, nothing where there is none."""
    lines = [told_of_a_bot(explanation, view, names, reader) for explanation, view in decided]
    return [f"{REASONS}:", *lines] if lines else []


def what_a_bot_did(
    explanation: Explanation, view: View, names: tuple[str, ...], reader: int
) -> str:
    """Return what the view's seat did and why, with the cards as the table names them."""
    return briefly(told_of_a_bot(explanation, view, names, reader))


def told_of_a_bot(explanation: Explanation, view: View, names: tuple[str, ...], reader: int) -> str:
    """Return what the view's seat did and why; `names` are by seat."""
    people = People(names, reader, SEATINGS[view.rules.players])
    seat = view.seat or 0
    did = f"{people.opening(seat)} {_did(explanation.choice, view, seat)}."
    when = f"Trick {sum(view.tricks) + 1}: " if view.phase == "play" else ""
    return f"{when}{did} {reason_for(explanation, view, people)}"


def _did(action: Action, view: View, seat: Seat) -> str:
    """Return what was done, as it is said of another."""
    match action:
        case Play(card):
            return f"played {the(card)}"
        case Order():
            return _CALLED[view.rules.seating.call(view.dealer, seat)]
        case Name(suit) | NameJoker(suit):
            named = "named" if isinstance(action, Name) else "let the joker stand for"
            return f"{named} {suit_name(suit)}"
        case TakeUp(card):
            discarded = "discarded it again" if card is view.upcard else f"discarded {the(card)}"
            return f"took {the(view.upcard)} and {discarded}"
        case Keep(cards):
            kept = laid_out(cards, order_suit(view))
            return f"kept {listed([the(card) for card in kept])}"
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
