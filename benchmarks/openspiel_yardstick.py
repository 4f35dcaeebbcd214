"""The yardstick: random four-handed euchre deals a second in OpenSpiel, driven from Python.

OpenSpiel is an extra of this project: `python -m pip install -e '.[outside]'` into the environment
that runs this.
"""

import argparse
import platform
import random
import sys
import time
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from figures import from_one


class State(Protocol):
    """What is used of a state of OpenSpiel, in which a card dealt is an action like any other."""

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        ...

    def is_chance_node(self) -> bool:
        """Whether the next card is dealt, not chosen."""
        ...

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be dealt next, each with its probability."""
        ...

    def current_player(self) -> int:
        """Whose turn it is."""
        ...

    def legal_actions(self) -> list[int]:
        """What the player whose turn it is may do."""
        ...

    def apply_action(self, action: int) -> None:
        """Changes the state."""
        ...

    def returns(self) -> list[float]:
        """What each player has of it when the deal is over."""
        ...

    def clone(self) -> "State":
        """Another state of the same position."""
        ...


class Game(Protocol):
    """What is used of a game of OpenSpiel."""

    def new_initial_state(self) -> State:
        """A deal before its first card."""
        ...


def need_openspiel() -> None:
    """Ends the program with a sentence where OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        name = Path(sys.argv[0]).stem
        sys.exit(f"{name}: no OpenSpiel here; python -m pip install -e '.[outside]'")


def load_euchre(**options: bool) -> Game:
    """OpenSpiel's euchre; raises ModuleNotFoundError where OpenSpiel is not installed."""
    return cast("Game", import_module("pyspiel").load_game("euchre", options))


def play_random_deal(game: Game) -> None:
    """Plays one deal from the shuffle to the score, each choice at random."""
    play_on(game.new_initial_state())


def play_on(state: State) -> None:
    """Plays a deal from any state to the score, each choice at random."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))


def deals_a_second(deals: int, seed: int = 1) -> float:
    """Random whole deals for each second of this process's CPU time."""
    game = load_euchre()
    random.seed(seed)
    start = time.process_time()
    for _ in range(deals):
        play_random_deal(game)
    return deals / (time.process_time() - start)


def main() -> None:
    """Prints the rate of each run."""
    parser = argparse.ArgumentParser(description="Random euchre deals a second in OpenSpiel.")
    parser.add_argument("--deals", type=from_one, default=20_000, help="deals in a run")
    parser.add_argument("--runs", type=from_one, default=3)
    arguments = parser.parse_args()
    need_openspiel()
    print(f"OpenSpiel {version('open_spiel')}, Python {platform.python_version()}")
    for run in range(arguments.runs):
        rate = deals_a_second(arguments.deals, seed=run)
        print(f"{rate:,.0f} random deals a second of CPU time ({arguments.deals:,} deals)")


if __name__ == "__main__":
    main()
