"""What the page of a finished deal says; points come from the rules in force."""

from __future__ import annotations

from typing import Final

from euchre.rules.cards import JOKER
from euchre.rules.events import OrderedUp, SuitNamed
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.ui.account import Decisive, Outcome, usual_euchre
from euchre.ui.words.cards import suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import SYMBOLS, titled
from euchre.views import View

THE_JOKER: Final = "the joker"
PASSED_IN: Final = "Passed in"
SCORING: Final = "Scoring"
NOBODY_SCORES: Final = "Everybody passed twice, so nobody scores and all cards go back."
TABLE_HEADS: Final = ("Trick", "Led", "Won by")
SCORE_HEADS: Final = ("before", "hand", "now", "to {target}")


def turned_down(view: View, people: People) -> str:
    """Return who turned down the upcard."""
    return people.say(view.dealer, "You turned it down.", "{name} turned it down.")


_TITLES: Final = {
    ("euchred", False): ("You are euchred", "{name} is euchred"),
    ("euchred", True): ("You are euchred alone", "{name} is euchred alone"),
    ("made", False): ("You make it", "{name} makes it"),
    ("made", True): ("You make it alone", "{name} makes it alone"),
    ("march", False): ("You march", "{name} marches"),
    ("march", True): ("You march alone", "{name} marches alone"),
}


def title(outcome: Outcome, people: People) -> str:
    """Return who did it.

    >>> from euchre.rules.rules import Rules
    >>> from euchre.rules.scoring import award
    >>> row = award(Rules(), 2, maker_alone=False, defender_alone=False)
    >>> outcome = Outcome(1, 2, False, None, row, (2, 0, 2))
    >>> title(outcome, People(("You", "Ada", "Bix"), 0, Rules().seating))
    'Ada is euchred'
    """
    return people.say(outcome.maker, *_TITLES[outcome.word, outcome.maker_alone])


_MADE: Final = {
    "order": ("You ordered up {suit}.", "{name} ordered up {suit}."),
    "assist": ("You assisted: {suit} was trump.", "{name} assisted: {suit} was trump."),
    "accept": ("You accepted {suit}.", "{name} accepted {suit}."),
    "name": ("You named {suit}.", "{name} named {suit}."),
}
_MADE_WITH_DUMMY: Final = {
    "order": (
        "You ordered up {suit} and took the dummy.",
        "{name} ordered up {suit} and took the dummy.",
    ),
    "assist": (
        "You assisted and took the dummy: {suit} was trump.",
        "{name} assisted and took the dummy: {suit} was trump.",
    ),
    "accept": (
        "You accepted {suit} and took the dummy.",
        "{name} accepted {suit} and took the dummy.",
    ),
    "name": (
        "You named {suit} and took the dummy.",
        "{name} named {suit} and took the dummy.",
    ),
}


def story(view: View, outcome: Outcome, people: People) -> str:
    """Return how trump was made, and who defended alone."""
    call = next(
        "name" if isinstance(event, SuitNamed) else event.call
        for event in view.history
        if isinstance(event, (OrderedUp, SuitNamed))
    )
    with_dummy = people.seating.has_dummy and not outcome.maker_alone
    sentences = (_MADE_WITH_DUMMY if with_dummy else _MADE)[call]
    suit = "" if view.trump is None else f"{SYMBOLS[view.trump]} {suit_name(view.trump)}"
    said = people.say(outcome.maker, *sentences, suit=suit)
    if outcome.lone_defender is None:
        return said
    alone = people.say(outcome.lone_defender, "You defended alone.", "{name} defended alone.")
    return f"{said} {alone}"


def rule_applied(outcome: Outcome, rules: Rules) -> str:
    """Return the rule that gave the points, in one sentence."""
    kind = "partners" if rules.seating.has_partners else "players"
    if outcome.euchred:
        return _euchred(outcome, rules)
    return _MAKERS[kind, outcome.word, outcome.maker_alone and outcome.march].format(
        points=outcome.row.maker
    )


_MAKERS: Final = {
    ("players", "made", False): "A maker with 3 or 4 tricks scores {points}.",
    ("players", "march", False): "A maker who takes all 5 tricks marches, and scores {points}.",
    ("players", "march", True): "A lone maker who takes all 5 tricks scores {points}.",
    ("partners", "made", False): "Makers with 3 or 4 tricks score {points}.",
    ("partners", "march", False): "Makers who take all 5 tricks march, and score {points}.",
    (
        "partners",
        "march",
        True,
    ): "A lone maker who takes all 5 tricks scores {points} for the side.",
}
_EUCHRED: Final = {
    1: "The maker took fewer than 3 tricks, so the maker is euchred and the defender scores"
    " {points}.",
    2: "The maker took fewer than 3 tricks, so the maker is euchred and each defender scores"
    " {points}.",
}
_EUCHRED_BY_ALL_FIVE: Final = (
    "The defenders took all 5 tricks, a super euchre, so each scores {points}."
)
_EUCHRED_BY_LONER: Final = "A lone defender took all 5 tricks, so each defender scores {points}."
_PARTNERS_EUCHRED: Final = (
    "The makers took fewer than 3 tricks, so they are euchred and the defenders score {points}."
)
_PARTNERS_EUCHRED_BY_LONER: Final = (
    "A lone defender held the makers to fewer than 3 tricks, so the defenders score {points}."
)


def _euchred(outcome: Outcome, rules: Rules) -> str:
    points = outcome.row.defenders
    alone = outcome.lone_defender is not None
    if rules.seating.has_partners:
        sentence = _PARTNERS_EUCHRED_BY_LONER if alone else _PARTNERS_EUCHRED
    elif points == usual_euchre(rules):
        sentence = _EUCHRED[len(rules.seating.defenders(outcome.maker))]
    else:
        sentence = _EUCHRED_BY_LONER if alone else _EUCHRED_BY_ALL_FIVE
    return sentence.format(points=points)


def settled(decisive: Decisive, outcome: Outcome, view: View, people: People) -> str:
    """Return which trick settled the deal, and with what card."""
    you, other = _SETTLED[outcome.word]
    card = titled(decisive.card, view.trump) if decisive.card is not JOKER else THE_JOKER
    return people.say(decisive.seat, you, other, number=decisive.number, card=card)


_SETTLED: Final = {
    "euchred": (
        "You settled it in trick {number} with {card}.",
        "{name} settled it in trick {number} with {card}.",
    ),
    "made": (
        "You made sure of it in trick {number} with {card}.",
        "{name} made sure of it in trick {number} with {card}.",
    ),
    "march": (
        "You took the last trick with {card}.",
        "{name} took the last trick with {card}.",
    ),
}


def sides_of(outcome: Outcome, people: People) -> tuple[tuple[str, tuple[Seat, ...]], ...]:
    """Return what the maker's side and the defenders are called, each with its seats."""
    seating = people.seating
    defenders = seating.defenders(outcome.maker)
    makers = seating.sides[seating.side_of(outcome.maker)]
    against = "Defender" if len(defenders) == 1 else "Defenders"
    return (("Makers" if len(makers) > 1 else "Maker", makers), (against, defenders))
