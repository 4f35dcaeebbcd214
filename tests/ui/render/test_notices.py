"""What is told at the table hides nothing that is needed, and is never half a sentence."""

import re
from dataclasses import replace

import pytest

from euchre.ui.answers.question import Question
from euchre.ui.render.screen import draw
from euchre.ui.render.sentence import fitted_lines
from euchre.ui.scene import Notice, Scene, Tone
from euchre.ui.theme import theme
from euchre.ui.words.kept import going_on
from euchre.ui.words.screen import NOT_YOUR_TURN, NOTHING_SELECTED
from tests.ui.render.games import between_bots, drawn
from tests.ui.render.scenes import first
from tests.ui.render.test_table import GAMES, asks

SIZES = [(80, 24), (60, 20), (120, 30)]
OFFERS = [Question.ORDER, Question.NAME, Question.TAKE, Question.DUMMY, Question.DEFEND]


def lines_of(scene: Scene, size: tuple[int, int]) -> list[str]:
    return [line.strip() for line in draw(scene, theme("none"), *size).lines()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("question", OFFERS)
@pytest.mark.parametrize("text", [going_on(14, 2), NOTHING_SELECTED, NOT_YOUR_TURN])
def test_a_notice_leaves_everything_else_that_is_seen(
    question: Question, size: tuple[int, int], text: str
) -> None:
    scene = first(GAMES[3], asks(question))
    before = lines_of(scene, size)
    told = lines_of(replace(scene, notice=Notice(text, Tone.TIP)), size)
    changed = [(old, new) for old, new in zip(before, told, strict=True) if old != new]
    assert len(changed) == 1
    old, new = changed[0]
    assert text.startswith(new.removeprefix(old).strip().split("  ")[0])
    assert new.startswith(old)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_result_with_a_notice_says_whole_sentences(size: tuple[int, int], players: int) -> None:
    for scene in between_bots(players, 8).results[:-1]:
        lines = lines_of(replace(scene, notice=Notice(going_on(14, 2), Tone.TIP)), size)
        place = next(place for place, line in enumerate(lines) if line.startswith("Going on"))
        assert [line for line in lines[:place] if line][-1].endswith(".")


@pytest.mark.parametrize(
    ("width", "most", "lines"),
    [
        (9, 1, ["One two."]),
        (9, 2, ["One two."]),
        (12, 2, ["One two. Is", "it three?"]),
        (9, 3, ["One two.", "Is it", "three?"]),
        (50, 1, ["One two. Is it three? Four, five, six, seven."]),
        (6, 1, ["One t…"]),
    ],
)
def test_sentences_are_given_up_whole(width: int, most: int, lines: list[str]) -> None:
    text = "One two. Is it three? Four, five, six, seven."
    assert fitted_lines(drawn(), text, width, most) == lines


@pytest.mark.parametrize("size", SIZES)
def test_no_notice_ends_in_the_middle_of_a_sentence(size: tuple[int, int]) -> None:
    scene = first(GAMES[3], asks(Question.ORDER))
    wrong = '"zz" is no answer here. Did you mean "pass"? Type 1 or order it up, 2 or pass.'
    for text in (wrong, NOTHING_SELECTED, going_on(14, 2)):
        seen = "\n".join(lines_of(replace(scene, notice=Notice(text, Tone.ERROR)), size))
        assert re.search(re.escape(re.split(r"(?<=[.?]) ", text)[0]), seen)
        assert "…" not in seen
