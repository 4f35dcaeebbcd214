"""What a program from outside must know and answer to play a seat against our bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from euchre.rules.actions import Action
from euchre.rules.phase import Dealt
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat


class Opponent(Protocol):
    """A program from outside in one seat of one deal, put into its words by an adapter.

    It is made from the deal and its seat, before a bid. The deal is whole, as the programs that
    deal for themselves want it; what of it the program looks at is for its adapter to say. Our own
    bots are handed views and nothing else.
    """

    def allows(self, action: Action) -> bool:
        """Whether the program's rules know the action; what they do not know nobody may do."""
        ...

    def told(self, seat: Seat, action: Action) -> None:
        """Take note of what a seat does, its own seat too."""
        ...

    def asked(self, legal: Sequence[Action]) -> Action:
        """Return one of these, all of which the program allows."""
        ...


class Needs(NamedTuple):
    """What must be installed for a program: its package, the module of it, and what installs it."""

    package: str
    module: str
    install: str


class Outside(NamedTuple):
    """A program from outside: the rules under which its game is ours, and how it takes a seat.

    `needs` is what must be installed, where that is anything. `check` compares a deal of that seed
    and number in both programs, returns in words how much of it was compared, by name, and raises
    ValueError where they differ. `repeats` says whether it does the same again with the same seed.
    """

    rules: Rules
    sit: Callable[[Dealt, Seat], Opponent]
    needs: Needs | None = None
    check: Callable[[int, int], Counter[str]] | None = None
    repeats: bool = True
