"""The rules of a table as flags of a benchmark, one for each option."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from figures import from_one

from euchre.rules.options import OPTIONS, Option
from euchre.rules.rules import Rules


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Adds a flag for each option, which is None where nothing is said."""
    for option in OPTIONS:
        flag = f"--{option.name.replace('_', '-')}"
        if True in option.choices:
            parser.add_argument(flag, action=argparse.BooleanOptionalAction)
        else:
            parser.add_argument(flag, type=_type_of(option), choices=option.choices or None)


def _type_of(option: Option) -> Callable[[str], object]:
    return type(option.choices[0]) if option.choices else from_one


def rules_of(arguments: argparse.Namespace) -> Rules:
    """The rules that flags say; raises RulesError where one of them means nothing."""
    given = {option.name: getattr(arguments, option.name) for option in OPTIONS}
    return Rules.parse({name: value for name, value in given.items() if value is not None})
