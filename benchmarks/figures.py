"""Figures: sizes that are asked for, and those of which an interval is known, beside its bars."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from enum import IntEnum
from math import isinf
from typing import NamedTuple, TypeAlias

from euchre.arena.intervals import Interval

Printed: TypeAlias = Callable[[float], str]
"""How a number of a kind is printed."""


def from_one(text: str) -> int:
    """A size as a flag says it: a whole number from 1; raises ArgumentTypeError."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        message = f"'{text}' is not a whole number from 1"
        raise ArgumentTypeError(message)
    return number


def percent(share: float) -> str:
    """A share of 1, in per cent."""
    return f"{100 * share:.1f}"


def points(more: float) -> str:
    """Points more than others have, or fewer."""
    return f"{more:+.3f}"


def shown(interval: Interval, printed: Printed = points) -> str:
    """The figure with half the width of its interval, where that is known."""
    about = "" if isinf(interval.about) else f" ±{printed(interval.about).lstrip('+')}"
    return printed(interval.ratio) + about


class End(IntEnum):
    """Which number of an interval is meant: one of its ends, or the figure between them."""

    LOWER = -1
    FIGURE = 0
    UPPER = 1


class Asked(NamedTuple):
    """A bar that is to be reached, and the aim beyond it; where that is less, less is better."""

    bar: float
    aim: float
    end: End = End.FIGURE

    def reached(self, interval: Interval) -> str:
        """`aim`, `bar` or `no`; an end that is not known reaches nothing."""
        ratio, about = interval
        if isinf(about) and self.end:
            return "no"
        number = ratio + self.end * about if self.end else ratio
        better = 1 if self.aim > self.bar else -1
        if better * number >= better * self.aim:
            return "aim"
        return "bar" if better * number >= better * self.bar else "no"

    def beside(self, interval: Interval, printed: Printed = points) -> str:
        """The bar and the aim, of which end they are asked, and what the figure reaches."""
        of = f" of the {self.end.name.lower()} end" if self.end else ""
        bar, aim = printed(self.bar), printed(self.aim)
        return f"bar {bar}, aim {aim}{of}, reached: {self.reached(interval)}"
