"""Pages and pictures: whole, and with nothing in them that runs or is fetched."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from euchre.table.retold import retold
from euchre.ui.replay.pictures import page, picture
from tests.ui.replay.records import foreign_game, own_game, passed_in

HARMLESS = {"html", "head", "meta", "title", "style", "body", "pre", "code", "span"}
DRAWN = {"svg", "style", "defs", "clipPath", "rect", "g", "text", "circle"}
NASTY = (
    "<script>alert(1)</script>",
    '"><img onerror=alert(1) src=x>',
    "]]></style><svg onload=alert(1)>",
    "\x00\x1b[31m\u202e\ufffe\ud800{0}{code}",
    "[red]&amp;[/red]",
    "--></title><a href=javascript:alert(1)>",
)


class Tags(HTMLParser):
    """The tags and attributes of a page, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.text += data


def parts(text: str) -> tuple[set[str], set[str], str]:
    """The tags and attributes of a picture, and its text."""
    elements = list(ET.fromstring(text).iter())  # noqa: S314 - of our own making
    tags = {element.tag.rpartition("}")[2] for element in elements}
    attributes = {name for element in elements for name in element.attrib}
    return tags, attributes, "".join(element.text or "" for element in elements)


@pytest.mark.parametrize("name", NASTY)
def test_a_page_runs_nothing_that_a_player_typed(name: str) -> None:
    tags = Tags(page(retold(foreign_game(2, name, "Jo")), None))
    assert tags.tags <= HARMLESS
    assert tags.attributes <= {"lang", "charset", "http-equiv", "content", "class"}


@pytest.mark.parametrize("name", NASTY)
def test_a_picture_is_xml_and_runs_nothing_that_a_player_typed(name: str) -> None:
    tags, attributes, _ = parts(picture(retold(foreign_game(2, name, "Jo")), None))
    assert tags <= DRAWN
    assert not any(name.startswith("on") or "href" in name for name in attributes)


@pytest.mark.parametrize("draw", [page, picture])
def test_nothing_is_fetched_from_anywhere(draw: type) -> None:
    text = draw(retold(own_game(3)), None)
    assert set(re.findall(r"https?://[^\s\"')]*", text)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"@import|@font-face|<link|\bsrc=|url\((?!#)", text)


def test_a_page_shows_each_hand_with_its_tricks_and_its_result() -> None:
    game = retold(own_game(3))
    text = Tags(page(game, None)).text
    assert text.split("\n")[5] == "Euchre: You, Ada, Bix"
    for deal in game.deals:
        assert f"hand {deal.number} · trick 5 of 5" in text
        assert f"hand {deal.number} · result" in text


def test_a_picture_shows_the_end_of_each_hand() -> None:
    game = retold(own_game(2))
    text = parts(picture(game, None))[2].replace("\N{NO-BREAK SPACE}", " ")
    for deal in game.deals:
        assert f"hand {deal.number} · trick 5 of 5" in text
        assert f"hand {deal.number} · result" in text


def test_one_hand_is_drawn_alone() -> None:
    text = Tags(page(retold(own_game(3)), None, 2)).text
    assert "hand 2 · result" in text
    assert "hand 1 · result" not in text


def test_a_hand_that_was_passed_in_is_drawn_without_its_cards() -> None:
    text = Tags(page(retold(passed_in(foreign_game(3))), None)).text
    assert "no cards" in text
    assert "Not dealt" not in text
