"""What the shell offers while a command is typed; it must be quick, and it never fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import click
from click.shell_completion import CompletionItem

from euchre.rules.options import Value

Completer: TypeAlias = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def of_values(values: Iterable[Value]) -> Completer:
    """Return what offers a few values."""
    words = [str(value).lower() for value in values]

    def complete(
        _context: click.Context, _parameter: click.Parameter, begun: str
    ) -> list[CompletionItem]:
        return _beginning(words, begun)

    return complete


def kept_game(
    _context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem]:
    """Offer the kept games by their numbers, the latest first."""
    return _beginning(["last", *_kept()], begun)


def game_or_file(
    context: click.Context, parameter: click.Parameter, begun: str
) -> list[CompletionItem]:
    """Offer the kept games, or files where what is typed begins no game's number."""
    return kept_game(context, parameter, begun) or [CompletionItem(begun, type="file")]


def lesson_name(
    _context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem]:
    """Offer the lessons by their names."""
    from euchre.ui.words.lessons import LESSONS

    return _beginning([lesson.name for lesson in LESSONS], begun)


def key(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """Offer the keys of the settings file."""
    from euchre.store.keys import KEYS

    return _beginning(KEYS, begun.replace("-", "_"))


def value_of_key(
    context: click.Context, _parameter: click.Parameter, begun: str
) -> list[CompletionItem]:
    """Offer the values of the key that was typed before."""
    from euchre.store.keys import KEYS

    typed = KEYS.get(str(context.params.get("key", "")).replace("-", "_"))
    return [] if typed is None else _beginning([str(good).lower() for good in typed.values], begun)


def _beginning(words: Iterable[str], begun: str) -> list[CompletionItem]:
    return [CompletionItem(word) for word in words if word.startswith(begun.lower())]


_MOST = 50
"""So many games are offered at most."""


def _kept() -> list[str]:
    """Return the numbers of the kept games, none where they cannot be read."""
    from euchre.commands.keeping import kept_games

    try:
        with kept_games() as store:
            return [str(number) for number in store.ids()[: -_MOST - 1 : -1]]
    except Exception:  # noqa: BLE001 - whatever it is, nobody is there to be told
        return []
