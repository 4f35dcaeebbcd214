"""Scenes of real deals: every decision is drawn at random, so that all states come about."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from euchre.rules.actions import Action, Alone, Pass
from euchre.rules.events import CardsShown, DealScored, TrickTaken
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.table.loop import Table
from euchre.table.shuffle import Packs
from euchre.ui.answers.question import question_of
from euchre.ui.scene import Scene
from euchre.ui.sitting import PERSON, Sitting
from euchre.views import View, view

SEEDS = 400


class Wayward:
    """A player who passes, and goes alone, as chance has it, and else does anything."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        chance = Random(f"{self._seed}:{view}")
        for action, probability in ((Pass(), 0.7), (Alone(), 0.25)):
            if action in view.legal and chance.random() < probability:
                return action
        others = [
            place for place, action in enumerate(view.legal) if action not in {Pass(), Alone()}
        ]
        return view.legal[others[int(chance.random() * len(others))]]


@dataclass(frozen=True, slots=True)
class Named(Sitting):
    """A sitting at which everybody is called something."""

    called: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return self.called


def sat_down(rules: Rules, seed: int = 1) -> Sitting:
    """A sitting at a table with bots."""
    return Sitting(rules, ("normal",) * (rules.players - 1), seed)


def scene_at(position: Phase, sitting: Sitting, hand: int = 4, scores: Sequence[int] = ()) -> Scene:
    """The scene of a position, the person being asked where it is his turn."""
    seen = view(position, PERSON)
    asked = question_of(seen) if seen.turn == PERSON else None
    return Scene(seen, sitting, hand, tuple(scores) or seen.scores, question=asked)


def with_trick(scene: Scene) -> Scene:
    """The scene while the trick just finished still lies on the table."""
    return replace(scene, question=None, pause=1.1)


def has_trick(scene: Scene) -> bool:
    """Whether a trick was just finished."""
    events = [
        event for event in scene.view.history if not isinstance(event, DealScored | CardsShown)
    ]
    return isinstance(events[-1], TrickTaken)


def scenes(rules: Rules, seed: int) -> Iterator[Scene]:
    """The scenes of a game, in order."""
    sitting = sat_down(rules, seed)
    table = Table(rules, [Wayward(seed)] * rules.players, Packs(rules, seed))
    finished: list[View] = []
    while not table.winners:
        table.deal()
        while True:
            scene = scene_at(table.position, sitting, len(finished) + 1, table.scores)
            scene = replace(scene, deals=tuple(finished))
            if has_trick(scene):
                yield with_trick(scene)
            if table.deal_is_over:
                break
            yield scene
            table.step()
        finished.append(table.view(PERSON))


def first(rules: Rules, wanted: Callable[[Scene], bool]) -> Scene:
    """The first scene that is as wanted, over games with rising seeds."""
    for seed in range(SEEDS):
        for scene in scenes(rules, seed):
            if wanted(scene):
                return scene
    message = "no such scene in so many games"
    raise LookupError(message)
