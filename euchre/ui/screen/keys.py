"""Which key does what; the doing is the person's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition, Filter
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys

from euchre.rules.cards import Rank
from euchre.ui.answers import Question
from euchre.ui.hand import numbered
from euchre.ui.screen import commands, over
from euchre.ui.screen.completing import completed
from euchre.ui.screen.person import Person

TEN_WAITS: Final = 0.25
"""So long a 1 waits for the 0 of a ten that is in hand."""

LONGEST: Final = 100
"""The characters that the entry line takes."""

_ARROWS: Final = ("left", "right", "up", "down", "home", "end")
_ONE_CARD: Final = {Question.PLAY, Question.DISCARD, Question.TAKE}
_INTERRUPTED: Final = 130
_ALWAYS: Final = Condition(lambda: True)


class KeyMap:
    """What the keys do to a person and an entry line; `changed` is called after each of them."""

    def __init__(self, person: Person, entry: Buffer, changed: Callable[[], None]) -> None:
        """Bind the keys."""
        self.bindings = KeyBindings()
        self._person = person
        self._entry = entry
        self._changed = changed
        self._is_small = Condition(lambda: person.too_small)
        self._is_over = Condition(lambda: person.popup is not None) & ~self._is_small
        self._is_typing = Condition(lambda: bool(entry.text)) & ~self._is_over & ~self._is_small
        self._at_table = ~self._is_typing & ~self._is_over & ~self._is_small
        self._bind_answers()
        self._bind_moves()
        self._bind_control()

    def _bind(self, *names: Keys | str, when: Filter = _ALWAYS, do: Callable[[str], None]) -> None:
        def handle(event: KeyPressEvent) -> None:
            do(event.data)
            self._changed()

        eager = names == ("escape",)
        self.bindings.add(*names, filter=when, eager=eager)(handle)

    def _write(self, text: str) -> None:
        room = LONGEST - len(self._entry.text)
        kept = "".join(letter for letter in text if letter.isprintable())
        self._entry.insert_text(kept[: max(room, 0)])

    def _bind_answers(self) -> None:
        person = self._person
        for number in range(10):
            self._bind(str(number), when=self._at_table, do=partial(self._digit, number))
            self._bind(str(number), when=self._is_over, do=lambda key: over.digit(person, int(key)))
        ten_is_held = Condition(lambda: _holds_ten(person))
        self._bind("1", "0", when=self._at_table & ten_is_held, do=lambda _key: self._write("10"))
        self._bind(
            Keys.Any, when=self._at_table, do=lambda key: self._write(commands.letter(person, key))
        )
        self._bind(Keys.Any, when=self._is_over, do=lambda key: over.letter(person, key))
        self._bind(Keys.Any, when=self._is_typing, do=self._write)
        self._bind(Keys.Any, when=self._is_small, do=self._small)
        self._bind(Keys.BracketedPaste, do=self._paste)
        self._bind("tab", do=self._complete)
        self._bind("enter", when=~self._is_small, do=self._enter)

    def _digit(self, number: int, _key: str) -> None:
        self._write(self._person.digit(number))

    def _small(self, key: str) -> None:
        if key == "p":
            commands.go_plain(self._person)
        elif key == "q":
            commands.leave(self._person)

    def _paste(self, text: str) -> None:
        if self._person.popup is None and not self._person.too_small:
            self._write(" ".join(text.split()))

    def _complete(self, _key: str) -> None:
        question = self._person.game.question
        if self._entry.text and question is not None:
            text = completed(question, self._entry.text, self._person.game.view)
            if text is not None:
                self._entry.text = text
                self._entry.cursor_position = len(text)

    def _enter(self, _key: str) -> None:
        text = self._entry.text.strip()
        if self._person.popup is not None:
            over.enter(self._person)
        elif not text:
            self._entry.reset()
            self._person.enter()
        elif commands.typed(self._person, text):
            self._entry.reset()

    def _bind_moves(self) -> None:
        person = self._person
        for name in _ARROWS:
            self._bind(name, when=self._at_table, do=partial(self._move, name))
            self._bind(name, when=self._is_over, do=partial(self._move_over, name))
        self._bind("space", when=self._at_table, do=lambda _key: person.space())
        self._bind("space", when=self._is_over, do=lambda _key: over.space(person))
        self._bind("escape", do=self._escape)

    def _move(self, name: str, _key: str) -> None:
        if name not in {"up", "down"}:
            self._person.move(name)

    def _move_over(self, name: str, _key: str) -> None:
        over.move(self._person, name)

    def _escape(self, _key: str) -> None:
        if self._person.popup is not None:
            self._person.close()
        elif self._entry.text:
            self._entry.reset()
            self._person.game.notice = None
        else:
            self._person.escape()

    def _bind_control(self) -> None:
        person = self._person
        self._bind("c-c", do=lambda _key: commands.interrupt(person, _INTERRUPTED))
        self._bind("<sigint>", do=lambda _key: commands.interrupt(person, _INTERRUPTED))
        self._bind("c-d", do=lambda _key: commands.interrupt(person, 0))
        self._bind("c-r", do=lambda _key: commands.redo(person))
        self._bind("f1", do=lambda _key: commands.explain(person))

        @self.bindings.add("c-l")
        def _(event: KeyPressEvent) -> None:
            event.app.renderer.clear()

        @self.bindings.add("c-z")
        def _(event: KeyPressEvent) -> None:
            event.app.suspend_to_background()


def _holds_ten(person: Person) -> bool:
    """Tell whether a 1 may begin the name of a ten in hand."""
    if person.game.question not in _ONE_CARD:
        return False
    return any(card.rank is Rank.TEN for card in numbered(person.game.view))
