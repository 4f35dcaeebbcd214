"""One game in line mode: deals are told, and the person is asked."""

from __future__ import annotations

from euchre.bots import ADVISER, BOTS
from euchre.rules.actions import Keep
from euchre.rules.cards import CardSet
from euchre.table.keeping import saved
from euchre.ui.answers import Answer, Chosen, GoOn, Kept, Question, Suggested, Taken, question_of
from euchre.ui.asking import Another, Asking
from euchre.ui.course import course, moved
from euchre.ui.human import Human
from euchre.ui.lines import Lines
from euchre.ui.sitting import PERSON, Sitting
from euchre.ui.telling import Teller
from euchre.ui.words.chances import chance_moved, course_line
from euchre.ui.words.ends import command_again, deal_result, game_result, seed_line
from euchre.ui.words.kept import left
from euchre.ui.words.openings import game_begins
from euchre.ui.words.people import People
from euchre.ui.words.questions import keep_these, lines_before
from euchre.ui.words.scores import score_line


class PlainGame:
    """A game that is being played in lines."""

    def __init__(
        self, human: Human, lines: Lines, tips: set[str] | None, number: int, first: Sitting
    ) -> None:
        """Sit down to the game of that number from 0; `tips` are those already given.

        They are None where none are wanted. `first` is what the person sat down to at first, before
        another game was asked for.
        """
        sitting = human.sitting
        self._sitting = sitting
        self._first = first
        self._number = number
        self._lines = lines
        self._names = sitting.names
        self.table = human.table
        self._human = human
        self._teller = Teller(lines, self._names)
        self._adviser = BOTS[ADVISER](seed=sitting.seed)
        self._asking = Asking(self._human, lines, self._teller, tips)

    def play(self) -> Sitting | None:
        """Play the game to its end and return what to sit down to next, None for nothing."""
        self._lines.say(game_begins(self._sitting.rules, self._names, PERSON))
        try:
            while True:
                self._teller.begin_deal(self.table.game.deals + 1)
                goes_on = self._play_deal()
                if self.table.winners:
                    return self._sitting if goes_on else None
                self.table.deal()
                self._human.begin_deal()
        except Another as another:
            return another.sitting

    def leave(self) -> None:
        """Say how the game stands when the person leaves."""
        if not self.table.winners:
            self._lines.say(left(saved(self.table.keeper)), self._seed_line())

    def close(self) -> None:
        """Let go of the game, finished or not."""
        if self.table.keeper is not None:
            self.table.keeper.close()

    def _play_deal(self) -> bool:
        """Play a deal until the person goes on from it, and return whether he said yes."""
        while True:
            while not self.table.deal_is_over:
                self._go_on()
            self._teller.catch_up(self._human.view)
            self._tell_end()
            question = Question.PLAY_AGAIN if self.table.winners else Question.NEXT_HAND
            answer = self._asking.ask(question)
            if isinstance(answer, GoOn):
                return answer.yes

    def _go_on(self) -> None:
        """Bring the deal one decision further."""
        view = self._human.view
        if view.turn != PERSON:
            self._teller.catch_up(view)
            self.table.step()
            return
        said, decided = self._human.said_before(), self._human.decided_for()
        if said is not None:
            self._human.act(said)
        elif decided is not None:
            self._teller.catch_up(view, last_card=len(view.hand) == 1)
            self._human.act_for(decided)
        else:
            self._teller.catch_up(view)
            self._decide()

    def _decide(self) -> None:
        """Ask the person for a decision, and do it; or let him go back."""
        question = question_of(self._human.view)
        self._asking.give_tip(question)
        self._lines.say(*lines_before(question, self._human.view))
        answer = self._asking.ask(question)
        if isinstance(answer, Taken):
            self._lines.say(*lines_before(Question.DISCARD, self._human.view))
            answer = self._asking.ask(Question.DISCARD, part_of=question)
        while isinstance(answer, (Kept, Suggested)):
            answer = self._confirm(answer)
        if isinstance(answer, Chosen):
            self._human.act(answer.action, alone=answer.alone)

    def _confirm(self, answer: Kept | Suggested) -> Answer | None:
        """Ask whether those five are to be kept, and return what was answered."""
        view = self._human.view
        five = answer.cards if isinstance(answer, Kept) else self._suggestion()
        again = self._asking.ask(Question.KEEP_THESE, keep_these(view, five), part_of=Question.KEEP)
        if isinstance(again, GoOn) and again.yes:
            return Chosen(Keep(five))
        return again

    def _suggestion(self) -> CardSet:
        action = self._adviser.choose(self._human.view)
        return action.cards if isinstance(action, Keep) else CardSet()

    def _tell_end(self) -> None:
        view, scores = self._human.view, self.table.scores
        people = People.of(view, self._names)
        earned = [now - before for now, before in zip(scores, view.scores, strict=True)]
        self._lines.say(
            "",
            deal_result(self.table.game.deals + 1, view, self._names),
            score_line(people, view.rules, scores, earned),
        )
        if not self.table.winners:
            self._lines.say(chance_moved(moved(view, people, scores)))
            return
        found = course((*self.table.finished(PERSON), view), people, scores)
        self._lines.say(
            "", game_result(people, self.table.winners), course_line(found), self._seed_line()
        )

    def _seed_line(self) -> str:
        sitting = self._first
        asked, others = sitting.ask_defend_alone, ["--plain"]
        if asked != "able" and sitting.rules.asks_defenders:
            others += ["--ask-defend-alone", asked]
        command = command_again(sitting.rules, sitting.bots, sitting.seed, sitting.name, others)
        return seed_line(sitting.seed, self._number, command)
