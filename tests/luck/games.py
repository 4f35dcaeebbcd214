"""Records of games in which cards are dealt and everybody passes: quick to make in numbers."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from euchre.rules.cards import Card
from euchre.rules.deal import lay_out
from euchre.rules.record import deal_record, game_record
from euchre.rules.rules import Rules
from euchre.table.shuffle import Packs

Stack = Callable[[Sequence[Card]], Sequence[Card]]


def dealt_games(
    rules: Rules, games: int, seed: int = 1, deals: int = 20, stack: Stack = tuple
) -> Iterator[dict[str, Any]]:
    """So many games of so many deals, each pack put in order by `stack` before it is dealt."""
    nothing = (0,) * len(rules.seating.sides)
    for game in range(games):
        packs = Packs(rules, seed, game)
        dealer = packs.first_dealer()
        written: list[dict[str, Any]] = []
        for deal in range(deals):
            order = stack(packs.order(deal))
            dealt = lay_out(rules, (dealer + deal) % rules.players, order)
            written.append(deal_record(dealt, [], nothing))
        yield game_record(rules, ["a"] * rules.players, written, nothing)
