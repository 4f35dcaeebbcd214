"""How a sitting, a deal and a trick begin, in words."""

from __future__ import annotations

from typing import Final

from euchre.rules.cards import JOKER
from euchre.rules.rules import Rules
from euchre.rules.seats import SEATINGS
from euchre.ui.words.cards import as_played, card_name, suit_name
from euchre.ui.words.people import People
from euchre.views import View

_GAMES: Final = {
    2: "Two-handed, first to {target}. {everybody}.",
    3: "Three-handed, first to {target}. {everybody}, in playing order.",
    4: "Four-handed, partners, first to {target}. {us} against {them}.",
}


def welcome(name: str) -> str:
    """Return the first line of a sitting."""
    if name == "You":
        return "Euchre, plain text. Type help at any prompt, rules for the rules in force."
    return f"Euchre for {name}, plain text. Type help at any prompt, rules for the rules in force."


def game_begins(rules: Rules, names: tuple[str, ...], reader: int) -> str:
    """Return the game, and who plays."""
    people = People(names, reader, SEATINGS[rules.players])
    everybody = ", ".join(people.opening(seat) for seat in people.seating.round_from(reader))
    ours = people.seating.side_of(reader)
    us = people.all_of(people.seating.sides[ours])
    them = people.within(people.seating.defenders(reader))
    return _GAMES[rules.players].format(target=rules.target, everybody=everybody, us=us, them=them)


def deal_begins(number: int, view: View, names: tuple[str, ...]) -> str:
    """Return who deals, and the upcard."""
    people = People.of(view, names)
    upcard = card_name(view.upcard)
    if view.upcard is JOKER and view.rules.joker_suit == "dealer":
        upcard = "joker, which stands for the suit that the dealer names"
    elif view.upcard is JOKER and view.proposed is not None:
        upcard = f"joker, which stands for {suit_name(view.proposed)}"
    return people.say(
        view.dealer,
        "Hand {number}. You deal. Upcard: {upcard}.",
        "Hand {number}. {name} deals. Upcard: {upcard}.",
        number=number,
        upcard=upcard,
    )


def trick_begins(number: int, leader: int, view: View, names: tuple[str, ...]) -> str:
    """Return the number of a trick, and who leads to it."""
    return People.of(view, names).say(
        leader, "Trick {number}. You lead.", "Trick {number}. {name} leads.", number=number
    )


def last_card(view: View) -> str:
    """Return that the last card of a hand is played by itself."""
    (card,) = view.hand
    last = as_played(card, view.trump)
    if view.trick:
        return f"You play your last card, the {last}."
    return f"Trick {sum(view.tricks) + 1}. You lead your last card, the {last}."
