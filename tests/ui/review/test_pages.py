"""The pages of a review at the table: drawn at every size, and nothing of them cut off."""

from collections.abc import Callable

import pytest

from euchre.coach.reviews.summary import Made
from euchre.ui.render.layout import layout
from euchre.ui.render.review_pages import draw_analysis, pages_of
from euchre.ui.review.analysis import Analysis
from euchre.ui.theme import theme
from tests.ui.review.games import analysis

SIZES = {"80x24": (80, 24), "60x20": (60, 20), "120x30": (120, 30)}


def drawn(found: Analysis, size: tuple[int, int], *, ascii_only: bool = False) -> list[str]:
    """The rows of the page that is open."""
    return draw_analysis(found, theme("none", ascii_only=ascii_only), *size).lines()


def every_page(found: Analysis, size: tuple[int, int]) -> list[str]:
    """All pages, one after the other."""
    rows: list[str] = []
    for number in range(len(pages_of(found, *size))):
        found.page = number
        rows += [*drawn(found, size), "-" * size[0]]
    found.first()
    return rows


@pytest.mark.parametrize("name", SIZES)
def test_every_page_is_drawn(name: str, golden: Callable[[str, str], None]) -> None:
    rows = every_page(analysis(3, 2), SIZES[name])
    golden(f"pages/review_{name}.txt", "\n".join([*rows, ""]))


def test_until_it_is_made_it_says_how_far_it_has_come() -> None:
    whole = analysis(3)
    found = Analysis(whole.game)
    told = whole.told
    assert told is not None
    assert "Analysing … 0 %" in "\n".join(drawn(found, (80, 24)))
    for done, review in enumerate(told.reviews[:-1], 1):
        found.comes(review)
        assert f"Analysing … {100 * done // len(found.deals)} %" in "\n".join(
            drawn(found, (80, 24))
        )
    found.comes(told.reviews[-1])
    assert "page 1 of" in drawn(found, (80, 24))[0]


def test_a_review_that_failed_says_so() -> None:
    found = Analysis(analysis(2, 1).game, 1)
    found.has_failed = True
    assert "could not be made" in "\n".join(drawn(found, (80, 24)))


def test_space_shows_the_table_alone_and_what_is_said_again() -> None:
    found = analysis(3, 2)
    pages = pages_of(found, 80, 24)
    found.page = next(number for number, page in enumerate(pages) if isinstance(page, Made))
    covered = drawn(found, (80, 24))
    found.uncover()
    bare = drawn(found, (80, 24))
    assert any("Better:" in row for row in covered)
    assert not any("Better:" in row for row in bare)
    found.uncover()
    assert drawn(found, (80, 24)) == covered


def test_pages_are_turned_round_and_round() -> None:
    found = analysis(3, 2)
    first = drawn(found, (80, 24))
    found.last()
    last = drawn(found, (80, 24))
    found.turn(1)
    assert drawn(found, (80, 24)) == first
    found.turn(-1)
    assert drawn(found, (80, 24)) == last


def test_a_window_that_is_too_small_says_so() -> None:
    assert "60" in "\n".join(drawn(analysis(2, 1), (50, 15)))


@pytest.mark.parametrize("players", [2, 3])
def test_no_page_has_more_rows_than_the_window(players: int) -> None:
    for size in SIZES.values():
        found = analysis(players, 2)
        for number, page in enumerate(pages_of(found, *size)):
            found.page = number
            rows = drawn(found, size)
            assert len(rows) == size[1]
            assert rows[layout(*size).entry].strip().startswith("Review")
            if not isinstance(page, Made):
                for text, _ in page:
                    assert any(text in row for row in rows), text


def test_what_is_said_of_the_others_stands_on_one_page_where_it_has_room() -> None:
    found = analysis(4)
    pages = pages_of(found, 80, 24)
    with_others = [
        page
        for page in pages
        if not isinstance(page, Made) and any(text.startswith("Ada: ") for text, _ in page)
    ]
    (page,) = with_others
    said = [text for text, _ in page]
    assert all(any(text.startswith(f"{name}: ") for text in said) for name in ("Cleo", "Bix"))


def test_a_page_is_drawn_in_ascii() -> None:
    assert all(row.isascii() for row in drawn(analysis(2, 1), (80, 24), ascii_only=True))
