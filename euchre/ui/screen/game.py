"""A game at the table: whose turn it is, what is asked, and what an answer does.

It knows no terminal, no key and no clock: `waits` says what time is needed for, and whoever keeps
the time calls `time_is_up`.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from euchre.bots import ADVISER, BOTS
from euchre.rules.actions import Action, Keep
from euchre.rules.cards import NO_CARDS, Card, CardSet
from euchre.rules.events import CardsShown, DealScored, TrickTaken
from euchre.settings import Settings
from euchre.table.keeping import Trouble, saved
from euchre.table.retold import Retold, retold
from euchre.ui.answers import Question, question_of
from euchre.ui.human import Human
from euchre.ui.motives import motives
from euchre.ui.replay.place import Replay
from euchre.ui.scene import Notice, Popup, Scene, Tone
from euchre.ui.sitting import PERSON, Sitting
from euchre.ui.words.changes import CANNOT_REDO, NOTHING_TO_UNDO
from euchre.ui.words.kept import SAVED_AGAIN, not_saved
from euchre.ui.words.motives import what_a_bot_did
from euchre.views import View

if TYPE_CHECKING:
    from euchre.ui.review.analysis import Analysis


class Wait(Enum):
    """What time is needed for."""

    MOVE = auto()
    TRICK = auto()


class TableGame:
    """One game of a sitting, as it is seen and answered at the table."""

    def __init__(self, human: Human, number: int) -> None:
        """Play the game of that number from 0 from the person's seat, where it stands."""
        self.sitting = human.sitting
        self.number = number
        self.table = human.table
        self.human = human
        self.question: Question | None = None
        self.selected: int | None = None
        self.kept = NO_CARDS
        self.notice: Notice | None = None
        self.waits: Wait | None = None
        self._finished = list(self.table.finished(PERSON))
        self._trouble: Trouble | None = None
        self._trick_seen = True
        self._result_seen = False
        self._settle()

    @property
    def view(self) -> View:
        """What the person may see."""
        return self.human.view

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called in sentences."""
        return ("You", *self.sitting.names[1:])

    def sit(self, sitting: Sitting) -> None:
        """Go on with the same cards, but with other wishes about what is decided by itself."""
        self.sitting = self.human.sitting = sitting

    @property
    def is_won(self) -> bool:
        """Whether the game is over, its last deal's result seen or not."""
        return bool(self.table.winners)

    def deal(self) -> None:
        """Deal the next hands."""
        self._finished.append(self.view)
        self.table.deal()
        self.human.begin_deal()
        self._result_seen = False
        self._settle()

    def _settle(self) -> None:
        """Find out what comes next: a pause, a question, or what the person has said before."""
        self.question = self.selected = self.waits = None
        self.notice = self._about_keeping()
        self.kept = NO_CARDS
        view = self.view
        if not self._trick_seen and _trick_lies(view):
            self.waits = Wait.TRICK
        elif view.turn is None:
            self.question = Question.PLAY_AGAIN if self._result_seen else Question.NEXT_HAND
        elif view.turn != PERSON:
            self.waits = Wait.MOVE
        elif (said := self.human.said_before()) is not None:
            self._act(said)
        elif (decided := self.human.decided_for()) is None:
            self.question = question_of(view)
        elif view.phase == "play":
            self.waits = Wait.MOVE
        else:
            self.human.act_for(decided)
            self._settle()

    def _about_keeping(self) -> Notice | None:
        """Return once that the game can no longer be kept, and once that it can again."""
        keeper = self.table.keeper
        trouble = None if keeper is None else keeper.trouble
        if trouble is self._trouble:
            return None
        self._trouble = trouble
        return Notice(SAVED_AGAIN) if trouble is None else Notice(not_saved(trouble), Tone.ERROR)

    def close(self) -> None:
        """Let go of the game, finished or not."""
        if self.table.keeper is not None:
            self.table.keeper.close()

    def time_is_up(self) -> None:
        """Do what was waited for: a move, the person's last card among them, or a trick cleared."""
        if self.waits is Wait.TRICK:
            self._trick_seen = True
        elif self.waits is Wait.MOVE:
            self._trick_seen = False
            if self.view.turn != PERSON:
                self.table.step()
            elif (decided := self.human.decided_for()) is not None:
                self.human.act_for(decided)
        self._settle()

    def act(self, action: Action, *, alone: bool = False) -> None:
        """Do what the person decided; `alone` says that he then plays alone."""
        self._act(action, alone=alone)

    def _act(self, action: Action, *, alone: bool = False) -> None:
        self._trick_seen = False
        self.human.act(action, alone=alone)
        self._settle()

    def ask(self, question: Question) -> None:
        """Ask a question that follows from an answer: what to discard."""
        self.question, self.selected, self.notice = question, None, None

    def go_on(self) -> None:
        """Go on after a result: the next hand, or the end of the game."""
        if self.is_won:
            self._result_seen = True
            self._settle()
        else:
            self.deal()

    def keep_or_drop(self, card: Card) -> None:
        """Keep one of the ten cards, or drop it again."""
        chosen = CardSet.of((card,))
        self.kept = self.kept - chosen if card in self.kept else self.kept | chosen
        self.notice = None

    def keep(self, cards: CardSet) -> None:
        """Choose the cards to keep, which are still to be confirmed."""
        self.kept, self.notice = cards, None

    def suggest(self) -> None:
        """Choose the five cards that the adviser would keep."""
        choice = BOTS[ADVISER](seed=self.sitting.seed).choose(self.view)
        if isinstance(choice, Keep):
            self.keep(choice.cards)
            self.human.hinted()

    @property
    def _has_said_take(self) -> bool:
        return self.question is Question.DISCARD and question_of(self.view) is Question.TAKE

    def undo(self) -> bool:
        """Go back to the person's previous decision, and tell whether there was one."""
        if self._has_said_take:
            # To take the card was said, and is not done before another is put away.
            self.ask(Question.TAKE)
            return True
        if self.human.undo() is None:
            self.notice = Notice(NOTHING_TO_UNDO)
            return False
        self._back_at_the_table()
        return True

    def redo(self) -> bool:
        """Do again what was taken back, and tell whether there was anything."""
        if self.question is None or self.human.redo() is None:
            self.notice = Notice(CANNOT_REDO)
            return False
        self._back_at_the_table()
        return True

    def _back_at_the_table(self) -> None:
        self._trick_seen = True
        self._result_seen = False
        self._settle()

    def reasons(self) -> tuple[str, ...]:
        """Return why each bot did what it did in the deal that was played out (P5)."""
        return tuple(
            what_a_bot_did(explanation, view, self.names, PERSON)
            for explanation, view in motives(self.table, self.sitting)
        )

    def replay(self) -> Replay:
        """Return a replay of the game so far, at the beginning of this deal."""
        return Replay(self._retold(), None, self.table.game.deals)

    def analysis(self) -> Analysis:
        """Return a review, still to be made, of the hand that is over, or of the whole game."""
        from euchre.ui.review.analysis import Analysis  # noqa: PLC0415 - most never need it

        told = self._retold()
        is_over = self.question is Question.PLAY_AGAIN
        return Analysis(told, None if is_over else told.deals[-1].number)

    def _retold(self) -> Retold:
        record = self.table.record(self.sitting.names, bots=list(self.sitting.levels))
        return retold(record)

    def scene(
        self, popup: Popup | None, *, pause: float | None, paused: bool, settings: Settings
    ) -> Scene:
        """Return what is to be seen."""
        view = self.view
        over = (view,) if view.turn is None else ()
        return Scene(
            view=view,
            sitting=self.sitting,
            hand=self.table.game.deals + 1,
            scores=self.table.scores,
            winners=self.table.winners,
            deals=(*self._finished, *over),
            question=self.question,
            selected=self.selected,
            kept=self.kept,
            notice=self.notice,
            pause=pause,
            paused=paused,
            settings=settings,
            popup=popup,
            undone=self.table.undone,
            can_undo=self._has_said_take or self.human.can_undo,
            hints=self.human.hints,
            game=self.number,
            saved=saved(self.table.keeper),
            commitment=self.table.commitment,
        )


def _trick_lies(view: View) -> bool:
    """Tell whether nothing was played since a trick was taken."""
    for event in reversed(view.history):
        if not isinstance(event, (DealScored, CardsShown)):
            return isinstance(event, TrickTaken)
    return False
