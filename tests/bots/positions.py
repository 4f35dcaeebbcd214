"""What a bot answers in a position told as at a table, and positions out of whole games."""

import random
from collections.abc import Iterator

from euchre.bots import BOTS, Explanation
from euchre.rules.actions import Action
from euchre.rules.cards import pack
from euchre.rules.deal import begin, deal
from euchre.rules.game import Game
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.views import View, view
from tests.rules.positions import THREE, after, lay


def told(
    *hands: str,
    up: str,
    then: str,
    dealer: int = 0,
    dummy: str = "",
    rules: Rules = THREE,
    scores: tuple[int, ...] | None = None,
) -> Phase:
    """The position of a deal with those hands by seat, after those actions."""
    dealt = lay(*hands, up=up, dealer=dealer, dummy=dummy, rules=rules, scores=scores)
    return after(begin(dealt).position, then)


def seen(position: Phase) -> View:
    """What the seat to act sees."""
    return view(position, position.turn)


def explained(position: Phase, level: str = "normal") -> Explanation:
    """What the bot says; it would choose the same."""
    bot = BOTS[level](0)
    explanation = bot.explain(seen(position))
    assert bot.choose(seen(position)) == explanation.choice
    return explanation


def answer(position: Phase, level: str = "normal") -> str:
    """What the bot does."""
    return str(explained(position, level).choice)


def decisions(
    rules: Rules, games: int, level: str = "normal"
) -> Iterator[tuple[Phase, View, Action]]:
    """Each decision of games that one level plays: the position, its view, the choice."""
    bots = [BOTS[level](seat) for seat in range(rules.players)]
    cards = list(pack(rules.deck))
    for number in range(games):
        game = Game.begin(rules, number % rules.players)
        dice = random.Random(f"game {number}")
        while not game.winners:
            dice.shuffle(cards)
            position: Phase = deal(rules, game.dealer, cards, game.scores).position
            while position.turn is not None:
                looked_at = seen(position)
                choice = bots[position.turn].choose(looked_at)
                yield position, looked_at, choice
                position = position.after(choice).position
            game = game.after_deal(position.points)  # type: ignore[attr-defined]
