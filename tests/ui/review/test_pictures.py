"""A review as a page and a picture: whole, and with nothing in it that runs or is fetched."""

import pytest

from euchre.ui.review.pictures import page, picture
from euchre.ui.words.review import MATTERED
from tests.ui.replay.test_pictures import DRAWN, HARMLESS, NASTY, Tags, parts
from tests.ui.review.games import foreign, told


@pytest.mark.parametrize("name", NASTY)
def test_a_page_runs_nothing_that_a_player_typed(name: str) -> None:
    tags = Tags(page(foreign(name, "Jo")))
    assert tags.tags <= HARMLESS
    assert tags.attributes <= {"lang", "charset", "http-equiv", "content", "class"}


def test_a_picture_is_xml_and_runs_nothing_that_a_player_typed() -> None:
    for name in NASTY[:2]:
        tags, attributes, _ = parts(picture(foreign(name, "Jo")))
        assert tags <= DRAWN
        assert not any(attribute.startswith("on") for attribute in attributes)


def test_a_page_tells_the_summary_what_mattered_and_each_decision() -> None:
    review = told(3, 2)
    text = Tags(page(review)).text
    assert "Your 7 decisions" in text
    assert MATTERED in text
    assert "EUCHRE" in text  # the table as it stood
    for name in review.names:
        assert name in text
