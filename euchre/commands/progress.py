"""How far somebody has come in the lessons, which is kept where games are."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from euchre.store.learned import Learned
    from euchre.table.keeping import Books


@contextmanager
def progress() -> Generator[Learned]:
    """Open what was learned, and close it again.

    Where it cannot be kept that is said on standard error, and nothing is known of it.
    """
    from euchre.commands.keeping import games_file, open_or_set_aside
    from euchre.store.file import CannotKeep
    from euchre.store.learned import Learned
    from euchre.ui.words.kept import cannot_open, was_set_aside
    from euchre.ui.words.learning import not_kept
    from euchre.ui.words.text import printable

    path = games_file()
    try:
        store, aside = open_or_set_aside(path)
    except CannotKeep as error:
        _say(not_kept(cannot_open(error.trouble, printable(str(error.path)))))
        yield Learned()
        return
    if aside is not None:
        _say(was_set_aside(printable(str(path)), printable(str(aside))))
    learned = Learned(store)
    try:
        yield learned
    finally:
        store.close()
        if learned.trouble is not None:
            _say(not_kept(cannot_open(learned.trouble, printable(str(path)))))


def progress_in(books: Books) -> Learned:
    """Return what was learned as it stands beside those games, or nothing where none are kept."""
    from euchre.store.books import StoreBooks
    from euchre.store.learned import Learned

    return Learned(books.store if isinstance(books, StoreBooks) else None)


def _say(sentence: str) -> None:
    click.echo(f"euchre-cli: {sentence}", err=True)
