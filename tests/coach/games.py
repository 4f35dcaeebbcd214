"""Games to be reviewed: played by bots, each hand as the first seat's own game or as another's."""

from collections.abc import Iterator
from functools import cache

from euchre.bots import BOTS
from euchre.rules.rules import Rules
from euchre.table.loop import Table
from euchre.table.retold import Retold, RetoldDeal, retold
from euchre.table.shuffle import Packs

NAMES = ("You", "Ada", "Cleo", "Bix")


@cache
def game(level: str, rules: Rules, seed: int = 1, deals: int = 99) -> Retold:
    """A game between bots of one level, cut after so many deals, as seat 0 tells it."""
    bots = [BOTS[level](seed=seed) for _ in range(rules.players)]
    table = Table(rules, bots, Packs(rules, seed))
    while not table.winners and deals:
        table.play_deal()
        deals -= 1
    return retold(table.record(NAMES[: rules.players]), owner=0)


def some_deals(level: str, rules: Rules, number: int, seed: int = 1) -> Iterator[RetoldDeal]:
    """So many deals of as many games as are needed."""
    while number > 0:
        played = game(level, rules, seed, number).deals
        yield from played
        number -= len(played)
        seed += 1
