"""OpenSpiel's search over information sets (ISMCTS) as an opponent.

It is handed OpenSpiel's state as OpenSpiel's own bots are, and draws anew for each simulation the
cards that its seat has not seen. It does not draw the dealer's discard anew, so that it searches
with the true one: it knows a card more than its seat may.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple, Protocol, cast

from openspiel_yardstick import State

from euchre.rules.actions import Action
from euchre.rules.phase import Dealt
from euchre.rules.seats import Seat
from outside.agreement import agree
from outside.openspiel import RULES, Twin, word_of
from outside.opponent import Needs, Outside

NEEDS: Final = Needs("open_spiel", "pyspiel", "python -m pip install -e '.[outside]'")
POLICIES: Final = {
    "most": "MAX_VISIT_COUNT",
    "drawn": "NORMALIZED_VISIT_COUNT",
    "best": "MAX_VALUE",
}
"""How it chooses when it has searched: what was tried most, by how often, what did best."""

_ANY_NUMBER: Final = -1


class Bot(Protocol):
    """What is used of a bot of OpenSpiel."""

    def step(self, state: State, /) -> int:
        """The number of the action that it chooses."""
        ...


class Library(Protocol):
    """What is used of OpenSpiel to make the bot."""

    def RandomRolloutEvaluator(self, rollouts: int, seed: int, /) -> object:  # noqa: N802 - its name
        """What plays a deal to its end at random."""
        ...

    def ISMCTSBot(self, seed: int, evaluator: object, /, *settings: object) -> Bot:  # noqa: N802 - its name
        """The bot; the settings are exploration, simulations, worlds and how it chooses."""
        ...

    @property
    def ISMCTSFinalPolicyType(self) -> Any:  # noqa: ANN401, N802 - its name
        """How it chooses when it has searched."""
        ...


class Settings(NamedTuple):
    """How a bot searches, as `ismcts` takes it."""

    simulations: int
    exploration: float
    policy: str


class Ismcts:
    """The bot in one seat of one deal; no seed fixes all that it does, as it uses hash tables."""

    def __init__(self, dealt: Dealt, seat: Seat, seed: int, settings: Settings) -> None:
        """Take the seat; raises ModuleNotFoundError where OpenSpiel is not installed."""
        library = cast("Library", import_module("pyspiel"))
        chance = Random(f"{seed}:{seat}:{dealt}")
        self._twin = Twin(dealt)
        self._bot = library.ISMCTSBot(
            chance.getrandbits(31),
            library.RandomRolloutEvaluator(1, chance.getrandbits(31)),
            settings.exploration,
            settings.simulations,
            _ANY_NUMBER,
            getattr(library.ISMCTSFinalPolicyType, POLICIES[settings.policy]),
        )

    def allows(self, action: Action) -> bool:
        """Whether OpenSpiel has such an action."""
        return word_of(action, self._twin.dealt) is not None

    def told(self, seat: Seat, action: Action) -> None:
        """Do the same in OpenSpiel's deal."""
        self._twin.do(action)

    def asked(self, legal: Sequence[Action]) -> Action:
        """Return what the bot chooses."""
        number = self._bot.step(self._twin.state)
        return next(action for action in legal if word_of(action, self._twin.dealt) == number)


def ismcts(
    seed: int, *, simulations: int = 500, exploration: float = 2.0, policy: str = "most"
) -> Outside:
    """OpenSpiel's bot: simulations a decision, how much they try what was tried little, `POLICIES`.

    Raises ValueError where there is no such policy.
    """
    if policy not in POLICIES:
        raise ValueError(f"no policy {policy}: one of {', '.join(POLICIES)}")
    settings = Settings(simulations, exploration, policy)
    return Outside(
        RULES,
        partial(Ismcts, seed=seed, settings=settings),
        needs=NEEDS,
        check=agree,
        repeats=False,
    )
