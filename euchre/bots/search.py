"""Cards searched for: each is tried in likely worlds, played on by the policy and double-dummy.

Double-dummy alone trusts too much in what nobody can know, the policy alone in everybody's habits;
the mean of both does better than either. What the maker's side gains or loses by tricks is counted
in points, at the score.
"""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.comparing import compare
from euchre.bots.ending import payoff
from euchre.bots.kernel import Tricks
from euchre.bots.laying import Laying
from euchre.bots.playout import finish_from
from euchre.bots.policy import heights_of
from euchre.bots.solver import values as solved
from euchre.bots.strength import PACK_BITS
from euchre.bots.value import Value, Valued
from euchre.bots.weights import LikelyWorlds
from euchre.bots.who import maker_of
from euchre.rules.actions import Action, Play
from euchre.rules.trump import winning
from euchre.views import View
from euchre.worlds import World, facts_of, put_aside

SAMPLES: Final = 50
"""The samples in which each card is tried at most."""
BATCH: Final = 10
"""After so many samples the search may end."""
WORLDS: Final = 3
"""The worlds of a sample; the first is solved too, which takes longer and differs less."""
MIX: Final = 0.25
"""The part of a card's value that is double-dummy."""
TRUST: Final = 0.03
"""What it must gain, in points, to take a trick away from the fellow who is winning it."""


class Search:
    """What a view in the play says once for all worlds."""

    __slots__ = ("_facts", "_gone", "_heights", "_maker", "_pack", "_view", "table")

    def __init__(self, view: View) -> None:
        """Look at the table."""
        self._view = view
        self.table = table = Laying(view)
        self._facts = facts_of(view)
        self._maker = maker_of(view)
        laid, trump = table.lanes.laid, table.trump
        open_ = 0 if self._facts.took else view.upcard.bit
        self._pack = laid(trump, PACK_BITS[view.rules.deck] & ~open_)
        self._gone = laid(trump, sum(self._facts.played))
        self._heights = heights_of(view.rules.deck)

    def weigh(
        self, chance: Random, plain: Action, valued: Valued = Value
    ) -> list[tuple[Action, float]]:
        """Return the legal cards with what they are worth, best first; of equals the plain one."""
        view, table = self._view, self.table
        value = valued(view)
        worth = [value.of(points) for points in payoff(view.rules, self._maker, view.alone)]
        likely = LikelyWorlds(view, chance)
        plays = [play for play in view.legal if isinstance(play, Play)]
        cards = [table.bit(play.card) for play in plays]
        overtaking = self._overtaking(cards)
        begin = [-TRUST if card in overtaking else 0.0 for card in cards]

        def gains() -> list[float]:
            gained = begin.copy()
            for part, tricks in self.sample(likely, cards):
                for place, number in enumerate(tricks):
                    gained[place] += part * worth[number]
            return gained

        return compare(plays, gains, plain, batch=BATCH, most=SAMPLES)

    def sample(self, likely: LikelyWorlds, cards: list[int]) -> list[tuple[float, list[int]]]:
        """Return what comes of each card, in bits of lanes, in one more sample.

        It is told in parts of the sample, which sum to 1, each with the tricks of the maker's side
        by card.
        """
        found: list[tuple[float, list[int]]] = []
        solution: dict[int, int] = {}
        for _ in range(WORLDS):
            world = likely.draw()
            state = self.table.tricks(world.hands)
            if not solution:
                solution = solved(state)
            found.append(((1.0 - MIX) / WORLDS, self._played(state, self._hidden(world), cards)))
        found.append((MIX, [solution[card] for card in cards]))
        return found

    def _played(self, state: Tricks, hidden: list[int], cards: list[int]) -> list[int]:
        """Return the tricks of the maker's side where each card is laid and the policy plays on."""
        found: list[int] = []
        for card in cards:
            after = state.copy()
            after.play(card)
            found.append(finish_from(after, hidden, self._maker, self._heights, self._gone | card))
        return found

    def _overtaking(self, cards: list[int]) -> list[int]:
        """Return those of the cards that take a trick away from the fellow who is winning it."""
        view, table = self._view, self.table
        if not view.trick or view.trump is None:
            return []
        seat, best = winning(view.trick, view.trump)
        makers = table.order.makers
        if makers[seat] != makers[table.turn]:
            return []
        bit, led = table.bit(best), table.lanes.lane[table.bit(view.trick[0][1])]
        return [card for card in cards if card > bit and card & (led | table.lanes.trumps)]

    def _hidden(self, world: World) -> list[int]:
        """Return by seat the cards that it has not seen put aside."""
        aside = put_aside(self._view, self._facts, world)
        laid = self.table.lanes.all_laid(self.table.trump, aside)
        return [self._pack & ~cards for cards in laid]
