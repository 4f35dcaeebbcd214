"""What the help pages say of the keys, the words of the game, and the order of the cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.rules.cards import JOKER, Card, Suit, pack
from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS
from euchre.rules.trump import ranking
from euchre.ui.words import table
from euchre.ui.words.calls import ALOUD
from euchre.ui.words.cards import suit_name
from euchre.ui.words.short import index

PAGES: Final = ("keys and words", "the rules in force", "scoring")
"""What the pages are called, in order."""


class Section(NamedTuple):
    """Lines under a heading: a term and what it means, or a sentence where the term is empty."""

    heading: str
    lines: tuple[tuple[str, str], ...]


PLAYING: Final = Section(
    "Playing",
    (
        ("1-5", "play a card at once"),
        ("←→", "move, Enter plays"),
        ("js Enter", "a card by name: js, left"),
        ("Space", "skip a pause"),
        ("+ -", "faster, slower"),
        ("Esc", "pause, close, clear"),
        ("c s r a", "over: cards, stats, replay, analyse"),
    ),
)

_ORDER: Final = ("1 / o", ALOUD["order"])
_PASS: Final = ("2 / p", "pass")
_SUIT: Final = ("suit", "name trump: spades, or 1-3")
_ALONE: Final = ("alone", "add to a bid: alone spades")


def bidding_keys(rules: Rules) -> Section:
    """Return how to bid; nobody says alone where nobody plays alone."""
    alone = () if rules.defend_alone is None else (_ALONE,)
    return Section("Bidding", (_ORDER, _PASS, _SUIT, *alone))


ANY_TIME: Final = Section(
    "Any time",
    (
        ("h", "hint"),
        ("u Ctrl-R", "undo your last move, redo"),
        ("v", "the tricks so far"),
        ("m", "menu: options, statistics"),
        ("?", "this question, then help"),
        ("/", "begin a word: /hand, /new 4"),
        ("q Ctrl-C", "leave the game"),
    ),
)


_FROM_THE_TOP: Final = {
    False: "Right, Left, then A K Q and down.",
    True: "Joker, Right, Left, A K Q and down.",
}


def trumps(rules: Rules, trump: Suit | None) -> tuple[Card, ...]:
    """Return the trumps from the top, of the suit that is trump or, before that, of hearts."""
    suit = Suit.HEARTS if trump is None else trump
    cards = pack(rules.deck)
    return tuple(card for card in ranking(suit, suit) if card in cards)


def card_order(rules: Rules, trump: Suit | None) -> Section:
    """Return the trumps in a row, and what stands at the top."""
    suit = Suit.HEARTS if trump is None else trump
    cards = trumps(rules, trump)
    shown = "  ".join(index(card) for card in cards)
    return Section(
        f"Card order, {suit_name(suit)} trump",
        (("", shown), ("", _FROM_THE_TOP[JOKER in cards])),
    )


_WORDS: Final = {
    "maker": f"chose trump; must take {NEEDED} of the {TRICKS} tricks",
    "march": f"the maker takes all {TRICKS}",
    "euchred": f"the maker takes fewer than {NEEDED}",
    "upcard": "turned up after the deal; its suit is offered as trump",
    "dummy": "spare hand; the maker may keep the best 5 of 10",
    "loner": "plays alone, while the partner sits out",
    "bower": "a jack: Right is trump's, Left the other of that colour",
}


def words(rules: Rules) -> Section:
    """Return the words of the game that this table needs."""
    unknown = {"dummy"} if not rules.seating.has_dummy else set[str]()
    if not rules.seating.has_partners:
        unknown |= {"loner"}
    return Section("Words", tuple(line for line in _WORDS.items() if line[0] not in unknown))


def tag(card: Card, trump: Suit | None) -> str:
    """Return which of the highest trumps a card is, nothing for another."""
    return table.tag(card, Suit.HEARTS if trump is None else trump)


def trumps_heading(trump: Suit | None) -> str:
    """Return what is said above the trumps as cards."""
    return f"{suit_name(Suit.HEARTS if trump is None else trump).capitalize()} trump, from the top"
