"""What an answer can turn out to be: a choice, a command, or a problem."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypeGuard

from euchre.rules.actions import Action
from euchre.rules.cards import Card, CardSet, Suit
from euchre.rules.errors import Reason


@dataclass(frozen=True, slots=True)
class Chosen:
    """An action; `alone` where the answer says too that the maker then plays alone."""

    action: Action
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """The upcard is taken, and the discard is to be asked for."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Five cards to keep, which are to be confirmed."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Suggested:
    """The five cards that a bot would keep are asked for."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Yes or no to a question that is none of the game's."""

    yes: bool


class Word(Enum):
    """The commands, which can be typed at any question."""

    HINT = "hint"
    HELP = "help"
    UNDO = "undo"
    REDO = "redo"
    TRICKS = "tricks"
    STATUS = "status"
    HAND = "hand"
    SCORE = "score"
    LAST = "last"
    CARDS = "cards"
    RULES = "rules"
    ANALYSE = "analyse"
    NEW = "new"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Command:
    """A command; `players` where another game is asked for by its number of players."""

    word: Word
    players: int | None = None


@dataclass(frozen=True, slots=True)
class Empty:
    """Nothing was typed."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """The text is no answer; `nearest` is what might have been meant, as it is spelled."""

    text: str
    nearest: str | None = None


@dataclass(frozen=True, slots=True)
class Several:
    """More than one of the cards held fits."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NotHeld:
    """A card that is not among those held."""

    card: Card


@dataclass(frozen=True, slots=True)
class NoSuchNumber:
    """A number past the last one, `most`."""

    most: int


@dataclass(frozen=True, slots=True)
class Refused:
    """The rules refuse it, for that reason; a card or a suit where it is about one."""

    reason: Reason
    card: Card | None = None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class NotFive:
    """Another number of cards than five was named to keep."""

    count: int


@dataclass(frozen=True, slots=True)
class Twice:
    """A card was named twice."""

    card: Card


class AloneProblem(Enum):
    """What is wrong with saying alone."""

    NOBODY = "nobody plays alone at this table"
    NO_CALL = "the call is missing"


@dataclass(frozen=True, slots=True)
class NoSuchGame:
    """A game for a number of players that there is none for."""


Problem: TypeAlias = (
    Empty
    | Unknown
    | Several
    | NotHeld
    | NoSuchNumber
    | Refused
    | NotFive
    | Twice
    | AloneProblem
    | NoSuchGame
)
Answer: TypeAlias = Chosen | Taken | Kept | Suggested | GoOn | Command | Problem


def is_problem(answer: Answer) -> TypeGuard[Problem]:
    """Tell whether an answer is a problem."""
    return isinstance(answer, Problem)
