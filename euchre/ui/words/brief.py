"""The rules in force in brief, as the help pages say them."""

from __future__ import annotations

import re
from typing import Final

from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.ui.words import rules as rule_words
from euchre.ui.words.config import spelt
from euchre.ui.words.handbook import Section

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
    "dealer": "The player at the dealer's left leads first.",
    "one loner": "The dealer's left leads first; when one is alone, the loner's left.",
    "loner": "The dealer's left leads first; with one alone, the loner's left; with two, the"
    " maker's.",
}


def _alone(rules: Rules) -> tuple[str, ...]:
    if rules.defend_alone is None:
        return ("Nobody plays alone.",)
    if rules.seating.has_dummy:
        maker = "The maker takes the dummy and keeps 5 of 10, or goes alone."
    else:
        maker = "The maker plays together or alone; then the partner sits out."
    return (maker, _DEFEND[rules.defend_alone])


def _first_lead(rules: Rules) -> str:
    if rules.defend_alone is None or rules.loner_lead == "dealer":
        return "dealer"
    return "one loner" if rules.defend_alone == "never" else "loner"


def rules_in_brief(rules: Rules) -> tuple[Section, ...]:
    """Return the rules in force, a few sentences under each heading."""
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
            _LEAD[_first_lead(rules)],
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
        f"{name.replace('_', ' ')} {spelt(value)}"
        for name, value in rules.changed().items()
        if name not in _SAID_FIRST and value != _USUAL[name][rules.players]
    ]
    house = f"House rules: {', '.join(said)}." if said else "No house rules."
    return f"At this table: {rules.deck} cards, first to {rules.target}. {house}"


_SAID_FIRST: Final = {"players", "deck", "target"}


_USUAL: Final = {option.name: option.defaults for option in OPTIONS}


_CLAUSE: Final = re.compile(r" \([A-Z]\d+\)")
"""The clause of the rule book, which the page has no room for."""


def scoring(rules: Rules) -> tuple[Section, ...]:
    """Return the points, and how the game is won."""
    return (
        _said("Scoring", *(_CLAUSE.sub("", line) for line in rule_words.scoring(rules))),
        _said("Winning", *rule_words.winning(rules)),
    )


THE_REST: Final = "The command euchre-cli rules tells all the rules."
