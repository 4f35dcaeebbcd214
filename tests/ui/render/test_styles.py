"""What is said by a style: in sixteen colours, in many, and in none."""

from collections.abc import Iterator

import pytest
from rich.style import Style

from euchre.ui.answers.question import Question
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.screen import draw
from euchre.ui.scene import Scene
from euchre.ui.theme import SUIT_INKS, theme
from tests.ui.render.scenes import first
from tests.ui.render.test_table import GAMES, following, keeping, with_a_button


def parts(canvas: Canvas) -> Iterator[tuple[str, Style]]:
    for runs in canvas.runs():
        yield from runs


def at_play() -> Scene:
    return first(
        GAMES[3], lambda scene: scene.question is Question.PLAY and len(scene.view.trick) == 2
    )


@pytest.mark.parametrize("badge", ["MAKER", "DEALER"])
def test_badges_are_reversed_in_sixteen_colours_and_bracketed_in_none(badge: str) -> None:
    canvas = draw(at_play(), theme("standard"), 80, 24)
    assert any(style.reverse for said, style in parts(canvas) if said == f" {badge} ")
    assert f"[{badge}]" in "".join(draw(at_play(), theme("none"), 80, 24).lines())


def test_sixteen_colours_lay_no_ground() -> None:
    for _, style in parts(draw(following(), theme("standard"), 80, 24)):
        assert style.bgcolor is None
        assert style.color is None or style.color.number not in {7, 11, 15}


def test_the_terminals_own_theme_lays_no_ground() -> None:
    canvas = draw(following(), theme("truecolor", backgrounds=False), 80, 24)
    assert all(style.bgcolor is None for _, style in parts(canvas))


def test_no_colour_means_none() -> None:
    for _, style in parts(draw(following(), theme("none"), 80, 24)):
        assert style.color is style.bgcolor is None


def test_the_selected_card_has_its_number_reversed() -> None:
    for colours in ("none", "standard", "truecolor"):
        canvas = draw(keeping(3), theme(colours), 80, 24)
        selected = [said for said, style in parts(canvas) if style.reverse and said[:1] == "3"]
        assert len(selected) == 1


def test_four_colours_tell_the_suits_apart() -> None:
    two, four = (theme("truecolor", suits=suits) for suits in ("two", "four"))
    scene = following()
    styles = [{str(style) for _, style in parts(draw(scene, each, 80, 24))} for each in (two, four)]
    assert styles[0] != styles[1]


def test_the_terminals_own_inks_show_on_light_and_dark_and_none_is_green_beside_red() -> None:
    for suits in ("two", "four"):
        inks = theme("standard", suits=suits).inks
        assert not [ink for ink in inks.values() if "white" in ink or "yellow" in ink]
        assert not [ink for pair in SUIT_INKS.values() for ink in pair if "green" in inks[ink]]


def test_the_mark_of_a_button_is_nearer_to_it_than_to_the_next() -> None:
    assert "hearts <  [3]" in "\n".join(draw(with_a_button(), theme("none"), 80, 24).lines())
