"""Tips: each is given once, where it says something."""

import pytest

from euchre.rules.rules import Rules
from euchre.ui.answers.question import Question
from euchre.ui.words.tips import LEARN, tip
from euchre.views import View
from tests.ui.render.scenes import first


def asked(lone_march: int = 3) -> View:
    """The view of a maker who may take the dummy."""
    return first(Rules(lone_march=lone_march), lambda scene: scene.question is Question.DUMMY).view


def given(view: View) -> list[str]:
    """What the tips are about that are given at one question after another."""
    told: list[str] = []
    while (found := tip(Question.DUMMY, view, told)) is not None:
        told.append(found.about)
    return told


def test_what_the_dummy_is_comes_before_that_alone_pays_no_more() -> None:
    assert given(asked()) == ["dummy", "alone"]


@pytest.mark.parametrize("points", [4, 5])
def test_where_a_lone_march_pays_more_nobody_is_told_that_it_does_not(points: int) -> None:
    assert given(asked(lone_march=points)) == ["dummy"]


@pytest.mark.parametrize("about", ["dummy", "alone"])
def test_of_a_tip_at_least_the_first_sentence_fits_the_smallest_window(about: str) -> None:
    found = tip(Question.DUMMY, asked(), {"dummy", "alone"} - {about})
    assert found is not None
    assert found.about == about
    assert len(found.sentence.split(". ")[0]) < 58


def test_who_is_new_is_told_of_the_lessons_first_and_once() -> None:
    view = asked()
    assert tip(Question.ORDER, view, set(), is_new=True) == LEARN
    assert tip(Question.ORDER, view, {"learn"}, is_new=True) is None
    assert tip(Question.ORDER, view, set()) is None
    assert LEARN.sentence == "Tip: new to euchre? Press m, then 5: ten short lessons."
    assert len(LEARN.sentence) < 58
