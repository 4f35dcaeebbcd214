"""Random tables, packs and playouts for property tests; they shrink to small and early ones."""

from itertools import product
from typing import NamedTuple

from hypothesis import strategies as st

from euchre.rules.actions import Action, Leave, Pass
from euchre.rules.cards import CARDS, Card, CardSet, pack
from euchre.rules.deal import begin, lay_out
from euchre.rules.options import OPTIONS
from euchre.rules.phase import Dealt, Phase, Step
from euchre.rules.rules import Rules

PLAYERS = (3, 4, 2)
DECKS = (24, 25, 32)

DEFAULT_TABLES = tuple(
    Rules(players=players, deck=deck) for players, deck in product(PLAYERS, DECKS)
)
"""Every number of players with every deck, and nothing else changed."""


class Playout(NamedTuple):
    """A deal played at random: the deal, the actions, and the step that led to each position."""

    dealt: Dealt
    actions: tuple[Action, ...]
    steps: tuple[Step, ...]

    @property
    def positions(self) -> tuple[Phase, ...]:
        """The positions, one more than there are actions."""
        return tuple(step.position for step in self.steps)


def replayed(dealt: Dealt, actions: tuple[Action, ...]) -> tuple[Step, ...]:
    """The first step of a deal and those that the actions lead to."""
    steps = [begin(dealt)]
    for action in actions:
        steps.append(steps[-1].position.after(action))
    return tuple(steps)


@st.composite
def tables(draw: st.DrawFn) -> Rules:
    """A table with any players, any deck, and any values of the options that mean something."""
    players, deck = draw(st.sampled_from(PLAYERS)), draw(st.sampled_from(DECKS))
    options: dict[str, object] = {"players": players, "deck": deck}
    for option in OPTIONS:
        if option.name not in options and option.means_something(players, deck):
            choices = st.sampled_from(option.choices or range(1, 13))
            options[option.name] = draw(choices)
    return Rules.parse(options)


def cards() -> st.SearchStrategy[Card]:
    """Any card, the joker included."""
    return st.sampled_from(CARDS)


def card_sets(min_size: int = 0, max_size: int = 33) -> st.SearchStrategy[CardSet]:
    """Any set of cards of that size."""
    return st.lists(cards(), unique=True, min_size=min_size, max_size=max_size).map(CardSet.of)


@st.composite
def deals(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> Dealt:
    """A deal of a shuffled pack at a random table; the joker, if any, is often turned up."""
    table = draw(rules or tables())
    dealer = draw(st.integers(0, table.players - 1))
    order = list(draw(st.permutations(pack(table.deck))))
    if table.deck == 25 and draw(st.booleans()):
        turned = 20 if len(table.seating.places) == 4 else 10
        joker = order.index(pack(25)[-1])
        order[turned], order[joker] = order[joker], order[turned]
    scores = tuple(draw(st.integers(0, table.target)) for _ in table.seating.sides)
    return lay_out(table, dealer, order, scores)


@st.composite
def playouts(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> Playout:
    """A deal played to its end by legal actions drawn at random.

    How many pass at first is drawn once, so that every number of passes is as likely.
    """
    dealt = draw(deals(rules))
    passes = draw(st.integers(0, 2 * dealt.rules.players))
    steps = [begin(dealt)]
    actions: list[Action] = []
    while legal := steps[-1].position.legal():
        if Pass() in legal and len(actions) < passes:
            legal = [Pass()]
        elif Leave() in legal and draw(st.booleans()):
            legal = [Leave()]
        elif Pass() in legal:
            legal = [action for action in legal if action != Pass()]
        action = legal[draw(st.integers(0, len(legal) - 1))]
        actions.append(action)
        steps.append(steps[-1].position.after(action))
    return Playout(dealt, tuple(actions), tuple(steps))
