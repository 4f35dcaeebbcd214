"""A person who studies: what the keys do to a page, whatever it is a page of.

It knows no terminal and no clock; what is typed is kept here, as a page has no entry line of its
own.
"""

from __future__ import annotations

from typing import Final

from euchre.rules.actions import Keep
from euchre.rules.cards import NO_CARDS, Card, CardSet, Rank
from euchre.settings import Settings
from euchre.ui.answers import (
    Answer,
    Chosen,
    Command,
    Kept,
    Question,
    Taken,
    Word,
    is_problem,
    read,
)
from euchre.ui.answers.commands import in_full
from euchre.ui.answers.keeping import FIVE
from euchre.ui.hand import numbered
from euchre.ui.scene import Notice, Tone
from euchre.ui.screen.choosing import AT_ONCE, choosable, items, moved
from euchre.ui.screen.completing import completed
from euchre.ui.study.study import Page, Study
from euchre.ui.words import study as words
from euchre.ui.words.problems import problem
from euchre.ui.words.screen import NOTHING_SELECTED, ON_THE_SCREEN, before_a_word

LONGEST: Final = 60
"""The characters that are taken of an answer."""

_TEN: Final = 10
_TAKES_A_CARD: Final = {Question.PLAY, Question.DISCARD, Question.TAKE}


