"""Which key does what; the doing is the person's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Final

from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition, Filter
from prompt_toolkit.key_binding import (
    ConditionalKeyBindings,
    KeyBindings,
    merge_key_bindings,
)
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys

from euchre.ui.replay.keys import replay_keys
from euchre.ui.review.keys import review_keys
from euchre.ui.screen import commands, over, pressing
from euchre.ui.screen.completing import completed
from euchre.ui.screen.opened import INTERRUPTED, bind_terminal
from euchre.ui.screen.person import Person
from euchre.ui.study.keys import StudyKeys

TEN_WAITS: Final = 0.25
"""So long a 1 waits for the 0 of a ten that is in hand, and an n that answers for the e of new."""

LONGEST: Final = 100
"""The characters that the entry line takes."""

_ARROWS: Final = ("left", "right", "up", "down", "home", "end")
_TEN: Final = 10
_ALWAYS: Final = Condition(lambda: True)


def _to(place: Callable[[Buffer], int]) -> Callable[[Buffer], None]:
    def move(entry: Buffer) -> None:
        entry.cursor_position = place(entry)

    return move


_EDITS: Final[dict[str, Callable[[Buffer], None]]] = {
    "left": Buffer.cursor_left,
    "right": Buffer.cursor_right,
    "home": _to(lambda _entry: 0),
    "end": _to(lambda entry: len(entry.text)),
}
"""The keys that go about in what is typed."""


class KeyMap:
    """What the keys do to a person and an entry line; `changed` is called after each of them."""

    def __init__(self, person: Person, entry: Buffer, changed: Callable[[], None]) -> None:
        """Bind the keys."""
        self._keys = KeyBindings()
        self._person = person
        self._entry = entry
        self._changed = changed
        self._refused = ""
        self._is_small = Condition(lambda: person.too_small)
        self._is_over = Condition(lambda: person.popup is not None) & ~self._is_small
        is_seen = ~self._is_over & ~self._is_small
        self._is_typing = Condition(lambda: bool(entry.text)) & is_seen
        self._at_table = ~self._is_typing & is_seen
        self._is_refused = Condition(lambda: bool(self._refused) and entry.text == self._refused)
        self._bind_answers()
        self._bind_moves()
        self._bind_control()
        is_replaying = Condition(lambda: person.replay is not None) & ~self._is_small
        is_studying = Condition(lambda: person.study is not None) & ~self._is_small
        is_reviewing = Condition(lambda: person.analysis is not None) & ~self._is_small
        review = review_keys(lambda: person.analysis, self._leave_review, changed)
        replay = replay_keys(lambda: person.replay, self._leave_replay, changed)
        study = StudyKeys(lambda: person.study, self._leave_study, changed)
        self.bindings = merge_key_bindings(
            [
                ConditionalKeyBindings(self._keys, ~is_replaying & ~is_studying & ~is_reviewing),
                ConditionalKeyBindings(review.bindings, is_reviewing),
                ConditionalKeyBindings(study.bindings, is_studying),
                ConditionalKeyBindings(replay.bindings, is_replaying),
            ]
        )

    def _leave_replay(self, code: int | None) -> None:
        """Go back to the result; a key that leaves the table asks about that there."""
        self._person.replay = None
        if code is not None:
            commands.interrupt(self._person, code)

    def _leave_review(self, code: int | None) -> None:
        """Go back to the result; a key that leaves the table asks about that there."""
        self._person.analysis = None
        if code is not None:
            commands.interrupt(self._person, code)

    def _leave_study(self, code: int | None) -> None:
        """Go back to the game; a key that leaves the table asks about that there."""
        self._person.end_study()
        if code is not None:
            commands.interrupt(self._person, code)

    def _bind(self, *names: Keys | str, when: Filter = _ALWAYS, do: Callable[[str], None]) -> None:
        def handle(event: KeyPressEvent) -> None:
            do(event.data)
            self._changed()

        eager = names == ("escape",)
        self._keys.add(*names, filter=when, eager=eager)(handle)

    def _write(self, text: str) -> None:
        if not text:
            return
        if self._is_refused():
            self._entry.reset()
            text = text.lstrip()
        self._refused = ""
        room = LONGEST - len(self._entry.text)
        kept = "".join(letter for letter in text if letter.isprintable())
        self._entry.insert_text(kept[: max(room, 0)])

    def _bind_answers(self) -> None:
        person = self._person
        for number in range(10):
            self._bind(str(number), when=self._at_table, do=partial(self._digit, number))
            self._bind(str(number), when=self._is_over, do=partial(self._digit_over, number))
        may_be_ten = Condition(
            lambda: person.settings.instant_keys and pressing.is_held(person, _TEN)
        )
        self._bind("1", "0", when=self._at_table & may_be_ten, do=self._ten)
        is_no = Condition(lambda: pressing.is_answered_by(person, "n"))
        for n, e in product("nN", "eE"):
            self._bind(n, e, when=self._at_table & is_no, do=partial(self._new, n))
        self._bind(Keys.Any, when=self._at_table, do=self._letter)
        self._bind(Keys.Any, when=self._is_over, do=self._letter_over)
        self._bind(Keys.Any, when=self._is_typing, do=self._write)
        self._bind(Keys.Any, when=self._is_small, do=self._small)
        self._bind(Keys.BracketedPaste, do=self._paste)
        self._bind("tab", do=self._complete)
        self._bind("enter", do=self._enter)

    def _ten(self, _key: str) -> None:
        self._write("10")

    def _new(self, n: str, e: str) -> None:
        """Begin the word `new` where a lone `n` is an answer."""
        if not self._person.guards.swallows_letter():
            self._write(n + e)

    def _letter(self, key: str) -> None:
        self._write(pressing.letter(self._person, key))

    def _letter_over(self, key: str) -> None:
        self._write(over.letter(self._person, key))

    def _digit_over(self, number: int, _key: str) -> None:
        self._write(over.digit(self._person, number))

    def _digit(self, number: int, _key: str) -> None:
        self._write(pressing.digit(self._person, number))

    def _small(self, key: str) -> None:
        if key.lower() == "p":
            commands.go_plain(self._person)
        elif key.lower() == "q":
            commands.leave(self._person)

    def _paste(self, text: str) -> None:
        if self._person.popup is None and not self._person.too_small:
            self._write(" ".join(text.split()))

    def _complete(self, _key: str) -> None:
        question = self._person.game.question
        if self._is_typing() and question is not None:
            text = completed(question, self._entry.text, self._person.game.view)
            if text is not None:
                self._entry.text = text
                self._entry.cursor_position = len(text)

    def _enter(self, _key: str) -> None:
        text = self._entry.text.strip()
        if self._person.too_small:
            return
        if self._person.popup is not None:
            over.enter(self._person)
        elif not text:
            self._entry.reset()
            pressing.enter(self._person)
        elif commands.typed(self._person, text):
            self._entry.reset()
        else:
            self._entry.cursor_position = len(self._entry.text)
            self._refused = self._entry.text

    def _bind_moves(self) -> None:
        person = self._person
        for name, do in _EDITS.items():
            self._bind(name, when=self._is_typing & self._is_refused, do=partial(self._edit, do))
        for name in _ARROWS:
            self._bind(name, when=self._at_table, do=partial(self._move, name))
            self._bind(name, when=self._is_over, do=partial(self._move_over, name))
        self._bind("space", when=self._at_table, do=lambda _key: pressing.space(person))
        self._bind("space", when=self._is_over, do=lambda _key: over.space(person))
        self._bind("escape", do=self._escape)
        # What is typed is not seen below a popup, so it is not to be edited there.
        for name in ("backspace", "delete"):
            self._bind(name, when=self._is_over, do=lambda _key: None)

    def _edit(self, do: Callable[[Buffer], None], _key: str) -> None:
        """Keep a text that was refused, to edit it; otherwise the next one takes its place."""
        self._refused = ""
        do(self._entry)

    def _move(self, name: str, _key: str) -> None:
        if name not in {"up", "down"}:
            pressing.move(self._person, name)

    def _move_over(self, name: str, _key: str) -> None:
        over.move(self._person, name)

    def _escape(self, _key: str) -> None:
        if self._person.too_small:
            return
        if self._person.popup is not None:
            over.escape(self._person)
        elif self._entry.text:
            self._entry.reset()
            self._person.game.notice = None
        else:
            self._person.pause()

    def _bind_control(self) -> None:
        person = self._person
        self._bind("c-c", do=lambda _key: commands.interrupt(person, INTERRUPTED))
        self._bind("<sigint>", do=lambda _key: commands.interrupt(person, INTERRUPTED))
        self._bind("c-d", do=lambda _key: commands.interrupt(person, 0))
        self._bind("c-r", when=~self._is_small, do=lambda _key: commands.redo(person))
        self._bind("f1", when=~self._is_small, do=lambda _key: commands.explain(person))
        bind_terminal(self._keys)
