"""Laws of the keys: whatever is pressed, whenever, nothing breaks and nothing is done unasked."""

from hypothesis import given
from hypothesis import strategies as st

from euchre.rules.actions import Action
from euchre.settings import CHOICES, Settings
from euchre.ui.menu import OPTIONS
from euchre.ui.render.screen import draw, entry_of
from euchre.ui.screen.game import TableGame
from euchre.ui.screen.pace import SETTLES
from euchre.ui.theme import theme
from tests.ui.screen.fingers import KEYS, Fingers, sat_down

SIZES = ((80, 24), (60, 20), (120, 30), (30, 8), (110, 40))

keys = st.one_of(
    st.sampled_from([*"1234567890" * 3, *"opynhuvmscq?/+-", *KEYS, *["Enter", "Space"] * 6]),
    st.characters(exclude_categories=["Cs"]),
    st.sampled_from(["order it up", "jack of spades", "10h", "9s", "pass", "quit", "new 4"]),
)
moments = st.sampled_from([0.0, 0.05, 0.2, 0.35, 0.6, 3.0])


@given(
    st.sampled_from([(2, 24), (3, 24), (3, 25), (4, 32)]),
    st.integers(0, 99),
    st.builds(Settings, **{name: st.sampled_from(CHOICES[name]) for name in OPTIONS}),
    st.lists(st.tuples(keys, moments), min_size=50, max_size=120),
)
def test_any_keys_at_any_time_break_nothing_and_decide_nothing_in_a_pause(
    table: tuple[int, int], seed: int, settings: Settings, pressed: list[tuple[str, float]]
) -> None:
    fingers = sat_down(table[0], seed, settings, deck=table[1])
    for number, (key, moment) in enumerate(pressed):
        fingers.wait(moment)
        parts = [key] if key in KEYS else list(key)
        for part in parts:
            _press(fingers, part)
        if number % 20 == 0:
            _draw(fingers, number)
        if fingers.person.exit is not None:
            return


def _press(fingers: Fingers, key: str) -> None:
    """Press a key; it decides nothing if the bots are to move, or were a moment ago."""
    person, acted = fingers.person, list[Action]()
    was_moving = person.game.question is None
    plain = TableGame.act

    class Watched(TableGame):
        def act(self, action: Action, *, alone: bool = False) -> None:
            acted.append(action)
            plain(self, action, alone=alone)

    person.game.__class__ = Watched
    fingers.press(key)
    person.game.__class__ = TableGame
    if was_moving:
        assert acted == []
        if person.game.question is not None and person.popup is None and not fingers.entry.text:
            fingers.clock.now += SETTLES / 2
            turns = list(person.game.table.turns)
            fingers.press("1", "Enter", "Space")
            assert person.game.table.turns[: len(turns)] == turns
    assert len(fingers.entry.text) <= 100


def _draw(fingers: Fingers, number: int) -> None:
    scene, size = fingers.person.scene, SIZES[number // 20 % len(SIZES)]
    frame = draw(scene, theme("truecolor"), *size)
    assert len(frame.lines()) == size[1]
    entry_of(scene, theme("truecolor"), size, fingers.entry.text)
