"""What the help pages say: the keys and the words, the rules in force in brief, the scoring."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from euchre.rules.cards import JOKER, Card, Suit, pack
from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS
from euchre.rules.trump import ranking
from euchre.ui.words import rules as rule_words
from euchre.ui.words.cards import bower, suit_name
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
        ("←→ Enter", "move, then play"),
        ("js Enter", "a card by name: js, right, left, jack of spades"),
        ("Space", "skip a pause"),
        ("+ -", "faster, slower"),
        ("Esc", "pause, close, or clear"),
    ),
)

_ORDER: Final = ("1 / o", "I order it up")
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
        ("m", "menu and options"),
        ("?", "this question, then help"),
        ("q Enter", "leave the game"),
        ("Ctrl-C", "the same, from anywhere"),
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


_ROUND_2: Final = {
    False: "If all pass, it is turned down; then name another suit, or pass.",
    True: "If all pass, it is turned down; then name any suit, or pass.",
}
_ALL_PASS: Final = {
    False: "If all pass again, nobody scores, and the next player deals.",
    True: "In that round the dealer may not pass.",
}
_JOKER: Final = {
    "h": "A joker turned up stands for hearts.",
    "s": "A joker turned up stands for spades.",
    "dealer": "A joker turned up stands for the suit that the dealer names.",
}
_PICKUP: Final = {
    False: "When another player calls it, the dealer may take it or leave it.",
    True: "When another player calls it, the dealer must take it too.",
}
_DEFEND: Final = {
    "any": "A defender may play alone too; the first who does bars the other.",
    "loner": "Against a lone maker a defender may play alone too.",
    "never": "Defenders never play alone.",
}
_LEAD: Final = {
    None: "The player at the dealer's left leads first.",
    "dealer": "The player at the dealer's left leads first.",
    "loner": "The dealer's left leads first; when one is alone, the loner's left.",
}


def _alone(rules: Rules) -> tuple[str, ...]:
    if rules.defend_alone is None:
        return ("Nobody plays alone.",)
    if rules.seating.has_dummy:
        maker = "The maker takes the dummy and keeps 5 of 10, or goes alone."
    else:
        maker = "The maker plays together or alone; then the partner sits out."
    return (maker, _DEFEND[rules.defend_alone])


def rules_in_brief(rules: Rules) -> tuple[Section, ...]:
    """Return the rules in force, a few sentences under each heading."""
    alone_is_led = rules.defend_alone is not None and rules.loner_lead != "dealer"
    joker = () if rules.joker_suit is None else (_JOKER[rules.joker_suit],)
    return (
        _said(
            "Bidding",
            "From the dealer's left, make the upcard's suit trump, or pass.",
            _ROUND_2[rules.any_suit],
            _ALL_PASS[rules.stick_the_dealer],
            *joker,
        ),
        _said(
            "Upcard",
            "A dealer who accepts takes it and discards one of the six.",
            _PICKUP[rules.forced_pickup],
        ),
        _said("Alone", *_alone(rules)),
        _said(
            "Play",
            "Follow the suit led if you can. The left bower is a trump.",
            "The highest trump wins the trick, else the highest of the suit led.",
            _LEAD["loner" if alone_is_led else None],
        ),
    )


def _said(heading: str, *sentences: str) -> Section:
    return Section(heading, tuple(("", sentence) for sentence in sentences))


def house_rules(rules: Rules) -> str:
    """Return the pack, the target, and which of the table's options are not as usual.

    >>> house_rules(Rules())
    'At this table: 24 cards, first to 10. No house rules.'
    >>> house_rules(Rules(target=15, super_euchre=True))
    'At this table: 24 cards, first to 15. House rules: super euchre on.'
    """
    said = [
        f"{name.replace('_', ' ')} {_value(value)}"
        for name, value in rules.changed().items()
        if name not in _SAID_FIRST and value != _USUAL[name][rules.players]
    ]
    house = f"House rules: {', '.join(said)}." if said else "No house rules."
    return f"At this table: {rules.deck} cards, first to {rules.target}. {house}"


_SAID_FIRST: Final = {"players", "deck", "target"}


_USUAL: Final = {option.name: option.defaults for option in OPTIONS}


def _value(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


_CLAUSE: Final = re.compile(r" \([A-Z]\d+\)")
"""The clause of the rule book, which the page has no room for."""


def scoring(rules: Rules) -> tuple[Section, ...]:
    """Return the points, and how the game is won."""
    return (
        _said("Scoring", *(_CLAUSE.sub("", line) for line in rule_words.scoring(rules))),
        _said("Winning", *rule_words.winning(rules)),
    )


_TAGS: Final = {"right bower": "Right", "left bower": "Left"}


def tag(card: Card, trump: Suit | None) -> str:
    """Return which bower a trump is, nothing for another."""
    title = bower(card, Suit.HEARTS if trump is None else trump)
    return "" if title is None else _TAGS[title]


def trumps_heading(trump: Suit | None) -> str:
    """Return what is said above the trumps as cards."""
    return f"{suit_name(Suit.HEARTS if trump is None else trump).capitalize()} trump, from the top"


THE_REST: Final = "The command euchre-cli rules tells all the rules."
