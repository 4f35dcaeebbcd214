"""What the kept games come to, as the table shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.table.keeping import Books
    from euchre.ui.shelf import Figures


def figures(books: Books, news: str | None) -> Figures:
    """Return what `euchre-cli stats` says, or why there is nothing, which may be known already."""
    from euchre.commands.stats import statistics
    from euchre.store.books import StoreBooks
    from euchre.store.file import CannotKeep
    from euchre.store.statistics import Counted, not_counted
    from euchre.ui.shelf import Figures
    from euchre.ui.words.kept import NOTHING_KEPT, cannot_open
    from euchre.ui.words.text import printable

    if not isinstance(books, StoreBooks):
        return Figures(why=NOTHING_KEPT if news is None else news)
    try:
        return Figures(statistics(books.store, Counted()), apart=not_counted(books.store))
    except CannotKeep as error:
        return Figures(why=cannot_open(error.trouble, printable(str(error.path))))
