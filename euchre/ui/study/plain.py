"""A study in lines: what is told in sentences, and the same questions as in a game."""

from __future__ import annotations

from typing import Final

from euchre.rules.actions import Action, Keep
from euchre.ui.answers import (
    Answer,
    Chosen,
    Command,
    GoOn,
    Kept,
    Question,
    Suggested,
    Taken,
    Word,
    is_problem,
    read,
)
from euchre.ui.answers.spelling import squashed
from euchre.ui.lines import EndOfInput, Lines, Sink, Source
from euchre.ui.study.frame import called
from euchre.ui.study.study import Page, Study
from euchre.ui.telling import Teller
from euchre.ui.words import reports
from euchre.ui.words import study as words
from euchre.ui.words.ends import deal_result
from euchre.ui.words.problems import problem
from euchre.ui.words.questions import hand_line, held_lines, keep_these, lines_before, prompt
from euchre.ui.words.rules import summary

INTERRUPTED: Final = 130


class _Left(Exception):
    """The person leaves the study."""


def study_in_lines(study: Study, lines_in: Source, out: Sink) -> int:
    """Study in lines until the person leaves or it is over, and return the exit code.

    It is 0, also where the input ends, and 130 after Ctrl-C.
    """
    lines = Lines(lines_in, out)
    try:
        _PlainStudy(study, lines).run()
    except (EndOfInput, _Left):
        pass
    except KeyboardInterrupt:
        lines.say("")
        return INTERRUPTED
    finally:
        lines.say(*study.parting())
    return 0


class _PlainStudy:
    """A study that is being told, page by page."""

    def __init__(self, study: Study, lines: Lines) -> None:
        self._study = study
        self._lines = lines
        self._teller: Teller | None = None
        self._hand = 0
        self._standing = ""

    def run(self) -> None:
        """Tell and ask until the study is over; raises EndOfInput, and _Left."""
        while (page := self._study.page) is not None:
            self._begin(page)
            self._tell(page)
            if page.asks:
                self._ask(page)
            else:
                self._wait(page)

    def _begin(self, page: Page) -> None:
        if self._study.standing != self._standing:
            self._standing = self._study.standing
            self._teller = None
            self._lines.say("", f"{self._study.heading}, {self._standing}.")
        if self._teller is None or page.hand != self._hand:
            self._hand = page.hand
            self._teller = Teller(self._lines, called(page))
            self._teller.begin_deal(page.hand)
            if page.untold:
                self._teller.skip(page.untold, page.view)
                below = words.on_the_table(page.view, called(page))
                self._lines.say("", *([below] if below else []), hand_line(page.view))

    def _tell(self, page: Page) -> None:
        """Tell what has happened since, and what the page says of it."""
        if self._teller is not None:
            self._teller.catch_up(page.view)
        if page.question is Question.NEXT_HAND:
            self._lines.say("", deal_result(page.hand, page.view, called(page)))
        if not page.asks:
            title = page.title or words.TITLES[page.mood]
            self._lines.say(*([""] if page.texts else []), *([f"{title}."] if title else []))
            self._lines.say(*page.texts[:1])
            self._lines.say(*(words.row_in_words(row, page.view) for row in page.rows))
            self._lines.say(*page.texts[1:])
        if page.sentence:
            self._lines.say(page.sentence)

    def _wait(self, page: Page) -> None:
        while True:
            text = squashed(self._lines.ask(words.GO_ON_ONLY if page.is_final else words.GO_ON))
            if text in {"", "next", "yes", "y", "ok", "goon", "continue"}:
                self._study.go_on()
                return
            if text in {"back", "b"}:
                self._study.go_back()
                return
            if text == "again":
                self._lines.say(*page.texts)
                continue
            answer = read(Question.NEXT_HAND, text, page.view)
            if isinstance(answer, Command):
                self._obey(answer, None, page)
            else:
                self._lines.say(words.NO_ANSWER)

    def _ask(self, page: Page) -> None:
        """Ask until a move is chosen, or the page is turned back."""
        question = page.question
        while question is not None:
            self._lines.say(*lines_before(question, page.view))
            answer = self._answer(question, page)
            if isinstance(answer, Taken):
                question = Question.DISCARD
            elif answer is None:
                self._study.go_back()
                return
            else:
                self._study.answer(answer)
                return

    def _answer(self, question: Question, page: Page) -> Action | Taken | None:
        """Return the move that is chosen; None is the page before."""
        asked = words.offered(prompt(question, page.view, called(page)))
        while True:
            text = self._lines.ask(asked)
            if squashed(text) == "back":
                return None
            if squashed(text) == "again":
                self._lines.say(*words.explained(page, called(page)), page.sentence)
                continue
            answer = read(question, text, page.view)
            if isinstance(answer, Chosen):
                return answer.action
            if isinstance(answer, Taken):
                return answer
            if isinstance(answer, Kept) and self._confirms(answer, page):
                return Keep(answer.cards)
            self._reply(answer, question, page)

    def _reply(self, answer: Answer, question: Question, page: Page) -> None:
        """Say what there is to say to an answer that is no move."""
        if isinstance(answer, Command):
            self._obey(answer, question, page)
        elif is_problem(answer):
            self._lines.say(problem(answer, question, page.view))
        elif isinstance(answer, Suggested):
            self._lines.say(words.CHOOSE_YOURSELF)

    def _confirms(self, kept: Kept, page: Page) -> bool:
        while True:
            text = self._lines.ask(keep_these(page.view, kept.cards))
            answer = read(Question.KEEP_THESE, text, page.view)
            if isinstance(answer, GoOn):
                return answer.yes
            self._reply(answer, Question.KEEP_THESE, page)

    def _obey(self, command: Command, question: Question | None, page: Page) -> None:
        """Do what a command says; raises _Left."""
        view, names = page.view, called(page)
        word = command.word
        if word is Word.QUIT:
            raise _Left
        if word is Word.HELP:
            self._lines.say(*words.help_in_lines(question, view, told=not page.is_final))
        elif word in words.NOT_HERE:
            self._lines.say(words.NOT_HERE[word])
        elif word is Word.HAND:
            self._lines.say(*held_lines(view))
        elif word is Word.TRICKS:
            self._lines.say(*reports.tricks(view, names))
        elif word is Word.LAST:
            self._lines.say(*reports.last_trick(view, names))
        elif word is Word.RULES:
            self._lines.say(*summary(view.rules))
        elif word is Word.SCORE:
            self._lines.say(reports.score(view, names, view.scores))
        else:
            self._lines.say(*reports.status(view, names, view.scores))
