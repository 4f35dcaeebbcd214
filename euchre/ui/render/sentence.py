"""Sentences with the cards and the names in them coloured; nothing in them is ever markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rich.cells import cell_len

from euchre.rules.cards import Suit
from euchre.ui.render.canvas import Canvas
from euchre.ui.theme import SUIT_INKS, Ink
from euchre.ui.words.short import SYMBOLS

_CARD: Final = rf"(?:10|[2-9JQKA])?[{SYMBOLS}]"


@lru_cache(maxsize=64)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return what is coloured: a card, or one of the names as a whole word."""
    known = sorted({name for name in names if name}, key=len, reverse=True)
    if not known:
        return re.compile(f"({_CARD})")
    return re.compile(rf"({_CARD})|(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)")


def pieces(text: str, names: tuple[str, ...], ink: Ink) -> Iterator[tuple[str, Ink]]:
    """Iterate over the pieces of a sentence with the ink of each.

    A name at the beginning is the one that the sentence is about.
    """
    done = 0
    for found in _pattern(names).finditer(text):
        if found.start() > done:
            yield text[done : found.start()], ink
        if found[1]:
            yield found[0], SUIT_INKS[Suit(SYMBOLS.index(found[0][-1]))][0]
        else:
            yield found[0], Ink.ACCENT if not found.start() else Ink.STRONG
        done = found.end()
    if done < len(text):
        yield text[done:], ink


def put_sentence(
    canvas: Canvas,
    row: int,
    column: int,
    text: str,
    width: int,
    names: tuple[str, ...] = (),
    ink: Ink = Ink.TEXT,
) -> int:
    """Write a sentence in so many cells, and return the next column.

    Where it is too long, whole sentences are left out at its end, or else it is cut short.
    """
    for piece, piece_ink in pieces(fitted(canvas, text, width), names, ink):
        column = canvas.put(row, column, piece, piece_ink)
    return column


def fitted(canvas: Canvas, text: str, width: int) -> str:
    """Return as many whole sentences as fit so many cells, or the first of them cut short."""
    kept = text
    while cell_len(canvas.theme.letters(kept)) > width and ". " in kept:
        kept = kept[: kept.rindex(". ") + 1]
    if cell_len(canvas.theme.letters(kept)) <= width:
        return kept
    return canvas.shortened(kept, width)


def wrapped(canvas: Canvas, text: str, width: int, lines: int) -> list[str]:
    """Return the text in so many lines at most, broken between words."""
    found: list[str] = []
    rest = text
    while rest and len(found) < lines - 1:
        line = _line(canvas, rest, width)
        found.append(line)
        rest = rest[len(line) :].lstrip()
    return [*found, fitted(canvas, rest, width)] if rest else found


def _line(canvas: Canvas, text: str, width: int) -> str:
    """Return the words at the beginning of a text that fit so many cells."""
    if cell_len(canvas.theme.letters(text)) <= width:
        return text
    end = 0
    for space in (place for place, letter in enumerate(text) if letter == " "):
        if cell_len(canvas.theme.letters(text[:space])) > width:
            break
        end = space
    return text[:end] if end else canvas.shortened(text, width)
