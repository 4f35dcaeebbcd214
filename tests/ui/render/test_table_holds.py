"""What holds in every state of every game: sizes, anchors, ASCII, and nothing that is not seen."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from euchre.rules.cards import CardSet
from euchre.rules.events import DummyTaken, Played
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.ui.answers.keeping import FIVE
from euchre.ui.answers.question import Question
from euchre.ui.hand import numbered
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.screen import draw, entry_of, keys_of, prompt_of
from euchre.ui.scene import Scene
from euchre.ui.theme import Ground, Theme, theme
from euchre.ui.words.short import index
from euchre.views import View
from tests.strategies import Playout, playouts
from tests.ui.render.scenes import Named, first, has_trick, sat_down, scene_at, with_trick
from tests.ui.render.test_table import keeping

NAMES = ("You", "[bold]Ada[/]", "名" * 20, "N" * 40)
PLAIN = theme("none")
THEMES = (
    PLAIN,
    theme("none", ascii_only=True),
    theme("standard"),
    theme("truecolor"),
    theme("truecolor", ascii_only=True),
)


@st.composite
def seen(draw: st.DrawFn) -> Scene:
    """A scene of a position of a random deal at a random table."""
    playout: Playout = draw(playouts())
    position: Phase = draw(st.sampled_from(playout.positions[:-1]))
    scene = scene_at(position, sat_down(position.dealt.rules))
    if has_trick(scene) and draw(st.booleans()):
        scene = with_trick(scene)
    if scene.question is Question.KEEP:
        kept = draw(st.lists(st.sampled_from(numbered(scene.view)), unique=True))
        scene = replace(scene, kept=CardSet.of(kept))
    return replace(scene, selected=draw(st.none() | st.integers(0, 3)))


def renamed(scene: Scene) -> Scene:
    """The same scene with names that are long, wide, or look like markup."""
    sitting = scene.sitting
    called = NAMES[: sitting.rules.players]
    return replace(scene, sitting=Named(sitting.rules, sitting.bots, sitting.seed, called=called))


def widths(canvas: Canvas) -> set[int]:
    return {sum(cell_len(text) for text, _ in runs) for runs in canvas.runs()}


@given(
    scene=seen(),
    size=st.sampled_from([(80, 24), (60, 20), (110, 26), (120, 30)])
    | st.tuples(st.integers(1, 200), st.integers(1, 70)),
    look=st.sampled_from(THEMES),
    called=st.booleans(),
)
def test_a_screen_has_exactly_its_size(
    scene: Scene, size: tuple[int, int], look: Theme, *, called: bool
) -> None:
    canvas = draw(renamed(scene) if called else scene, look, *size)
    lines = canvas.lines()
    assert len(lines) == size[1]
    assert widths(canvas) == {size[0]}
    whole = "".join(lines)
    assert "\N{VARIATION SELECTOR-16}" not in whole
    assert whole.isascii() or not look.ascii_only


@given(scene=seen())
def test_no_row_moves_between_states(scene: Scene) -> None:
    lines = draw(scene, PLAIN, 80, 24).lines()
    assert lines[0].startswith(" ♠ EUCHRE  ")
    assert [lines[row][57:63].strip() for row in range(1, 5)] == ["TRUMP", "MAKER", "DEALER", "LED"]
    assert lines[5][57:79] == "─" * 22
    assert lines[6][57:62] == "SCORE"
    assert lines[13].strip()
    tops = [row for row in range(13, 24) if "╭" in lines[row]]
    bottoms = [row for row in range(13, 24) if "╰" in lines[row]]
    assert set(tops) <= {14, 15}
    assert set(bottoms) <= {18, 19}
    assert lines[22].startswith(
        f" {prompt_of(scene).label} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
    )
    assert lines[23].endswith("q quit")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_said_of_your_card_stands_apart_from_your_count_of_tricks(players: int) -> None:
    scene = first(
        Rules(players=players),
        lambda scene: [seat for seat, _ in scene.view.trick[:1]] == [scene.view.seat],
    )
    shown = draw(scene, PLAIN, 80, 24).lines()[1:13]
    assert any("led" in line for line in shown)
    assert not any(re.search(r"led {0,2}\d trick", line) for line in shown)


@pytest.mark.parametrize("kept", range(8))
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_of_ten_cards_only_those_beyond_five_are_dimmed(kept: int, size: tuple[int, int]) -> None:
    canvas = draw(keeping(kept), theme("truecolor"), *size)
    dim = theme("truecolor").grounds[Ground.FACE_OFF].removeprefix("on ")
    assert (f"on {dim}" in " ".join(str(style) for runs in canvas.runs() for _, style in runs)) is (
        kept == FIVE
    )
    text = "\n".join(canvas.lines())
    assert len(re.findall(r"\d keep\b(?! or)", text)) == kept
    assert f"Keeping {kept} of 5" in text


def test_while_something_is_typed_the_key_bar_says_what_can_be_done_with_it() -> None:
    for size in ((80, 24), (60, 20)):
        line = draw(keeping(0), PLAIN, *size, typing=True).lines()[-1]
        assert line.strip() == "Enter answer  Tab complete  Esc clear"


@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_pass_is_seen_beside_four_suits(look: Theme, size: tuple[int, int]) -> None:
    scene = first(Rules(any_suit=True), lambda scene: scene.question is Question.NAME)
    assert re.search(r"5\]? Pass\b", "\n".join(draw(scene, look, *size).lines()))


def test_at_60x20_the_key_that_suggests_five_is_named() -> None:
    assert ("s", "suggest") in keys_of(keeping(0), 60)


@given(scene=seen())
def test_nothing_is_cut_short_at_80x24(scene: Scene) -> None:
    assert "…" not in "".join(draw(scene, PLAIN, 80, 24).lines())


@given(scene=seen(), size=st.sampled_from([(80, 24), (60, 20), (120, 30)]))
def test_no_card_is_drawn_that_the_seat_may_not_see(scene: Scene, size: tuple[int, int]) -> None:
    text = "\n".join(draw(scene, PLAIN, *size).lines())
    drawn = set(re.findall(r"(?:10|[789JQKA])[♣♦♥♠]", text))
    assert drawn <= {index(card) for card in known(scene.view)}


def known(view: View) -> CardSet:
    """The cards that a seat knows by sight."""
    cards = view.hand | view.aside | CardSet.of([view.upcard])
    for event in view.history:
        if isinstance(event, Played):
            cards |= [event.card]
        elif isinstance(event, DummyTaken) and event.cards is not None:
            cards |= event.cards
    return cards


@given(scene=seen())
def test_every_card_of_the_trick_and_of_the_hand_is_drawn(scene: Scene) -> None:
    if scene.view.phase == "joker":
        return
    for size in ((80, 24), (60, 20)):
        lines = draw(scene, PLAIN, *size).lines()
        for _, card in scene.view.trick:
            assert any(index(card) in line for line in lines[1:13])
        for card in scene.view.hand:
            assert any(index(card) in line for line in lines)


@given(scene=seen(), width=st.integers(60, 200))
def test_keys_fit_the_window(scene: Scene, width: int) -> None:
    keys = keys_of(scene, width)
    assert keys[-1].keys == "q"
    assert sum(cell_len(f"{key} {does}") + 2 for key, does in keys) <= width + 1


@given(scene=seen(), size=st.tuples(st.integers(60, 200), st.integers(20, 70)))
def test_the_entry_line_begins_behind_its_label(scene: Scene, size: tuple[int, int]) -> None:
    row, column, ghost = entry_of(scene, PLAIN, size)
    line = draw(scene, PLAIN, *size).lines()[row]
    label = f" {prompt_of(scene).label} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
    assert line[:column].endswith(label)
    assert line[column:].strip() == ghost


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("only one", ""), ("hint", "Enter: hint"), ("zz", ""), ("/undo", "Enter: undo")],
)
def test_behind_a_text_stands_what_it_means(typed: str, meant: str) -> None:
    scene = first(Rules(), lambda scene: scene.question is Question.PLAY)
    assert entry_of(scene, PLAIN, (80, 24), typed).ghost == meant


@pytest.mark.parametrize(
    ("levels", "told"),
    [
        (("easy", "easy", "easy"), "bots: easy"),
        (("easy", "expert", "easy"), "  easy,expert,easy"),
        (("normal", "expert", "normal"), "  normal,expert,normal"),
    ],
)
def test_bots_that_differ_are_named_by_seat_beside_what_goes_on(
    levels: tuple[str, ...], told: str
) -> None:
    scene = first(Rules(players=4), lambda scene: scene.question is Question.NAME)
    sitting = replace(scene.sitting, bots=levels)
    header = draw(replace(scene, sitting=sitting, hand=100), PLAIN, 80, 24).lines()[0]
    assert header.endswith(told)
    assert "  hand 100 · bidding, round 2  " in header
    roomy = draw(replace(scene, sitting=sitting), PLAIN, 100, 24).lines()[0]
    assert roomy.endswith(told if told.startswith("bots") else f"  bots: {told.strip()}")


def test_where_arrows_cannot_be_drawn_they_are_named() -> None:
    scene = first(Rules(), lambda scene: scene.question is Question.PLAY)
    in_ascii = theme("none", ascii_only=True)
    for size in ((80, 24), (60, 20)):
        assert "arrows Enter pick" in draw(scene, in_ascii, *size).lines()[-1]
