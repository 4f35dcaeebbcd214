"""A person's fingers on the keys of the table, without a terminal and with a clock that is set."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from prompt_toolkit.application import Application
from prompt_toolkit.application.current import set_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.input import DummyInput
from prompt_toolkit.key_binding import key_processor
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import BufferControl
from prompt_toolkit.output import DummyOutput

from euchre.bots import BOTS
from euchre.rules.actions import Pass
from euchre.rules.rules import Rules
from euchre.settings import Settings
from euchre.ui.answers import Question
from euchre.ui.games import UNKEPT, Start
from euchre.ui.scene import Popup
from euchre.ui.screen.keys import KeyMap
from euchre.ui.screen.person import RESULTS, Person
from euchre.ui.sitting import Sitting

KEYS: Final = {
    "Enter": Keys.ControlM,
    "Esc": Keys.Escape,
    "Space": " ",
    "Tab": Keys.ControlI,
    "Backspace": Keys.ControlH,
    "Left": Keys.Left,
    "Right": Keys.Right,
    "Up": Keys.Up,
    "Down": Keys.Down,
    "Home": Keys.Home,
    "End": Keys.End,
    "F1": Keys.F1,
    "Ctrl-C": Keys.ControlC,
    "Ctrl-D": Keys.ControlD,
    "Ctrl-R": Keys.ControlR,
    "Ctrl-X": Keys.ControlX,
    "Ctrl-E": Keys.ControlE,  # codespell:ignore
    "Ctrl-S": Keys.ControlS,
}
"""The keys that are more than a character, by their names."""

_FLUSH: Final[KeyPress] = vars(key_processor)["_Flush"]
"""What prompt_toolkit feeds itself when a sequence of keys does not go on."""

LONG_AGO: Final = 10.0


class Clock:
    """A clock that stands until it is set on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


QUICK = BOTS["normal"](seed=1)


class Fingers:
    """A person at the table, and the keys that are pressed."""

    def __init__(
        self, sitting: Sitting, settings: Settings | None = None, start: Start = UNKEPT
    ) -> None:
        self.clock = Clock()
        self.remembered: dict[str, object] = {}
        calm = Settings(tips=False) if settings is None else settings
        self.person = Person(sitting, calm, self.clock, self.remembered.__setitem__, start)
        self.entry = Buffer(multiline=False)
        keys = KeyMap(self.person, self.entry, lambda: None)
        layout = Layout(Window(BufferControl(self.entry)))
        self._app: Application[int] = Application(
            layout, key_bindings=keys.bindings, input=DummyInput(), output=DummyOutput()
        )
        # No loop runs, and so no clock of prompt_toolkit's own either.
        for name in ("timeoutlen", "ttimeoutlen"):
            setattr(self._app, name, None)

    def press(self, *names: str) -> None:
        """Press keys at once, one after the other."""
        for name in names:
            self.press_part(name)
            self.wait(0)

    def press_part(self, name: str) -> None:
        """Press a key that another one may go on, before any time is over."""
        key = KEYS.get(name)
        with set_app(self._app):
            self._app.key_processor.feed(KeyPress(name if key is None else key, name))
            self._app.key_processor.process_keys()

    def paste(self, text: str) -> None:
        """Paste a text, as a terminal does that says so."""
        with set_app(self._app):
            self._app.key_processor.feed(KeyPress(Keys.BracketedPaste, text))
            self._app.key_processor.process_keys()

    def type(self, text: str) -> None:
        """Type a text, a character at a time, after what was pressed before is long over."""
        self.wait(LONG_AGO, plays=False)
        self.press(*text)

    def wait(self, seconds: float, *, plays: bool = True) -> None:
        """Let time go by; what is due in it happens unless the bots are not to play."""
        with set_app(self._app):
            self._app.key_processor.feed(_FLUSH)
            self._app.key_processor.process_keys()
        end = self.clock.now + seconds
        while plays and (due := self.person.due()) is not None and due <= end:
            self.clock.now = max(due, self.clock.now)
            self.person.time_is_up()
        self.clock.now = end

    def until(self, *questions: Question) -> Question:
        """Play by the hint until one of the questions is asked, or any."""
        for _ in range(9999):
            question = self.person.game.question
            if question is not None and (not questions or question in questions):
                self.wait(LONG_AGO)
                return question
            self.go_on()
        raise AssertionError(questions)

    def go_on(self) -> None:
        """Let the bots move, or answer as a bot would that thinks quickly."""
        game = self.person.game
        if game.question is None:
            self.wait(LONG_AGO)
        elif game.question in RESULTS:
            self.wait(LONG_AGO)
            self.press("Enter")
        else:
            game.act(QUICK.choose(game.view))
            self.person.arrived()

    def asked(self) -> Question | None:
        """What is asked; a call, as type checkers believe that an attribute stays as it was."""
        return self.person.game.question

    def over(self) -> Popup | None:
        """What lies over the table."""
        return self.person.popup

    def left(self) -> int | None:
        """The exit code, once the person has left."""
        return self.person.exit

    @property
    def said(self) -> str:
        """What is said below the hand."""
        return "" if self.person.game.notice is None else self.person.game.notice.text


def sat_down(
    players: int = 3, seed: int = 1, settings: Settings | None = None, **options: int | str
) -> Fingers:
    """Fingers at a table that has just been dealt."""
    rules = Rules.parse({"players": players, **options})
    return Fingers(Sitting(rules, ("normal",) * (players - 1), seed), settings)


def at(question: Question, players: int = 3, **options: int | str) -> Fingers:
    """Fingers where that question is asked."""
    if question is Question.PLAY_AGAIN:
        options["target"] = 1
    for seed in range(99):
        fingers = sat_down(players, seed, None, **options)
        for _ in range(60):
            game = fingers.person.game
            if game.question is question:
                fingers.wait(LONG_AGO)
                return fingers
            if question is Question.NAME and game.question is Question.ORDER:
                game.act(Pass())
            elif question is Question.DISCARD and game.question is Question.TAKE:
                fingers.press("y")
            else:
                fingers.go_on()
    raise AssertionError(question)


@contextmanager
def decisions(fingers: Fingers) -> Generator[list[str]]:
    """What the person decides in the meantime, as a record would have it."""
    made: list[str] = []
    before = len(fingers.person.game.table.turns)
    yield made
    made += [
        str(turn.action) for turn in fingers.person.game.table.turns[before:] if turn.seat == 0
    ]
