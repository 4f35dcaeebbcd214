"""A lesson: a deal laid out by its cards, and a script of what is told, played and asked.

Every position of it is reached by actions through the rules, so that none can come up that could
not in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from euchre.rules.actions import Action, parse_action
from euchre.rules.cards import CardSet, pack, parse_card, parse_cards
from euchre.rules.deal import begin
from euchre.rules.phase import Dealt, Phase
from euchre.rules.rules import Rules
from euchre.table.retold import RetoldDeal
from euchre.ui.answers.question import Question, question_of
from euchre.ui.sitting import BOT_NAMES, PERSON
from euchre.ui.study.study import Page

RULES: Final = Rules()
"""The table of all lessons: three-handed, nothing changed."""

_SEATS: Final = {"You": PERSON, **{name: seat for seat, name in enumerate(BOT_NAMES[3], 1)}}


@dataclass(frozen=True)
class Hands:
    """A deal, who deals it by name, and each hand as in `9c Jh As Kd Tc`.

    `scores` are the totals before it.
    """

    dealer: str
    you: str
    ada: str
    bix: str
    dummy: str
    upcard: str
    scores: tuple[int, int, int] = (0, 0, 0)

    @property
    def dealt(self) -> Dealt:
        """The deal as the rules have it; raises ValueError where a card lies twice."""
        hands = [parse_cards(text) for text in (self.you, self.ada, self.bix, self.dummy)]
        upcard = parse_card(self.upcard)
        known = [*(card for hand in hands for card in hand), upcard]
        if len(set(known)) < len(known) or any(len(hand) != len(hands[0]) for hand in hands):
            message = f"no deal: {self}"
            raise ValueError(message)
        stock = CardSet.of(pack(RULES.deck)) - CardSet.of(known)
        *seats, dummy = (CardSet.of(hand) for hand in hands)
        seat = _SEATS[self.dealer]
        return Dealt(RULES, seat, tuple(seats), dummy, upcard, stock, self.scores)


@dataclass(frozen=True)
class Deal:
    """The next hand is dealt."""

    hands: Hands


class Tell:
    """Paragraphs over the table."""

    def __init__(self, *texts: str, title: str = "") -> None:
        """Tell those, under a title where there is one."""
        self.texts = texts
        self.title = title


@dataclass(frozen=True)
class Moves:
    """Actions as in a record, with commas between them, and a sentence below the table after them.

    Where they are `unseen` they have no page of their own, and are not told in lines either if
    they begin a hand.
    """

    actions: str
    sentence: str = ""
    unseen: bool = False


@dataclass(frozen=True)
class Result:
    """The page of the result of a hand that is over."""

    sentence: str = ""


@dataclass(frozen=True)
class Ask:
    """A question, which is answered by a move.

    `right` are the moves that are right, as in a record, each with why; the lesson goes on with the
    first. `wrong` says of any other legal move why it is not, by its word or by a function.
    """

    sentence: str
    right: Mapping[str, str]
    wrong: Mapping[str, str] | Callable[[Action], str] = field(default_factory=dict[str, str])

    def why_not(self, action: Action) -> str:
        """Return why a move is wrong; raises KeyError where the lesson has nothing to say of it."""
        return self.wrong(action) if callable(self.wrong) else self.wrong[str(action)]


Script: TypeAlias = Deal | Tell | Moves | Result | Ask


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson: the name by which it is asked for and kept, its title, and its script."""

    name: str
    title: str
    script: tuple[Script, ...]

    @property
    def stops(self) -> tuple[Stop, ...]:
        """Its pages, in order."""
        return _stops(self)


class Stop(NamedTuple):
    """A page of a lesson, and the question of its script where it asks one."""

    page: Page
    ask: Ask | None = None


class _Told:
    """A script that is gone through: the deals so far, as positions."""

    def __init__(self) -> None:
        self.hand = 0
        self.untold = 0
        self._positions: list[Phase] = []

    def deal(self, hands: Hands) -> None:
        """Begin another hand."""
        self.hand += 1
        self.untold = 0
        self._positions = [begin(hands.dealt).position]

    def act(self, word: str) -> None:
        """Go on by an action; raises ValueError or IllegalAction where there is none such."""
        action = parse_action(word.strip())
        self._positions.append(self._positions[-1].after(action).position)

    def move(self, moves: Moves) -> None:
        """Go on by some actions."""
        begins = len(self._positions) == 1
        for word in moves.actions.split(","):
            self.act(word)
        if begins and moves.unseen:
            self.untold = len(self.page().view.history)

    def page(self) -> Page:
        """Return what the person sees now."""
        positions = tuple(self._positions)
        deal = RetoldDeal(self.hand, positions, PERSON, positions[0].dealt.scores, ())
        return Page(deal.view(-1, PERSON), self.hand, untold=self.untold)


@cache
def _stops(lesson: Lesson) -> tuple[Stop, ...]:
    return tuple(_told(lesson))


def _told(lesson: Lesson) -> Iterator[Stop]:
    """Iterate over the pages of a lesson."""
    told = _Told()
    texts: tuple[str, ...] = ()
    for step in lesson.script:
        if isinstance(step, Deal):
            told.deal(step.hands)
            texts = ()
        elif isinstance(step, Moves):
            told.move(step)
            if not step.unseen:
                yield Stop(told.page()._replace(sentence=step.sentence))
        elif isinstance(step, Tell):
            texts = step.texts
            yield Stop(told.page()._replace(texts=texts, title=step.title))
        elif isinstance(step, Result):
            result = told.page()._replace(question=Question.NEXT_HAND, sentence=step.sentence)
            yield Stop(result)
        else:
            page = told.page()._replace(texts=texts, sentence=step.sentence)
            yield Stop(page._replace(question=question_of(page.view)), step)
            told.act(next(iter(step.right)))
