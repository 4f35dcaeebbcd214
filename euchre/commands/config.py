"""`euchre-cli config`: what is set and where it comes from, and setting it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from euchre.commands import completing
from euchre.commands.configured import Configuration, configuration, said_of, table_of
from euchre.commands.flags import rule_flags, rules_from, setting_flags

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.rules.rules import Rules
    from euchre.store.keys import Value


@click.group(invoke_without_command=True, short_help="Print or change what is set.")
@rule_flags
@setting_flags
@click.pass_context
def config(context: click.Context, /, **given: Any) -> None:  # noqa: ANN401 - the flags
    """Print each setting with its value and where that comes from, and where data lies.

    Flags go before the environment, that before the settings file. House rules that are set make
    your own table: `euchre-cli` and `euchre-cli rules` take them; `simulate` and `verify` do not.
    """
    if context.invoked_subcommand is not None:
        return
    found = configuration()
    flags = {name: value for name, value in given.items() if value is not None}
    rules = rules_from(given, found.values)
    for line in _lines(found, flags, rules):
        click.echo(line)


def _lines(found: Configuration, flags: Mapping[str, Any], rules: Rules) -> list[str]:
    """Return what is set, a line for each key, and where data lies."""
    from euchre.commands.failure import log_file
    from euchre.commands.keeping import games_file
    from euchre.store.keys import KEYS
    from euchre.ui.words.config import line, place, spelt

    rows = [(name, *_value(name, found, flags, rules)) for name in KEYS]
    widths = (max(map(len, KEYS)), max(len(spelt(value)) for _, value, _ in rows))
    places = (("Settings file", found.path), ("Kept games", games_file()), ("Log", log_file()))
    return [
        *(line(name, value, source, widths) for name, value, source in rows),
        "",
        *(place(what, str(path), exists=_exists(path)) for what, path in places),
    ]


def _value(
    name: str, found: Configuration, flags: Mapping[str, Any], rules: Rules
) -> tuple[object, str]:
    """Return the value of a key that is in force, and where it comes from."""
    from euchre.store.keys import KEYS
    from euchre.ui.words.config import DEFAULT, FILE, FLAG, NOT_HERE, from_environment, left_out

    if name in flags:
        return flags[name], FLAG
    in_force: object = getattr(rules, name) if name in rules.__slots__ else KEYS[name].default
    if name not in found.values:
        return (NOT_HERE if in_force is None else in_force), DEFAULT
    source = from_environment(found.variables[name]) if name in found.variables else FILE
    if name in rules.__slots__ and in_force is None:
        return NOT_HERE, left_out(source, name)
    return found.values[name], source


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


@config.command("set", short_help="Set a value in the settings file.")
@click.argument("key", shell_complete=completing.key)
@click.argument("value", shell_complete=completing.value_of_key)
def set_(key: str, value: str) -> None:
    """Write a VALUE for a KEY into the settings file, and check it first."""
    from euchre.store.config import CannotWrite, Writer, read
    from euchre.ui.words.config import OVERRIDDEN, is_set

    name = _known(key)
    taken = _read(name, value)
    found = configuration()
    _check_table({**read(found.path).values, name: taken}, name)
    try:
        Writer(found.path).write(name, taken)
    except CannotWrite as error:
        raise _unwritten(found.path, error) from error
    click.echo(is_set(name, taken, str(found.path)))
    if name in found.variables:
        click.echo(OVERRIDDEN.format(variable=found.variables[name]))


@config.command("unset", short_help="Take a value out of the settings file.")
@click.argument("key", shell_complete=completing.key)
def unset(key: str) -> None:
    """Take a KEY out of the settings file, so that it has its default again."""
    from euchre.settings import SEEN
    from euchre.store.config import CannotWrite, Writer, read
    from euchre.ui.words.config import is_unset

    name = key if key == SEEN else _known(key)
    found = configuration()
    left = {other: value for other, value in read(found.path).values.items() if other != name}
    # Without any other key, what is left means no less than before.
    if name in {"players", "deck"}:
        _check_table(left, name)
    try:
        was_there = Writer(found.path).unset(name)
    except CannotWrite as error:
        raise _unwritten(found.path, error) from error
    click.echo(is_unset(name, was_there=was_there))


def _known(key: str) -> str:
    """Return the key that is meant, hyphens or not; raises click.UsageError."""
    from euchre.settings import SEEN
    from euchre.store.keys import KEYS, Fault
    from euchre.ui.words.config import TIPS_ARE_KEPT

    name = key.strip().lower().replace("-", "_")
    if name == SEEN:
        raise click.UsageError(TIPS_ARE_KEPT)
    if name not in KEYS:
        sentence = said_of(Fault(name, None))
        raise click.UsageError(sentence[:1].upper() + sentence[1:])
    return name


def _read(name: str, text: str) -> Value:
    from euchre.store.keys import KEYS, Fault

    try:
        return KEYS[name].read(text)
    except ValueError as error:
        raise click.UsageError(said_of(Fault(name, text, KEYS[name]))) from error


def _check_table(values: Mapping[str, Any], changed: str) -> None:
    """Refuse a table that means nothing; raises click.UsageError."""
    from euchre.rules.errors import RulesError
    from euchre.rules.options import OPTIONS
    from euchre.rules.rules import Rules
    from euchre.ui.words.config import bots_and_seats, means_nothing

    names = {option.name for option in OPTIONS}
    if changed not in names | {"bots"}:
        return
    try:
        Rules(**{name: value for name, value in values.items() if name in names})
    except RulesError as error:
        message = means_nothing(error, *table_of(values), changed)
        raise click.UsageError(message) from error
    seats = table_of(values)[0] - 1
    bots = str(values.get("bots", "")).split(",")
    if len(bots) not in {1, seats}:
        raise click.UsageError(bots_and_seats(len(bots), seats))


def _unwritten(path: Path, error: Exception) -> click.ClickException:
    from euchre.ui.words.config import unwritten

    return click.ClickException(unwritten(str(path), str(error)))
