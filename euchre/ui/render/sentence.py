"""Sentences with the cards and the names in them coloured; nothing in them is ever markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rich.cells import cell_len

from euchre.rules.cards import Suit
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.prose import Span, wrapped
from euchre.ui.theme import SUIT_INKS, Ink
from euchre.ui.words.short import SYMBOLS

_CARD: Final = rf"(?:10|[2-9JQKA])?[{SYMBOLS}]"
_JOKER: Final = r"\bJoker\b"


@lru_cache(maxsize=64)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return what is coloured: a card, or one of the names as a whole word."""
    known = sorted((name for name in names if name), key=len, reverse=True)
    if not known:
        return re.compile(f"({_CARD})|{_JOKER}")
    return re.compile(rf"({_CARD})|{_JOKER}|(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)")


def pieces(text: str, names: tuple[str, ...], ink: Ink) -> Iterator[tuple[str, Ink]]:
    """Iterate over the pieces of a sentence with the ink of each.

    A name at the beginning is the one that the sentence is about.

    >>> [piece for piece, _ in pieces("Ada led J♥.", ("You", "Ada"), Ink.TEXT)]
    ['Ada', ' led ', 'J♥', '.']
    """
    done = 0
    for found in _pattern(names).finditer(text):
        if found.start() > done:
            yield text[done : found.start()], ink
        if found[1]:
            yield found[0], SUIT_INKS[Suit(SYMBOLS.index(found[0][-1]))][0]
        else:
            yield found[0], Ink.STRONG if found.start() else Ink.ACCENT
        done = found.end()
    if done < len(text):
        yield text[done:], ink


def put_sentence(
    canvas: Canvas, span: Span, text: str, names: tuple[str, ...] = (), ink: Ink = Ink.TEXT
) -> None:
    """Write a sentence; too long, it is given up from its end, by whole sentences if it can be."""
    row, column, width = span
    for piece, piece_ink in pieces(fitted(canvas, text, width), names, ink):
        column = canvas.put(row, column, piece, piece_ink)


def put_sentences(
    canvas: Canvas, spans: list[Span], text: str, names: tuple[str, ...] = (), ink: Ink = Ink.TEXT
) -> None:
    """Write sentences in so many spans of the same width at most."""
    lines = wrapped(text, spans[0].width)
    most = len(spans) - 1
    for span, line in zip(spans, [*lines[:most], " ".join(lines[most:])], strict=False):
        put_sentence(canvas, span, line, names, ink)
        names = ()


def fitted(canvas: Canvas, text: str, width: int) -> str:
    """Return as many whole sentences as fit so many cells, or the first of them cut short."""
    kept = text
    while cell_len(canvas.theme.letters(kept)) > width and ". " in kept:
        kept = kept[: kept.rindex(". ") + 1]
    return canvas.shortened(kept, width)
