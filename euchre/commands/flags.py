"""Flags that several commands share: the table's rules, the bots and the seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from euchre.commands.completing import of_values
from euchre.rules.options import OPTIONS, Option, Value
from euchre.settings import CHOICES, LEVELS, Settings

if TYPE_CHECKING:
    from euchre.rules.rules import Rules

Command = TypeVar("Command", bound=Callable[..., Any])

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


def one_of(values: Sequence[Value]) -> Callable[[str], Value]:
    """Return what reads one of a few values; a bad one is answered with the good ones."""
    known = {str(value): value for value in values}

    def read(text: str) -> Value:
        meant = str(text).strip().lower()
        if meant in known:
            return known[meant]
        from difflib import get_close_matches

        nearest = get_close_matches(meant, known, 1)
        advice = f" Did you mean {nearest[0]}?" if nearest else ""
        message = f"{_quoted(text)} is not one of {', '.join(known)}.{advice}"
        raise click.BadParameter(message)

    return read


def whole_number(least: int | None = None) -> Callable[[str], int]:
    """Return what reads a whole number, from a least one."""
    wanted = "a whole number" if least is None else f"a whole number from {least}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = None
        if number is not None and (least is None or number >= least):
            return number
        message = f"{_quoted(text)} is not {wanted}."
        digits, most = text.strip().lstrip("+-"), _most_digits()
        if number is None and digits.isdecimal() and len(digits) > most:
            message = f"{_quoted(text)} has {len(digits)} digits, and {most} are the most."
        raise click.BadParameter(message)

    return read


def file_name(text: str) -> str:
    """Return the name of a file to write; one without a letter is refused."""
    if not text:
        message = "'' is no name of a file. Choose another file."
        raise click.BadParameter(message)
    return text


def values_shown(values: Sequence[Value]) -> str:
    """Return the values of a flag for the help."""
    return f"[{'|'.join(map(str, values))}]"


def _most_digits() -> int:
    """Return how many digits Python reads of a number."""
    import sys

    return sys.get_int_max_str_digits()


def _quoted(text: str) -> str:
    """Return what was typed, the beginning of what is long."""
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}...")


_LONGEST: Final = 40


def _words_of(value: Value) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def default_of(option: Option) -> str:
    """Return an option's default for the help, with the tables that it is for.

    >>> [default_of(option) for option in OPTIONS if option.name in ("deck", "tie", "joker_suit")]
    ['[default: 24]', '[25-card deck only; default: h]', '[3 players only; default: play-on]']
    """
    words = {players: _words_of(value) for players, value in option.defaults.items()}
    if len(set(words.values())) > 1:
        each = ", ".join(f"{value} for {players} players" for players, value in words.items())
        return f"[default: {each}]"
    (default,) = set(words.values())
    if option.decks == (25,):
        return f"[25-card deck only; default: {default}]"
    if len(words) == 1:
        return f"[{next(iter(words))} players only; default: {default}]"
    return f"[default: {default}]"


def _flag(option: Option) -> Callable[[Command], Command]:
    name = option.name.replace("_", "-")
    about = f"{_HELP[option.name]} ({option.clause})  {default_of(option)}"
    if option.choices == (False, True):
        return click.option(f"--{name}/--no-{name}", option.name, default=None, help=about)
    if not option.choices:
        kind = whole_number(1)
        return click.option(f"--{name}", option.name, type=kind, metavar="N", help=about)
    return click.option(
        f"--{name}",
        option.name,
        type=one_of(option.choices),
        metavar=values_shown(option.choices),
        shell_complete=of_values(option.choices),
        help=about,
    )


def rule_flags(command: Command) -> Command:
    """Give a command a flag for every option of a table, by its name in records, with hyphens."""
    for option in reversed(OPTIONS):
        command = _flag(option)(command)
    return command


_ABOUT_SETTINGS: Final = {
    "speed": "How quickly the bots move.",
    "suit_colors": "How many colours the suits have.",
    "theme": "The felt, or the terminal's own background.",
    "auto_play": "Which cards are played for you: the last of a hand, every forced one, or none.",
    "ask_defend_alone": "When you are asked whether you defend alone; 'able' asks with a strong "
    "hand.",
    "instant_keys": "A number or a letter answers at once.",
    "tips": "Give each tip once.",
    "color": "Whether to use colours.",
    "ascii": "Draw with ASCII only.",
    "plain": "Play in lines of text, for screen readers and pipes.",
}


def setting_flags(command: Command) -> Command:
    """Give a command a flag for every setting of how the table looks and goes."""
    return _with_settings(command, tuple(CHOICES))


def look_flags(command: Command) -> Command:
    """Give a command a flag for every setting of how things look."""
    return _with_settings(command, ("suit_colors", "theme", "color", "ascii", "plain"))


def _with_settings(command: Command, names: Sequence[str]) -> Command:
    for name in reversed(names):
        choices = CHOICES[name]
        flag, about = name.replace("_", "-"), f"{_ABOUT_SETTINGS[name]}  [default: {{}}]"
        default = _words_of(getattr(Settings(), name))
        if isinstance(choices[0], bool):
            flags = f"--{flag}/--no-{flag}"
            option = click.option(flags, name, default=None, help=about.format(default))
        else:
            option = click.option(
                *(f"--{flag}", name),
                type=one_of(choices),
                metavar=values_shown(choices),
                shell_complete=of_values(choices),
                help=about.format(default),
            )
        command = option(command)
    return command


def rules_from(given: dict[str, Any], values: Mapping[str, Any] | None = None) -> Rules:
    """Take the rule flags out of a command's values and return the rules they make.

    `values` are house rules that a person has set, for what no flag says. Raises click.UsageError
    where a flag means nothing at the table.
    """
    from euchre.commands.configured import house_rules
    from euchre.rules.errors import RulesError
    from euchre.rules.rules import Rules
    from euchre.ui.words.faults import where_it_means_something

    options = {option.name: given.pop(option.name) for option in OPTIONS}
    flags = {name: value for name, value in options.items() if value is not None}
    try:
        return Rules(**{**house_rules(flags, values or {}), **flags})
    except RulesError as error:
        flag = f"--{error.name.replace('_', '-')}"
        where = where_it_means_something(error.name)
        message = f"{flag} means nothing at this table: it is for {where}. Leave it out."
        raise click.UsageError(message) from error


def bots_flag(about: str) -> Callable[[Command], Command]:
    """Return the flag that says which bots play."""
    metavar = f"{values_shown(LEVELS)},..."
    return click.option(
        "--bots",
        default="normal",
        show_default=True,
        metavar=metavar,
        shell_complete=of_values(LEVELS),
        help=about,
    )


def bots_set(text: str, seats: int) -> str:
    """Return the bots that a person has set, as many as a table has seats for them.

    >>> bots_set("easy,normal", 3), bots_set("easy,normal", 1), bots_set("easy", 3)
    ('easy,normal,normal', 'easy', 'easy')
    """
    names = text.split(",")
    return ",".join((names + names[-1:] * seats)[:seats]) if len(names) > 1 else text


def bots_from(text: str, seats: int) -> tuple[str, ...]:
    """Return a bot's name for each of so many seats: one for all, or one for each.

    Raises click.BadParameter otherwise.
    """
    level = one_of(LEVELS)
    hint = "'--bots'"
    try:
        names = [str(level(name)) for name in text.split(",")]
    except click.BadParameter as error:
        raise click.BadParameter(error.message, param_hint=hint) from error
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        room, remedy = f"{seats} seats", f"Name one for all, or {seats}."
        if seats == 1:
            room, remedy = "1 seat", "Name one."
        message = f"{len(names)} bots are named, and this table has {room} for them. {remedy}"
        raise click.BadParameter(message, param_hint=hint)
    return tuple(names)


seed_flag = click.option(
    "--seed", type=whole_number(), metavar="N", help="A number that makes everything repeatable."
)
