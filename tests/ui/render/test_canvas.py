"""A grid of cells keeps its width, whatever is drawn on it and over what."""

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from euchre.ui.render.canvas import Canvas
from euchre.ui.theme import Ground, theme

WIDTH = 12
TEXTS = st.text("a名é\N{COMBINING ACUTE ACCENT}", max_size=8)
COLUMNS = st.integers(-3, WIDTH + 2)


def widths(canvas: Canvas) -> set[int]:
    return {cell_len("".join(text for text, _ in runs)) for runs in canvas.runs()}


def written(*texts: tuple[int, str]) -> Canvas:
    canvas = Canvas(theme("none"), WIDTH, 1)
    for column, text in texts:
        canvas.put(0, column, text)
    return canvas


def test_text_over_half_of_a_wide_character_blanks_the_other_half() -> None:
    assert written((0, "名名名"), (1, "a")).lines() == [" a名名"]
    assert written((0, "名名名"), (2, "a")).lines() == ["名a 名"]
    assert written((0, "名名名"), (1, "名")).lines() == [" 名 名"]


def test_a_rectangle_laid_over_half_of_a_wide_character_blanks_the_other_half() -> None:
    canvas = written((0, "名名名"))
    canvas.fill(0, 1, 1, 2, Ground.FELT)
    assert canvas.lines() == ["    名"]


@given(first=st.tuples(COLUMNS, TEXTS), then=st.lists(st.tuples(COLUMNS, TEXTS), max_size=4))
def test_writing_never_changes_the_width(
    first: tuple[int, str], then: list[tuple[int, str]]
) -> None:
    assert widths(written(first, *then)) == {WIDTH}


@given(
    below=st.tuples(COLUMNS, TEXTS),
    above=st.tuples(COLUMNS, TEXTS),
    column=st.integers(0, WIDTH),
    part=st.tuples(st.integers(0, WIDTH), st.integers(0, WIDTH)).map(sorted),
    ground=st.tuples(COLUMNS, st.integers(0, WIDTH)),
)
def test_laying_one_canvas_on_another_never_changes_the_width(
    below: tuple[int, str],
    above: tuple[int, str],
    column: int,
    part: list[int],
    ground: tuple[int, int],
) -> None:
    canvas = written(below)
    canvas.paste(written(above), 0, column, columns=(part[0], part[1]))
    assert widths(canvas) == {WIDTH}
    canvas.fill(0, ground[0], 1, ground[1], Ground.BAR)
    assert widths(canvas) == {WIDTH}
