"""The two lines that stay on the terminal when the table is left."""

from __future__ import annotations

from euchre.ui.scene import Scene
from euchre.ui.words.ends import command_again, game_result, seed_line
from euchre.ui.words.kept import left
from euchre.ui.words.people import People


def parting(scene: Scene) -> list[str]:
    """Return how the game stands, and how to have the same cards again."""
    sitting = scene.sitting
    people = People.of(scene.view, scene.names)
    result = game_result(people, scene.winners) if scene.winners else left(scene.saved)
    command = command_again(sitting.rules, sitting.bots, sitting.seed, sitting.name)
    return [result, seed_line(sitting.seed, scene.game, command)]
