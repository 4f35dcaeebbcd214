"""What a screen shows: a seat's view of the game, and where the person is in answering.

A scene is all that drawing needs, and holds nothing that the seat may not see.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from euchre.rules.cards import NO_CARDS, CardSet
from euchre.settings import Settings
from euchre.table.keeping import Saved
from euchre.ui.answers.question import Question
from euchre.ui.shelf import EMPTY, Shelf
from euchre.ui.sitting import Sitting
from euchre.views import View

if TYPE_CHECKING:
    from euchre.coach.hints.snapshot import Snapshot


class Tone(Enum):
    """How a notice is meant."""

    REASON = auto()
    TIP = auto()
    ERROR = auto()


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence in the row below the hand."""

    text: str
    tone: Tone = Tone.REASON


@dataclass(frozen=True, slots=True)
class Hint:
    """The hint, None while it is being thought about."""

    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class Explained:
    """What the question that is asked means, or what a hint tells, in a few lines."""

    hint: bool = False


@dataclass(frozen=True, slots=True)
class Tricks:
    """All tricks of the deal so far."""


@dataclass(frozen=True, slots=True)
class AllCards:
    """Every card of a deal that was played out, and why bots did what they did, by page from 0."""

    reasons: tuple[str, ...] = ()
    page: int = 0


@dataclass(frozen=True, slots=True)
class Leaving:
    """Whether to leave the game, for another one where a number of players is given."""

    players: int | None = None


@dataclass(frozen=True, slots=True)
class Help:
    """The help, by page from 0; it takes the whole screen."""

    page: int = 0


@dataclass(frozen=True, slots=True)
class Menu:
    """The menu (`ui.menu.MENU`), with the line selected from 0; it takes the whole screen."""

    selected: int = 0


@dataclass(frozen=True, slots=True)
class Options:
    """The settings that can be changed (`ui.menu.OPTIONS`), with the line selected from 0."""

    selected: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the kept games come to, by page from 0; it may have been opened from the menu."""

    page: int = 0
    from_menu: bool = False


@dataclass(frozen=True, slots=True)
class Others:
    """The other games that are not finished, with the line selected from 0."""

    selected: int = 0


@dataclass(frozen=True, slots=True)
class Kinds:
    """What can be practised (`ui.menu.PRACTICE`), with the line selected from 0."""

    selected: int = 0


@dataclass(frozen=True, slots=True)
class Lessons:
    """The lessons, once all are finished, with the line selected from 0."""

    selected: int = 0


Popup: TypeAlias = (
    Hint
    | Explained
    | Tricks
    | AllCards
    | Leaving
    | Help
    | Menu
    | Options
    | Statistics
    | Others
    | Kinds
    | Lessons
)


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is to be seen.

    `deals` are the views of the finished deals of the game, the present one last when it is over.
    `question` is None while others are to act; `selected` is an index from 0 over the answers or
    the cards that it offers, None where nothing is; `kept` are the cards chosen to keep so far.
    `happened` is what just happened in a sentence. `pause` is how many seconds a finished trick
    still stays, None where nothing goes on by itself; `paused` where the person has stopped it.
    `scores` are the totals, a finished deal included; `winners` are indices into them. `undone`
    and `hints` are those of this deal, `can_undo` where there is a decision of it to go back to;
    `game` is the number of the game in the sitting, from 0, and `saved` is how it is kept, None
    where it is not. `commitment` is the hash under which the pack of the deal was fixed, None where
    none was; `shelf` is what is kept besides the game.

    While `question` is None and nothing was played since a trick was taken, that trick still lies
    on the table, the last of a deal too. The result of a deal is shown when `question` is
    NEXT_HAND, the end of the game when it is PLAY_AGAIN; `hand` is the number of the deal from 1.
    """

    view: View
    sitting: Sitting
    hand: int
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    deals: tuple[View, ...] = ()
    question: Question | None = None
    selected: int | None = None
    kept: CardSet = NO_CARDS
    happened: str = ""
    notice: Notice | None = None
    pause: float | None = None
    paused: bool = False
    settings: Settings = field(default_factory=Settings)
    popup: Popup | None = None
    undone: int = 0
    can_undo: bool = True
    hints: int = 0
    game: int = 0
    saved: Saved | None = None
    commitment: str | None = None
    shelf: Shelf = EMPTY
    has_gone_on: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called in sentences."""
        return ("You", *self.sitting.names[1:])
