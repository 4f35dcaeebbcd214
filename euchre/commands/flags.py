"""Flags that several commands share: the table's rules, the bots and the seed."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from euchre.rules.options import OPTIONS, Option

if TYPE_CHECKING:
    from euchre.rules.rules import Rules

Command = TypeVar("Command", bound=Callable[..., Any])

LEVELS: Final = ("easy", "normal")
"""The names of the bots, which a test holds against the bots themselves."""

_HELP: Final = {
    "players": "How many play.",
    "deck": "How many cards: 25 has a joker, 32 has sevens and eights.",
    "target": "The points that win the game.",
    "stick_the_dealer": "The dealer may not pass in round 2.",
    "forced_pickup": "The dealer must take the upcard that is ordered up.",
    "any_suit": "The suit turned down may be named in round 2.",
    "joker_suit": "What a joker turned up stands for.",
    "defend_alone": "When a defender may play alone.",
    "lone_march": "The points of a lone maker's march.",
    "super_euchre": "Two defenders who take all five score 4 each.",
    "tie": "What happens when two defenders reach the target together.",
    "loner_lead": "Whose left leads when somebody plays alone.",
}


class OneOf(click.ParamType):
    """One of a few values; a bad one is answered with the good ones and the nearest."""

    name = "choice"

    def __init__(self, values: Sequence[int | str]) -> None:
        """Offer those values."""
        self.values = {str(value): value for value in values}

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:  # noqa: ARG002 - click's
        """Return the values for the help."""
        return f"[{'|'.join(self.values)}]"

    def convert(
        self,
        value: Any,  # noqa: ANN401 - click's
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> int | str:
        """Return the value meant, or refuse it."""
        text = str(value).strip().lower()
        if text in self.values:
            return self.values[text]
        nearest = difflib.get_close_matches(text, self.values, 1)
        meant = f" Did you mean {nearest[0]}?" if nearest else ""
        self.fail(f"{str(value)!r} is not one of {', '.join(self.values)}.{meant}", param, ctx)


class WholeNumber(click.ParamType):
    """A whole number, from a least one."""

    name = "number"

    def __init__(self, least: int | None = None) -> None:
        """Take numbers from that one on."""
        self.least = least

    def convert(
        self,
        value: Any,  # noqa: ANN401 - click's
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> int:
        """Return the number, or refuse it."""
        try:
            number = int(value)
        except ValueError:
            self.fail(f"{str(value)[:40]!r} is not a whole number.", param, ctx)
        if self.least is not None and number < self.least:
            self.fail(f"{number} is less than {self.least}.", param, ctx)
        return number


def _flag(option: Option) -> Callable[[Command], Command]:
    name = option.name.replace("_", "-")
    about = f"{_HELP[option.name]} ({option.clause})"
    if option.choices == (False, True):
        return click.option(f"--{name}/--no-{name}", option.name, default=None, help=about)
    kind = OneOf(option.choices) if option.choices else WholeNumber(1)
    metavar = None if option.choices else "N"
    return click.option(f"--{name}", option.name, type=kind, metavar=metavar, help=about)


def rule_flags(command: Command) -> Command:
    """Give a command a flag for every option of a table, by RECORD's names with hyphens."""
    for option in reversed(OPTIONS):
        command = _flag(option)(command)
    return command


def rules_from(given: dict[str, Any]) -> Rules:
    """Take the rule flags out of a command's values and return the rules they make.

    Raises click.UsageError where an option means nothing at the table.
    """
    from euchre.rules.errors import RulesError
    from euchre.rules.rules import Rules
    from euchre.ui.words.faults import where_it_means_something

    options = {option.name: given.pop(option.name) for option in OPTIONS}
    try:
        return Rules(**{name: value for name, value in options.items() if value is not None})
    except RulesError as error:
        flag = f"--{error.name.replace('_', '-')}"
        where = where_it_means_something(error.name)
        message = f"{flag} means nothing at this table: it is for {where}. Leave it out."
        raise click.UsageError(message) from error


def bots_flag(about: str) -> Callable[[Command], Command]:
    """Return the flag that says which bots play."""
    metavar = f"[{'|'.join(LEVELS)}],..."
    return click.option("--bots", default="normal", show_default=True, metavar=metavar, help=about)


def bots_from(text: str, seats: int) -> tuple[str, ...]:
    """Return a bot's name for each of so many seats: one for all, or one for each.

    Raises click.BadParameter otherwise.
    """
    levels = OneOf(LEVELS)
    hint = "'--bots'"
    try:
        names = [str(levels.convert(name, None, None)) for name in text.split(",")]
    except click.BadParameter as error:
        raise click.BadParameter(error.message, param_hint=hint) from error
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        message = (
            f"{len(names)} bots are named, and this table has {seats} seats for them. "
            f"Name one for all, or {seats}."
        )
        raise click.BadParameter(message, param_hint=hint)
    return tuple(names)


seed_flag = click.option(
    "--seed", type=WholeNumber(), metavar="N", help="A number that makes everything repeatable."
)
