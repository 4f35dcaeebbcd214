"""The table options of docs/rules.md as data, so that rules, flags and documents share one list.

It imports next to nothing: `euchre-cli --help` reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

Value: TypeAlias = int | str


class Option(NamedTuple):
    """A table option: what it may be, and what it is when nothing is said.

    `choices` is empty where any whole number from 1 will do. `defaults` has an entry for each
    number of players the option means something for.
    """

    name: str
    clause: str
    choices: tuple[Value, ...]
    defaults: Mapping[int, Value]
    decks: tuple[int, ...] = (24, 25, 32)

    def means_something(self, players: int, deck: int) -> bool:
        """Tell whether the option has a meaning at that table."""
        return players in self.defaults and deck in self.decks

    def allows(self, value: object) -> bool:
        """Tell whether the value is one of the choices, of the very type (True is not 1)."""
        if not self.choices:
            return type(value) is int and value >= 1
        return any(type(value) is type(choice) and value == choice for choice in self.choices)


def _always(value: Value) -> dict[int, Value]:
    return {2: value, 3: value, 4: value}


OPTIONS: Final = (
    Option("players", "B2", (2, 3, 4), _always(3)),
    Option("deck", "C1", (24, 25, 32), _always(24)),
    Option("target", "B9", (), _always(10)),
    Option("stick_the_dealer", "B7", (False, True), _always(value=False)),
    Option("forced_pickup", "B4", (False, True), _always(value=False)),
    Option("any_suit", "B5", (False, True), _always(value=False)),
    Option("joker_suit", "B8", ("h", "s", "dealer"), _always("h"), decks=(25,)),
    Option("defend_alone", "T3", ("any", "loner", "never"), {3: "any", 4: "loner"}),
    Option("lone_march", "T5", (3, 4, 5), {3: 3}),
    Option("super_euchre", "T6", (False, True), {3: False}),
    Option("tie", "T8", ("play-on", "shared"), {3: "play-on"}),
    Option("loner_lead", "F3", ("loner", "dealer"), {4: "loner"}),
)
"""Every option, in the order of docs/record.md."""
