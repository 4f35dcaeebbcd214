"""How far somebody has come in the lessons and in practice, which is kept where games are."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

import click

if TYPE_CHECKING:
    from euchre.store.games import Store
    from euchre.store.learned import Learned
    from euchre.store.practised import Practised
    from euchre.table.keeping import Books, Trouble


class _Kept(Protocol):
    @property
    def trouble(self) -> Trouble | None: ...


K = TypeVar("K", bound=_Kept)


def progress() -> AbstractContextManager[Learned]:
    """Open what was learned, and close it again.

    Where it cannot be kept that is said on standard error, and nothing is known of it.
    """
    from euchre.store.learned import Learned
    from euchre.ui.words.learning import not_kept

    return _kept(Learned, not_kept)


def practised() -> AbstractContextManager[Practised]:
    """Open what was practised, in the same way."""
    from euchre.store.practised import Practised
    from euchre.ui.words.practice import not_kept

    return _kept(Practised, not_kept)


@contextmanager
def _kept(made: Callable[[Store | None], K], not_kept: Callable[[str], str]) -> Generator[K]:
    from euchre.commands.keeping import games_file, open_or_set_aside
    from euchre.store.file import CannotKeep
    from euchre.ui.words.kept import cannot_open, was_set_aside
    from euchre.ui.words.text import printable

    path = games_file()
    try:
        store, aside = open_or_set_aside(path)
    except CannotKeep as error:
        _say(not_kept(cannot_open(error.trouble, printable(str(error.path)))))
        yield made(None)
        return
    if aside is not None:
        _say(was_set_aside(printable(str(path)), printable(str(aside))))
    kept = made(store)
    try:
        yield kept
    finally:
        store.close()
        if kept.trouble is not None:
            _say(not_kept(cannot_open(kept.trouble, printable(str(path)))))


def progress_in(books: Books) -> Learned:
    """Return what was learned as it stands beside those games, or nothing where none are kept."""
    from euchre.store.learned import Learned

    return Learned(_store_of(books))


def has_finished(books: Books) -> bool:
    """Tell whether a game was played to its end; yes where games are not kept, and none can be."""
    from euchre.store.books import StoreBooks

    return books.has_finished() if isinstance(books, StoreBooks) else True


def practised_in(books: Books) -> Practised:
    """Return what was practised as it stands beside those games, or nothing."""
    from euchre.store.practised import Practised

    return Practised(_store_of(books))


def _store_of(books: Books) -> Store | None:
    from euchre.store.books import StoreBooks

    return books.store if isinstance(books, StoreBooks) else None


def _say(sentence: str) -> None:
    click.echo(f"euchre-cli: {sentence}", err=True)
