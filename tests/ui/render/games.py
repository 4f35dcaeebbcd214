"""Games that are really played, as the scenes that a person at seat 0 sees of them."""

from functools import cache
from random import Random
from typing import Any

from rich.cells import cell_len

from euchre.bots import BOTS
from euchre.player import Player
from euchre.rules.actions import Action, Pass
from euchre.rules.rules import Rules
from euchre.table.loop import Table
from euchre.table.shuffle import Packs
from euchre.ui.answers.question import Question, question_of
from euchre.ui.render.canvas import Canvas
from euchre.ui.scene import Scene
from euchre.ui.sitting import PERSON, Sitting
from euchre.ui.theme import Ground, Ink, theme
from euchre.views import View

LONGEST = 60
"""Deals after which a game at random is left as it is."""


class Chance:
    """A player who does anything that is legal, and passes as often as not."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View, /) -> Action:
        if Pass() in view.legal and self._chance.random() < 0.4:
            return Pass()
        return view.legal[int(self._chance.random() * len(view.legal))]


class Played:
    """A game with its scenes: one for each decision of the person, and one for each result."""

    def __init__(self, rules: Rules, seed: int, player: Player) -> None:
        self.sitting = Sitting(rules, ("normal",) * (rules.players - 1), seed)
        self.table = Table(rules, [player] * rules.players, Packs(rules, seed))
        self.asked: list[Scene] = []
        self.results: list[Scene] = []
        while not self.table.winners and len(self.results) < LONGEST:
            self._deal()

    def _deal(self) -> None:
        self.table.deal()
        while not self.table.deal_is_over:
            view = self.table.view(PERSON)
            if view.turn == PERSON:
                self.asked.append(self._scene(view, question_of(view)))
            self.table.step()
        self.results.append(self._scene(self.table.view(PERSON), Question.NEXT_HAND))

    def _scene(self, view: View, question: Question) -> Scene:
        finished = tuple(scene.view for scene in self.results)
        return Scene(
            view=view,
            sitting=self.sitting,
            hand=len(finished) + 1,
            scores=self.table.scores,
            winners=self.table.winners,
            deals=(*finished, view) if view.turn is None else finished,
            question=question,
            commitment=self.table.commitment,
        )

    @property
    def record(self) -> dict[str, Any]:
        """The game as a record."""
        return self.table.record(self.sitting.names)


@cache
def between_bots(players: int, seed: int) -> Played:
    """A game between bots by the default rules."""
    return Played(Rules(players=players), seed, BOTS["normal"](seed=seed))


def at_random(rules: Rules, seed: int) -> Played:
    """A game in which anything happens."""
    return Played(rules, seed, Chance(seed))


def passed_in(players: int) -> Scene:
    """A passed-in deal in the midst of a game in which anything happens."""
    rules = Rules(players=players)
    results = (scene for seed in range(99) for scene in at_random(rules, seed).results)
    return next(scene for scene in results if scene.view.maker is None and scene.hand > 2)


class Strict(Canvas):
    """A canvas on which nothing may be cut off, or lie outside the rows of a page."""

    def put(
        self, row: int, column: int, text: str, ink: Ink = Ink.TEXT, ground: Ground | None = None
    ) -> int:
        """Write text, which must fit."""
        shown = self.theme.letters(text)
        if shown:
            assert 1 <= row < self.height - 2, (row, text)
            assert column >= 0, (column, text)
            assert column + cell_len(shown) <= self.width, (column, text)
        return super().put(row, column, text, ink, ground)


def drawn(width: int = 80, height: int = 24, *, ascii_only: bool = False) -> Strict:
    """An empty canvas without colour."""
    return Strict(theme("none", ascii_only=ascii_only), width, height)
