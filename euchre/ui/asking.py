"""Asking a person a question until it is answered; commands are answered in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euchre.table.keeping import Trouble
from euchre.table.retold import retold
from euchre.ui.answers import Answer, Command, GoOn, Question, Word, is_problem, read
from euchre.ui.human import Human
from euchre.ui.lines import Lines
from euchre.ui.motives import motives
from euchre.ui.sitting import PERSON, Sitting
from euchre.ui.telling import Teller
from euchre.ui.words import reports
from euchre.ui.words.changes import CANNOT_REDO, NOTHING_TO_UNDO, taken_back
from euchre.ui.words.help import help_lines
from euchre.ui.words.hints import NO_HINT, hint
from euchre.ui.words.kept import SAVED_AGAIN, not_saved
from euchre.ui.words.motives import told_of_bots
from euchre.ui.words.problems import problem
from euchre.ui.words.questions import held_lines, prompt
from euchre.ui.words.rules import summary
from euchre.ui.words.screen import NO_REVIEW_YET, REVIEWING
from euchre.ui.words.tips import tip

_GOING_BACK: Final = {Word.UNDO, Word.REDO}


class Left(Exception):
    """The person leaves the program."""


class Another(Exception):
    """The person wants another game."""

    def __init__(self, sitting: Sitting) -> None:
        """Sit down to that."""
        super().__init__(sitting)
        self.sitting = sitting


class Asking:
    """Asks one person."""

    def __init__(
        self,
        human: Human,
        lines: Lines,
        teller: Teller,
        tips: set[str] | None,
    ) -> None:
        """Ask in lines.

        `tips` are those already given, None where none are wanted.
        """
        self._human = human
        self._lines = lines
        self._teller = teller
        self._names = human.sitting.names
        self._tips = tips
        self._trouble: Trouble | None = None

    def give_tip(self, question: Question) -> None:
        """Give the tip that the question calls for, unless it was given before."""
        if self._tips is None:
            return
        found = tip(question, self._human.view, self._tips)
        if found is not None:
            self._tips.add(found.about)
            self._lines.say(found.sentence)

    def ask(
        self, question: Question, asked: str | None = None, part_of: Question | None = None
    ) -> Answer | None:
        """Ask until the question is answered; None where the deal stands elsewhere instead.

        `asked` is the prompt where the view alone does not give it; `part_of` is the question that
        this one is a part of, to which undo and redo go back. Raises Left and Another.
        """
        while True:
            self._say_trouble()
            view = self._human.view
            text = self._lines.ask(asked or prompt(question, view, self._names))
            answer = read(question, text, view)
            if isinstance(answer, Command):
                if answer.word in _GOING_BACK and part_of is not None:
                    return None
                if self._obey(answer, question):
                    return None
            elif is_problem(answer):
                self._lines.say(problem(answer, question, view))
            else:
                return answer

    def _say_trouble(self) -> None:
        """Say once that the game can no longer be kept, and once that it can again."""
        keeper = self._human.table.keeper
        trouble = None if keeper is None else keeper.trouble
        if trouble is not self._trouble:
            self._trouble = trouble
            self._lines.say(SAVED_AGAIN if trouble is None else not_saved(trouble))

    def _obey(self, command: Command, question: Question) -> bool:
        """Do what a command says, and return whether the deal stands elsewhere now."""
        if command.word is Word.QUIT:
            raise Left
        if command.word is Word.UNDO:
            return self._undo()
        if command.word is Word.REDO:
            return self._redo()
        if command.word is Word.NEW:
            self._new(command, question)
        elif command.word is Word.HINT:
            self._hint(question)
        elif command.word is Word.ANALYSE:
            self._analyse(question)
        elif command.word is Word.HELP:
            self._lines.say(*help_lines(question, self._human.view))
        elif command.word is Word.SCORE:
            self._lines.say(reports.score(self._human.view, self._names, self._human.table.scores))
        elif command.word is Word.STATUS:
            self._lines.say(
                *reports.status(self._human.view, self._names, self._human.table.scores)
            )
        else:
            self._lines.say(*_REPORTS[command.word](self._human, self._names))
        return False

    def _undo(self) -> bool:
        view = self._human.view
        turn = self._human.undo()
        if turn is None:
            self._lines.say(NOTHING_TO_UNDO)
            return False
        self._lines.say(taken_back(turn.action, view))
        self._teller.tell_again(self._human.view)
        return True

    def _redo(self) -> bool:
        if self._human.redo() is None:
            self._lines.say(CANNOT_REDO)
            return False
        return True

    def _new(self, command: Command, question: Question) -> None:
        """Begin another game, if the person means it; raises Another."""
        if question is Question.NEW_GAME:
            return
        if not self._human.table.winners:
            answer = self.ask(Question.NEW_GAME, part_of=question)
            if not isinstance(answer, GoOn) or not answer.yes:
                return
        players = command.players or self._human.sitting.rules.players
        raise Another(self._human.sitting.with_players(players))

    def _hint(self, question: Question) -> None:
        view = self._human.view
        if view.turn != view.seat:
            self._lines.say(NO_HINT)
            return
        self._human.hinted()
        from euchre.coach.hints.advice import advise  # noqa: PLC0415 - large, and mostly not needed

        advised = advise(view, self._human.sitting.seed)
        self._lines.say(*hint(advised, question, view, self._names))

    def _analyse(self, question: Question) -> None:
        """Review the hand that is over, or the game once that is."""
        if question not in {Question.NEXT_HAND, Question.PLAY_AGAIN}:
            self._lines.say(NO_REVIEW_YET)
            return
        from euchre.coach.reviews.review import reviewed  # noqa: PLC0415 - most never need it
        from euchre.ui.review.reviewed import Reviewed  # noqa: PLC0415 - the same
        from euchre.ui.review.transcript import transcript  # noqa: PLC0415 - the same

        self._lines.say(REVIEWING)
        human = self._human
        sitting = human.sitting
        told = retold(human.table.record(sitting.names, bots=list(sitting.levels)))
        only = told.deals[-1].number if question is Question.NEXT_HAND else None
        found = tuple(reviewed(deal) for deal in told.deals if only in {None, deal.number})
        self._lines.say(*transcript(Reviewed(told, found, only)))


_REPORTS: Final[dict[Word, Callable[[Human, tuple[str, ...]], list[str]]]] = {
    Word.TRICKS: lambda human, names: [
        *reports.tricks(human.view, names),
        *reports.pack_is_fixed(human.table.commitment),
    ],
    Word.HAND: lambda human, _names: held_lines(human.view),
    Word.LAST: lambda human, names: reports.last_trick(human.view, names),
    Word.CARDS: lambda human, names: [
        *reports.cards(human.view, names),
        *told_of_bots(motives(human.table, human.sitting), names, PERSON),
    ],
    Word.RULES: lambda human, _names: summary(human.view.rules),
}
