"""The pictures of the table in docs/pictures: `make pictures` draws them from real games.

The seeds are fixed, so that they change only where the table does.
"""

import io
from pathlib import Path
from typing import Final

from rich.console import Console

from euchre.coach.hints.advice import advise
from euchre.ui.answers import Question
from euchre.ui.render.screen import draw
from euchre.ui.theme import theme
from tests.ui.screen.fingers import Fingers, sat_down

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
COLUMNS, ROWS = 80, 24
SEED: Final = 12


def bidding() -> Fingers:
    """The first question of a three-handed game."""
    fingers = sat_down(3, SEED)
    fingers.until(Question.ORDER)
    return fingers


def mid_trick(players: int = 3) -> Fingers:
    """A trick in which two cards lie, and not every card may be played."""
    for seed in range(SEED, SEED + 99):
        fingers = sat_down(players, seed)
        while fingers.person.scene.hand < 3 and not fingers.person.game.is_won:
            view = fingers.person.game.view
            if fingers.person.game.question is Question.PLAY and (
                len(view.trick) == players - 1 and 1 < len(view.legal) < len(view.hand) < 5
            ):
                return fingers
            fingers.go_on()
    raise AssertionError(players)


def hint() -> Fingers:
    """The hint in the same trick."""
    fingers = mid_trick()
    view = fingers.person.game.view
    fingers.press("h")
    fingers.person.hint_comes(view, advise(view, SEED))
    return fingers


def result() -> Fingers:
    """The result of a hand that the person has made."""
    for seed in range(SEED, SEED + 99):
        fingers = sat_down(3, seed)
        fingers.until(Question.NEXT_HAND)
        if fingers.person.game.view.maker == 0:
            return fingers
    raise AssertionError


PICTURES: Final = {
    "bidding": bidding,
    "trick": mid_trick,
    "four-handed": lambda: mid_trick(4),
    "hint": hint,
    "result": result,
}


def svg(fingers: Fingers) -> str:
    """What is to be seen as a picture."""
    console = Console(
        record=True,
        width=COLUMNS,
        height=ROWS,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    console.print(draw(fingers.person.scene, theme("truecolor"), COLUMNS, ROWS), end="")
    return console.export_svg(title="euchre-cli", unique_id="table")


def main() -> None:
    """Draw the pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, state in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(svg(state()), encoding="utf-8")


if __name__ == "__main__":
    main()
