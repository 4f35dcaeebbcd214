"""What a person has set: in the environment, and in the settings file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from euchre.rules.options import OPTIONS

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.settings import Remember
    from euchre.store.keys import Fault


class Configuration(NamedTuple):
    """The values that are set, by name: those of the environment go before those of the file.

    `variables` are those that a value of the environment comes from, by the value's name.
    """

    path: Path
    environment: Mapping[str, Any]
    file: Mapping[str, Any]
    variables: Mapping[str, str]

    @property
    def values(self) -> dict[str, Any]:
        """All values that are set."""
        return {**self.file, **self.environment}

    @property
    def remember(self) -> Remember:
        """What keeps a setting in the file."""
        from euchre.store.config import Writer

        return Writer(self.path).remember


def settings_file() -> Path:
    """Return where settings are kept."""
    from platformdirs import user_config_path

    return user_config_path("euchre-cli") / "config.toml"


def configuration() -> Configuration:
    """Read the environment and the file; what is wrong with them is said on standard error."""
    from euchre.store.config import read
    from euchre.ui.words.config import in_file, unreadable

    path = settings_file()
    found = read(path)
    if found.unreadable is not None:
        _warn(unreadable(str(path), found.unreadable))
    for fault in found.faults:
        _warn(in_file(str(path), said_of(fault)))
    environment, variables = _environment()
    return Configuration(path, environment, found.values, variables)


def said_of(fault: Fault) -> str:
    """Return what is wrong with a value, in a sentence."""
    from euchre.settings import SEEN
    from euchre.store.keys import nearest_key
    from euchre.ui.words.config import no_key, wrong_value

    if fault.key is None and fault.name != SEEN:
        return no_key(fault.name, nearest_key(fault.name))
    good = () if fault.key is None else fault.key.values
    meant = fault.key.nearest(str(fault.value)) if fault.key is not None else None
    return wrong_value(fault.name, fault.value, good, meant)


def _environment() -> tuple[dict[str, Any], dict[str, str]]:
    """Return the values that the environment sets, and the variables that they come from."""
    from euchre.store.keys import KEYS, Fault

    values: dict[str, Any] = {}
    variables: dict[str, str] = {}
    for name, key in KEYS.items():
        variable = f"EUCHRE_{name.upper()}"
        text = os.environ.get(variable)
        if text is None:
            continue
        try:
            values[name], variables[name] = key.read(text), variable
        except ValueError:
            _warn(said_of(Fault(name, text, key)).replace(name, variable, 1))
    if os.environ.get("ACCESSIBLE", "0") not in {"", "0"}:
        values["plain"], variables["plain"] = True, "ACCESSIBLE"
    return values, variables


def _warn(sentence: str) -> None:
    click.echo(f"euchre-cli: {sentence}", err=True)


def table_of(values: Mapping[str, Any]) -> tuple[int, int]:
    """Return how many play, and with how many cards."""
    return int(values.get("players", 3)), int(values.get("deck", 24))


def house_rules(flags: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a table: what the flags say, then what is set and means something.

    What is set is for a person's own table: where a flag makes it another, it is left out.
    """
    players, deck = table_of({**values, **flags})
    return {
        option.name: values[option.name]
        for option in OPTIONS
        if option.name in values
        and option.name not in flags
        and option.means_something(players, deck)
    }
