"""Positions as one would tell them at a table: hands and actions in the words of a record."""

from itertools import islice

import pytest

from euchre.rules.actions import Action, parse_action
from euchre.rules.cards import CardSet, pack, parse_card, parse_cards
from euchre.rules.deal import begin
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import Event
from euchre.rules.phase import Dealt, Phase
from euchre.rules.rules import Rules

TWO, THREE, FOUR = Rules(players=2), Rules(), Rules(players=4)

_ARGUMENTS = {"name": 1, "joker": 1, "take": 1, "keep": 5}


def actions(text: str) -> list[Action]:
    """The actions of a line such as "pass order take 9c dummy"."""
    words = iter(text.split())
    return [
        parse_action(" ".join((word, *islice(words, _ARGUMENTS.get(word, 0))))) for word in words
    ]


def lay(
    *hands: str,
    up: str,
    dealer: int = 0,
    dummy: str = "",
    rules: Rules = THREE,
    scores: tuple[int, ...] | None = None,
) -> Dealt:
    """A deal with those hands by seat; what is not told is dealt from the rest in printed order."""
    told = [parse_cards(hand) for hand in (*hands, *[""] * (rules.players - len(hands)))]
    told.append(parse_cards(dummy))
    upcard = parse_card(up)
    rest = [
        card
        for card in pack(rules.deck)
        if card is not upcard and not any(card in cards for cards in told)
    ]
    sizes = [5] * rules.players + [5 if rules.seating.has_dummy else 0]
    for place, size in enumerate(sizes):
        wanted = size - len(told[place])
        told[place] |= rest[:wanted]
        del rest[:wanted]
    return Dealt(
        rules,
        dealer,
        tuple(told[:-1]),
        told[-1],
        upcard,
        CardSet.of(rest),
        scores or (0,) * len(rules.seating.sides),
    )


def begun(
    *hands: str, up: str, dealer: int = 0, dummy: str = "", rules: Rules = THREE, then: str = ""
) -> Phase:
    """The position of such a deal after those actions."""
    return after(begin(lay(*hands, up=up, dealer=dealer, dummy=dummy, rules=rules)).position, then)


def after(position: Phase, text: str) -> Phase:
    """The position after those actions."""
    for action in actions(text):
        position = position.after(action).position
    return position


def events(position: Phase, text: str) -> tuple[Event, ...]:
    """What happened in the last of those actions."""
    *before, last = actions(text)
    for action in before:
        position = position.after(action).position
    return position.after(last).events


def legal(position: Phase) -> str:
    """The legal actions as one line."""
    return ", ".join(map(str, position.legal()))


def refused(position: Phase, text: str) -> Reason:
    """Why the one action of the text is refused."""
    (action,) = actions(text)
    with pytest.raises(IllegalAction) as refusal:
        position.after(action)
    assert refusal.value.action == action
    assert refusal.value.position is position
    return refusal.value.reason


def hand(position: Phase, seat: int) -> str:
    """A seat's hand as one line."""
    return str(position.held_by(seat))
