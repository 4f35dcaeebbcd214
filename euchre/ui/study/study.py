"""What can be studied: pages that tell something of a position, and pages that ask for a move.

Both front ends, the table (`app`) and lines (`plain`), show whatever follows this protocol; neither
knows whether a lesson or something else is behind it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple, Protocol, runtime_checkable

from euchre.rules.actions import Action
from euchre.ui.answers.question import Question
from euchre.views import View


class Mood(Enum):
    """What a page says about the last answer."""

    TELLS = auto()
    RIGHT = auto()
    WRONG = auto()


class Row(NamedTuple):
    """An option of a position: what it is worth, in figures, and a word about it."""

    action: Action
    figures: tuple[str, str]
    tag: str = ""


class Page(NamedTuple):
    """What is to be seen now.

    `hand` is the number of the hand from 1; another number is another hand, which is told anew in
    lines. `texts` are paragraphs that lie over the table until Enter; where there is a `question`
    they wait behind `?` instead, as whoever answers needs the table. `sentence` stands below the
    table: what is asked, or what happens there. Cards are called by their names in all of them,
    which the table shortens. `names` are by seat, where they are not those of the bots. In lines
    the first `untold` events of the hand are passed over, as the texts begin later. `rows` are
    options that are compared below the first text: each with its points and its chance to win.
    Where it `is_final` there is no page to go back to. With `of_question` it is told of a question,
    and the table stays as it is when that is asked.

    The question is one of `view`'s, or NEXT_HAND for a page of the result of a deal that is over,
    from which Enter goes on.
    """

    view: View
    hand: int
    texts: tuple[str, ...] = ()
    title: str = ""
    question: Question | None = None
    sentence: str = ""
    mood: Mood = Mood.TELLS
    names: tuple[str, ...] = ()
    untold: int = 0
    rows: tuple[Row, ...] = ()
    is_final: bool = False
    of_question: bool = False

    @property
    def asks(self) -> bool:
        """Whether a move is asked for, and Enter alone does not go on."""
        return self.question is not None and self.question is not Question.NEXT_HAND


class Study(Protocol):
    """Something to be studied, where it stands.

    It changes only by these methods, unless it is `Alive`.
    """

    @property
    def heading(self) -> str:
        """What is studied, in a word or two."""
        ...

    @property
    def standing(self) -> str:
        """Which part of it this is, such as `lesson 2 of 10`."""
        ...

    @property
    def page(self) -> Page | None:
        """What is to be seen now, None once the study is over."""
        ...

    def go_on(self) -> None:
        """Go on from a page that asks nothing."""
        ...

    def go_back(self) -> None:
        """Go back a page, where there is one to go back to."""
        ...

    def answer(self, action: Action) -> None:
        """Answer a page that asks, by a legal action."""
        ...

    def parting(self) -> list[str]:
        """Return what is said when the study is left, over or not."""
        ...


@runtime_checkable
class Alive(Protocol):
    """A study of which a page may change by itself, as something is thought about meanwhile."""

    def watch(self, changed: Callable[[], None], /) -> None:
        """Have that called, from any thread, whenever the page has changed by itself."""
        ...
