"""The file of kept games, as the commands open it: what goes wrong with it is said."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from euchre.store.games import Store
    from euchre.table.keeping import Books, Kept
    from euchre.ui.sitting import Sitting


def games_file() -> Path:
    """Return where games are kept."""
    from platformdirs import user_data_path

    return user_data_path("euchre-cli") / "games.sqlite3"


@contextmanager
def kept_games(*, to_write: bool = False) -> Generator[Store]:
    """Open the kept games, and close them again; to be written, a damaged file is first set aside.

    Raises click.ClickException where they cannot be used, or one of them cannot be read.
    """
    from euchre.store.file import CannotKeep
    from euchre.store.games import Store, Unreadable
    from euchre.ui.words.kept import cannot_open, unreadable
    from euchre.ui.words.text import printable

    path = games_file()
    try:
        with closing(_to_write(path) if to_write else Store.open_to_read(path)) as store:
            yield store
    except CannotKeep as error:
        sentence = cannot_open(error.trouble, printable(str(error.path)))
        raise click.ClickException(sentence) from error
    except Unreadable as error:
        raise click.ClickException(unreadable(error.game)) from error


def _to_write(path: Path) -> Store:
    """Open the kept games, a damaged file set aside; raises CannotKeep."""
    store, aside = open_or_set_aside(path)
    if aside is not None:
        _say_set_aside(path, aside)
    return store


def _say_set_aside(path: Path, aside: Path) -> None:
    from euchre.ui.words.kept import was_set_aside
    from euchre.ui.words.text import printable

    _say(was_set_aside(printable(str(path)), printable(str(aside))))


def open_or_set_aside(path: Path) -> tuple[Store, Path | None]:
    """Open the kept games; a damaged file gets a new name, which is returned.

    Raises CannotKeep.
    """
    from euchre.store import lock
    from euchre.store.file import CannotKeep, set_aside, troubles
    from euchre.store.games import Store
    from euchre.table.keeping import Trouble

    try:
        return Store.open(path), None
    except CannotKeep as error:
        if error.trouble is not Trouble.DAMAGED:
            raise
    locks = path.with_name(f"{path.stem}.playing")
    with troubles(path):
        # One program at a time sets it aside: a second one would take the new file for it.
        if not lock.take(locks, 0):
            raise CannotKeep(Trouble.LOCKED, path)
    try:
        try:
            return Store.open(path), None
        except CannotKeep as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
        aside = set_aside(path)
        return Store.open(path), aside
    finally:
        lock.let_go(locks, 0)


def books_for(*, save: bool) -> tuple[Books, str | None]:
    """Return where games are kept, and what is to be said of it in the game, if anything.

    What goes wrong is said on standard error, and then nothing is kept.
    """
    from euchre.table.keeping import NoBooks

    if not save:
        return NoBooks(), None
    from euchre.store.books import StoreBooks
    from euchre.store.file import CannotKeep
    from euchre.ui.words.kept import not_saved, plays_unsaved
    from euchre.ui.words.text import printable

    path = games_file()
    try:
        store, aside = open_or_set_aside(path)
    except CannotKeep as error:
        _say(plays_unsaved(error.trouble, printable(str(path))))
        return NoBooks(), not_saved(error.trouble)
    if aside is not None:
        _say_set_aside(path, aside)
    return StoreBooks(store), None


def to_go_on_with(books: Books, sitting: Sitting, said: frozenset[str]) -> Kept | None:
    """Return the unfinished game to go on with, None where another is to begin.

    Where the command line says rules, bots or a name, the game has the sitting's.
    """
    from euchre.bots import BOTS
    from euchre.store.books import StoreBooks
    from euchre.store.file import CannotKeep
    from euchre.ui.words.kept import cannot_open
    from euchre.ui.words.text import printable

    if not isinstance(books, StoreBooks):
        return None
    is_table = bool(said - {"name"})
    try:
        return books.latest(
            BOTS,
            sitting.rules if is_table else None,
            sitting.bots if is_table else None,
            sitting.name if "name" in said else None,
        )
    except CannotKeep as error:
        _say(cannot_open(error.trouble, printable(str(error.path))))
        return None


def asked_for(books: Books, name: str) -> Kept:
    """Return the unfinished game of that name, a number or `last`, to go on with.

    Raises click.UsageError where there is none to go on with.
    """
    from euchre.bots import BOTS
    from euchre.store.books import StoreBooks
    from euchre.ui.words import found

    if not isinstance(books, StoreBooks):
        raise click.UsageError(found.NO_GAMES_HERE)
    if name.strip().lower() == "last":
        latest = books.latest(BOTS)
        if latest is None:
            raise click.UsageError(found.NONE_UNFINISHED)
        return latest
    with kept_games() as store:
        game = store.find(name)
    if game is None:
        raise click.UsageError(found.no_such_game(name))
    kept = books.take(game, BOTS)
    if kept is None:
        raise click.UsageError(found.cannot_go_on(game, books.hindrance(game, BOTS)))
    return kept


def _say(sentence: str) -> None:
    click.echo(f"euchre-cli: {sentence}", err=True)