class Desk:
    """A study, and where the person is in answering its page.

    `question` is the one that is answered now, which may be a part of the page's; `selected` is an
    index from 0 over what it offers, `kept` are the cards chosen so far, `typed` is the text begun.
    With `with_help` what was told lies over the table again. `has_left` is set once the person
    leaves, or has come to the end.
    """

    def __init__(self, study: Study, settings: Settings) -> None:
        """Sit down to the page at which the study stands."""
        self.study = study
        self.settings = settings
        self.has_left = False
        self._arrive()

    def refresh(self) -> None:
        """Turn to the page, where it has changed by itself."""
        if self.study.page != self._seen:
            self._arrive()

    def _arrive(self) -> None:
        page = self._seen = self.study.page
        self.question: Question | None = None if page is None else page.question
        self.selected: int | None = None
        self.kept: CardSet = NO_CARDS
        self.notice: Notice | None = None
        self.typed = ""
        self.with_help = False
        if page is None:
            self.has_left = True

    @property
    def page(self) -> Page:
        """The page that is seen; raises ValueError once the study is over."""
        page = self.study.page
        if page is None:
            raise ValueError("the study is over")
        return page

    @property
    def asked(self) -> Question | None:
        """The question that keys answer now, None where Enter goes on."""
        return self.question if self.page.asks and not self.with_help else None

    # Keys

    def digit(self, number: int) -> None:
        """Press a number: choose that item, keep or drop that card, or type it."""
        question = self._answering()
        if question is None:
            return
        if self.typed:
            self.write(str(number))
        elif question is Question.KEEP:
            self._keep_or_drop(numbered(self.page.view)[(number or _TEN) - 1])
        elif not self.settings.instant_keys or self._begins_a_card(question, number):
            self.write(str(number))
        else:
            self._read(str(number))

    def letter(self, pressed: str) -> None:
        """Press a letter or a sign: an answer by one key, a command, or the first of a text."""
        if pressed == "?" and not self.typed:
            self.explain()
            return
        question, key = self._answering(), pressed.lower()
        if question is None:
            if key == "q":
                self.leave()
        elif self.typed:
            self.write(pressed)
        elif (why_not := words.not_here(key, question, self.page.view)) is not None:
            self.notice = Notice(why_not, Tone.TIP)
        elif self.settings.instant_keys and key in AT_ONCE.get(question, ""):
            self._read(key)
        else:
            self.write(pressed)

    def write(self, text: str) -> None:
        """Go on typing, where something is asked."""
        if self._answering() is not None:
            kept = "".join(letter for letter in text if letter.isprintable())
            self.typed = (self.typed + kept)[:LONGEST]

    def rub_out(self) -> None:
        """Take back the last letter typed."""
        self.typed = self.typed[:-1]

    def complete(self) -> None:
        """Complete what is typed, where it can go on in one way only."""
        if self.typed and self.question is not None:
            text = completed(self.question, self.typed, self.page.view, words.NOT_HERE)
            self.typed = self.typed if text is None else text

    def move(self, key: str) -> None:
        """Press left, right, home or end: select among what may be chosen, or turn the page."""
        question = self.asked
        if question is not None:
            places = choosable(question, self.page.view)
            self.selected = moved(self.selected, places, key)
        elif self.with_help:
            self.with_help = False
        elif key == "left":
            self._turn_back()
        elif key == "right":
            self._turn()

    def enter(self) -> None:
        """Press Enter: send what is typed, take what is selected, or go on."""
        if self.with_help:
            self.with_help = False
        elif self.typed:
            self._read(self.typed)
        elif not self.page.asks:
            self._turn()
        elif self.question is Question.KEEP:
            self._enter_for_five()
        else:
            self._take_selected()

    def space(self) -> None:
        """Press Space: go on from what is told, keep or drop the selected card."""
        if self.typed:
            self.write(" ")
        elif self.with_help:
            self.with_help = False
        elif not self.page.asks:
            self._turn()
        elif self.question is Question.KEEP and self.selected is not None:
            self._keep_or_drop(numbered(self.page.view)[self.selected])

    def escape(self) -> None:
        """Press Escape: clear what is typed, close what is open, or go back to the first part of a
        question.
        """
        if self.typed:
            self.typed, self.notice = "", None
        elif self.with_help:
            self.with_help = False
        elif self.question is not self.page.question:
            self._arrive()

    def back(self) -> None:
        """Go back a page."""
        self._turn_back()

    def explain(self) -> None:
        """Lay what was told over the table again, or take it away."""
        self.with_help = not self.with_help

    def leave(self) -> None:
        """Leave the study where it stands."""
        self.has_left = True

    def holds_ten(self) -> bool:
        """Tell whether a 1 may be the beginning of a ten."""
        if self.asked not in _TAKES_A_CARD or not self.settings.instant_keys:
            return False
        return any(card.rank is Rank.TEN for card in numbered(self.page.view))

    # What they come to

    def _answering(self) -> Question | None:
        """Return the question that a key answers; what was laid over it is taken away."""
        if self.page.asks:
            self.with_help = False
        return self.asked

    def _turn(self) -> None:
        self.study.go_on()
        self._arrive()

    def _turn_back(self) -> None:
        self.study.go_back()
        self._arrive()

    def _begins_a_card(self, question: Question, number: int) -> bool:
        """Tell whether a number can only be meant as the rank of a card in hand."""
        if number <= len(items(question, self.page.view)) or question not in _TAKES_A_CARD:
            return False
        ranks = {str(card)[0] for card in numbered(self.page.view)}
        return str(number) in ranks

    def _keep_or_drop(self, card: Card) -> None:
        chosen = CardSet.of((card,))
        self.kept = self.kept - chosen if card in self.kept else self.kept | chosen
        self.notice = None

    def _enter_for_five(self) -> None:
        if len(self.kept) == FIVE:
            self._do(Chosen(Keep(self.kept)))
        elif self.selected is not None:
            self._keep_or_drop(numbered(self.page.view)[self.selected])
        else:
            self.notice = None if self.kept else Notice(words.KEEP_BY_NUMBER, Tone.TIP)

    def _take_selected(self) -> None:
        question = self.question
        if question is None:
            return
        offered = items(question, self.page.view)
        answer = None if self.selected is None else offered[self.selected]
        if answer is None:
            self.notice = Notice(NOTHING_SELECTED, Tone.TIP)
        else:
            self._do(answer)

    def _read(self, text: str) -> None:
        question, view = self.question, self.page.view
        if question is None:
            return
        if (word := in_full(text)) is not None:
            # Its first letter was a key, and was told of.
            self.notice = Notice(before_a_word(word), Tone.ERROR)
            return
        answer = read(question, text.removeprefix("/"), view)
        if is_problem(answer):
            self.notice = Notice(problem(answer, question, view), Tone.ERROR)
        elif isinstance(answer, Command):
            self._obey(answer)
        else:
            self._do(answer)

    def _obey(self, command: Command) -> None:
        self.typed = ""
        if command.word is Word.QUIT:
            self.leave()
        elif command.word is Word.HELP:
            self.explain()
        elif command.word in words.NOT_HERE:
            self.notice = Notice(words.NOT_HERE[command.word], Tone.TIP)
        else:
            self.notice = Notice(ON_THE_SCREEN, Tone.TIP)

    def _do(self, answer: Answer) -> None:
        if isinstance(answer, Chosen):
            self.study.answer(answer.action)
            self._arrive()
        elif isinstance(answer, Taken):
            self.question, self.selected, self.typed = Question.DISCARD, None, ""
        elif isinstance(answer, Kept):
            self.kept, self.notice, self.typed = answer.cards, None, ""
        else:
            self.typed = ""
            self.notice = Notice(words.CHOOSE_YOURSELF, Tone.TIP)
