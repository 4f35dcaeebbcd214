"""Whatever is played, nothing of a page is cut off, and nothing lies outside it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.coach.hints.advice import advise
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.table.keeping import Saved, Trouble
from euchre.ui.answers.question import Question
from euchre.ui.course import course, moved
from euchre.ui.menu import MENU, OPTIONS
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.help import draw_help
from euchre.ui.render.hint import draw_hint
from euchre.ui.render.menu import draw_kinds, draw_lessons, draw_menu, draw_options, draw_others
from euchre.ui.render.over import draw_over
from euchre.ui.render.page import filled_cells
from euchre.ui.render.popups import draw_explained, draw_leaving, draw_tricks
from euchre.ui.render.results import draw_results
from euchre.ui.render.reveal import draw_all_cards
from euchre.ui.render.screen import draw, entry_of, keys_of
from euchre.ui.render.statistics import draw_statistics
from euchre.ui.scene import (
    AllCards,
    Explained,
    Help,
    Hint,
    Kinds,
    Leaving,
    Lessons,
    Menu,
    Options,
    Others,
    Popup,
    Scene,
    Statistics,
    Tricks,
)
from euchre.ui.shelf import EMPTY
from euchre.ui.theme import theme
from euchre.ui.words.brief import house_rules
from euchre.ui.words.chances import COURSE, chance, course_of
from euchre.ui.words.handbook import PAGES
from euchre.ui.words.people import People
from euchre.ui.words.statistics import statistics_parts
from euchre.ui.words.table import EARLIER_HANDS
from tests.strategies import tables
from tests.ui.render.games import Strict, at_random, between_bots, drawn
from tests.ui.render.shelves import crowded, shelf

Drawing = Callable[[Canvas, Scene], None]

SIZES = [(80, 24), (60, 20), (79, 23), (80, 29)]
AREA = {(80, 24): (13, 55), (60, 20): (11, 59), (79, 23): (14, 78), (80, 29): (18, 55)}
"""By size: the row and the column before which a popup ends."""

seeds = st.integers(0, 1_000_000)


def pages_of(scene: Scene) -> Iterator[tuple[Drawing, Scene]]:
    """Everything that takes the whole screen."""
    yield draw_results, scene
    yield draw_over, replace(scene, question=Question.PLAY_AGAIN)
    reasons = ("Ada played the left bower. " * 5,) * 9
    for page in range(4):
        yield draw_all_cards, replace(scene, popup=AllCards(reasons, page))
        yield draw_help, replace(scene, popup=Help(page % len(PAGES)))
    for line in range(len(MENU)):
        yield draw_menu, replace(scene, popup=Menu(line))
    kept = replace(scene, shelf=crowded())
    yield draw_menu, replace(kept, popup=Menu(len(MENU) - 1))
    yield draw_over, replace(kept, question=Question.PLAY_AGAIN)
    yield draw_others, replace(kept, popup=Others(8))
    yield draw_kinds, replace(kept, popup=Kinds(2))
    yield draw_lessons, replace(kept, popup=Lessons(9))
    for page in range(4):
        yield draw_statistics, replace(kept, popup=Statistics(page))
    for line in range(len(OPTIONS)):
        yield draw_options, replace(scene, popup=Options(line))


def popups_of(scene: Scene) -> Iterator[tuple[Drawing, Scene]]:
    """Everything that lies over the table only."""
    advised = advise(scene.view, samples=5)
    yield draw_hint, replace(scene, popup=Hint(advised))
    yield draw_hint, replace(scene, popup=Hint(replace(advised, before=advised.named)))
    yield draw_hint, replace(scene, popup=Hint(None))
    yield draw_explained, replace(scene, popup=Explained())
    yield draw_explained, replace(scene, popup=Explained(hint=True))
    yield draw_tricks, replace(scene, popup=Tricks())
    yield draw_leaving, replace(scene, popup=Leaving(3))


@given(tables(), seeds)
def test_no_text_of_a_page_is_cut_off(rules: Rules, seed: int) -> None:
    game = at_random(rules, seed)
    for scene in (game.results[0], game.results[-1]):
        won = replace(scene, winners=scene.winners or (0,))
        for drawing, shown in pages_of(won):
            for size in SIZES:
                drawing(drawn(*size), shown)


@given(tables(), seeds)
def test_popups_lie_over_the_table_area_only(rules: Rules, seed: int) -> None:
    for scene in at_random(rules, seed).asked[:12]:
        for drawing, shown in popups_of(scene):
            for size in SIZES:
                canvas = drawn(*size)
                drawing(canvas, shown)
                check_area(canvas, *AREA[size])


def check_area(canvas: Canvas, end: int, right: int) -> None:
    """Check that nothing is drawn in a row from that one on, or in a column from that one on."""
    lines = canvas.lines()
    assert not any(lines[end:])
    assert all(len(line) <= right for line in lines)


@given(st.integers(0, 10**6), st.integers(1, 10**6), st.integers(0, 200))
def test_a_bar_is_full_at_the_most_only_and_empty_at_nothing_only(
    value: int, most: int, width: int
) -> None:
    filled = filled_cells(value, most, width)
    assert 0 <= filled <= width
    if width > 1:
        assert (filled == width) == (value >= most)
        assert (filled == 0) == (value == 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pages_name_everybody_though_a_name_is_very_long(players: int) -> None:
    game = between_bots(players, 3)
    for scene in (game.results[0], game.results[-1]):
        names = tuple(f"[bold]{seat}{'ß' * 33}" for seat in range(players))
        long_named = Renamed(replace(scene, winners=(0,)), names)
        for drawing in (draw_results, draw_over, draw_tricks, draw_all_cards):
            for size in SIZES:
                canvas = drawn(*size)
                drawing(canvas, long_named)
                assert "[bo" in "".join(canvas.lines())


class Renamed(Scene):
    """A scene in which the seats are called otherwise."""

    __slots__ = ("_names",)

    def __init__(self, scene: Scene, names: tuple[str, ...]) -> None:
        values = {name: getattr(scene, name) for name in Scene.__slots__}
        super().__init__(**values)
        object.__setattr__(self, "_names", names)

    @property
    def names(self) -> tuple[str, ...]:
        """The long names."""
        return self._names  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("target", [1, 5, 999, 10**9])
def test_any_target_can_be_shown(target: int) -> None:
    game = at_random(Rules(players=4, target=target), 5)
    for scene in (game.results[0], game.results[-1]):
        scored = replace(scene, scores=(target, target - 1), winners=(0,))
        for drawing in (draw_results, draw_over, draw_menu):
            for size in SIZES:
                drawing(drawn(*size), scored)


@given(tables(), seeds)
def test_in_ascii_every_page_is_ascii(rules: Rules, seed: int) -> None:
    scene = at_random(rules, seed).results[-1]
    for drawing, shown in pages_of(replace(scene, winners=scene.winners or (0,))):
        canvas = drawn(ascii_only=True)
        drawing(canvas, shown)
        assert "".join(canvas.lines()).isascii()


@pytest.mark.parametrize("colours", ["truecolor", "256", "standard", "none"])
@pytest.mark.parametrize("suits", ["two", "four"])
def test_every_theme_shows_the_same_characters_in_a_page(colours: str, suits: str) -> None:
    scene = between_bots(3, 3).results[-1]
    plain = drawn()
    draw_results(plain, scene)
    canvas = Strict(theme(colours, suits=suits), 80, 24)
    draw_results(canvas, scene)
    assert canvas.lines() == plain.lines()


def test_both_winners_of_a_shared_win_are_named() -> None:
    rules = Rules(target=1, tie="shared")
    scene = at_random(rules, 1).results[-1]
    canvas = drawn()
    draw_over(canvas, replace(scene, scores=(0, 2, 2), winners=(1, 2)))
    assert "Ada and Bix share the win, 2 to 2 to 0." in canvas.lines()[2]


def test_every_house_rule_in_force_stands_in_the_menu() -> None:
    rules = Rules(players=4, any_suit=True, loner_lead="dealer", target=7)
    canvas = drawn()
    draw_menu(canvas, at_random(rules, 1).results[0])
    text = " ".join(" ".join(canvas.lines()).split())
    assert "24 cards, first to 7. House rules: any suit on, loner lead dealer." in text


def test_results_say_what_was_taken_back() -> None:
    scene = replace(between_bots(3, 3).results[0], undone=1, hints=2)
    canvas = drawn()
    draw_results(canvas, scene)
    assert any("Taken back: 1. Hints: 2." in line for line in canvas.lines())


def text_of(drawing: Drawing, scene: Scene, width: int = 80, height: int = 24) -> str:
    """What is drawn, in one line and without the border of a box."""
    canvas = drawn(width, height)
    drawing(canvas, scene)
    return " ".join(" ".join(canvas.lines()).replace("│", "").split())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("taken", range(6))
def test_the_tricks_show_under_which_hash_the_pack_was_fixed(
    taken: int, size: tuple[int, int]
) -> None:
    game = between_bots(3, 3)
    scene = next(
        scene
        for scene in [*game.asked, *game.results]
        if scene.view.maker is not None and sum(scene.view.tricks or ()) == taken
    )
    text = text_of(draw_tricks, scene, *size)
    assert scene.commitment is not None
    if taken < 3 or size == (80, 24):
        assert f"SHA-256: {scene.commitment[:32]} {scene.commitment[32:]}" in text
    assert "SHA-256" in text or "took the trick" in text
    assert "SHA-256" not in text_of(draw_tricks, replace(scene, commitment=None), *size)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 30)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_result_and_the_end_say_how_the_chance_to_win_moved(
    players: int, size: tuple[int, int]
) -> None:
    game = between_bots(players, 3)
    for scene in game.results[:-1]:
        found = moved(scene.view, People.of(scene.view, scene.names), scene.scores)
        assert found is not None
        before, now = chance(found.before), chance(found.after)
        for taken_back in (0, 12):
            marked = replace(scene, undone=taken_back, hints=taken_back)
            text = text_of(draw_results, marked, *size)
            assert f"{before} before, {now} now." in text or f"{before}, now {now}." in text
            assert not taken_back or "Taken back: 12. Hints: 12." in text
    over = replace(game.results[-1], question=Question.PLAY_AGAIN)
    led = course(over.deals, People.of(over.view, over.names), over.scores)
    for shown in (over, replace(over, shelf=crowded())):
        text = text_of(draw_over, shown, *size)
        assert f"{COURSE} " in text
        assert course_of(led, 20).removeprefix("... ") in text


@pytest.mark.parametrize("size", SIZES)
def test_a_tie_over_the_target_leaves_room_for_the_chance(size: tuple[int, int]) -> None:
    scene = replace(between_bots(3, 3).results[0], scores=(10, 3, 10), undone=1)
    text = text_of(draw_results, scene, *size)
    assert "You and Bix have 10 each, so play goes on until one leads." in text
    assert "Your chance to win: " in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_beside_the_table_each_earlier_hand_says_the_chance_after_it(players: int) -> None:
    game = between_bots(players, 3)
    scene = game.asked[-1]
    earlier = [deal for deal in scene.deals if deal is not scene.view]
    found = course(earlier, People.of(scene.view, scene.names), scene.view.scores)
    lines = draw(scene, theme("none"), 120, 40).lines()
    first = next(
        row
        for row, line in enumerate(lines)
        if line.endswith(f"{EARLIER_HANDS}".ljust(25) + COURSE)
    )
    for row, after in enumerate(reversed(found[1:][-5:]), first + 1):
        assert lines[row].endswith(chance(after).rjust(7))
    narrow = "\n".join(draw(scene, theme("none"), 110, 40).lines())
    assert EARLIER_HANDS in narrow
    assert COURSE not in narrow


def test_leaving_says_how_the_game_is_kept() -> None:
    scene = between_bots(3, 3).asked[0]
    kept = replace(scene, saved=Saved(7))
    text = text_of(draw_leaving, replace(kept, popup=Leaving()))
    assert "Save and quit?" in text
    assert "It is kept as game 7: euchre-cli goes on with it." in text
    text = text_of(draw_leaving, replace(kept, popup=Leaving(4)))
    assert "It stays in the list, as game 7." in text
    full = replace(scene, saved=Saved(7, Trouble.FULL), popup=Leaving())
    assert "Its end is not kept: the disk is full." in text_of(draw_leaving, full)


def test_below_a_popup_nothing_is_left_of_a_page() -> None:
    scene = replace(between_bots(3, 3).results[-1], question=Question.PLAY_AGAIN, popup=Leaving())
    for size in SIZES:
        lines = draw(scene, theme("none"), *size).lines()
        below = next(row for row, line in enumerate(lines) if "╰" in line)
        assert not "".join(lines[below + 1 : -2]).strip()
        assert all(line.rstrip()[-1] in "╮│╯" for line in lines[1 : below + 1] if line.strip())


@pytest.mark.parametrize("popup", [Help(), Menu(), Options(), AllCards(), Leaving(), Leaving(4)])
def test_what_may_be_typed_on_a_page_is_not_cut_off_at_60x20(popup: Popup) -> None:
    scene = replace(between_bots(3, 3).results[0], popup=popup)
    assert "…" not in entry_of(scene, theme("none"), (60, 20)).ghost


def test_a_lone_defender_and_who_sits_out_are_shown() -> None:
    rules = Rules(players=3)
    games = (at_random(rules, seed) for seed in range(99))
    scene = next(
        scene
        for game in games
        for scene in game.results
        if scene.view.sitting_out and scene.view.maker not in scene.view.alone
    )
    canvas = drawn()
    draw_results(canvas, scene)
    loner: Seat = scene.view.alone[0]
    said = "You defended alone." if loner == 0 else f"{scene.names[loner]} defended alone."
    assert said in " ".join("".join(canvas.lines()[2:4]).split())
    assert sum("·" in line for line in canvas.lines()) >= 5


def test_every_house_rule_stands_in_the_menu_beside_other_games() -> None:
    rules = Rules(
        players=3,
        deck=25,
        any_suit=True,
        joker_suit="dealer",
        stick_the_dealer=True,
        forced_pickup=True,
        super_euchre=True,
        tie="shared",
        lone_march=5,
        defend_alone="never",
        target=7,
    )
    scene = replace(at_random(rules, 1).results[0], shelf=shelf(), popup=Menu())
    for size in SIZES:
        text = text_of(draw_menu, scene, *size)
        assert house_rules(rules) in text


def test_each_share_of_the_statistics_is_on_some_page() -> None:
    scene = replace(between_bots(3, 3).asked[0], shelf=crowded())
    said = " ".join(
        text_of(draw_statistics, replace(scene, popup=Statistics(page)), 60, 20)
        for page in range(40)
    )
    for part in statistics_parts(scene.shelf.figures.result or {}):
        for piece in part:
            for text in [piece] if isinstance(piece, str) else [share.counted for share in piece]:
                assert text in said


def test_each_hand_stands_beside_the_record_in_a_wide_window_only() -> None:
    scene = replace(between_bots(3, 3).results[-1], question=Question.PLAY_AGAIN, shelf=shelf())
    for width, both in ((80, False), (120, True)):
        text = "\n".join(draw(scene, theme("none"), width, 30).lines())
        assert "Your record" in text
        assert ("Hand by hand" in text) is both


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 40)])
@pytest.mark.parametrize("is_long", [True, False])
def test_space_is_offered_where_there_is_another_page_only(
    size: tuple[int, int], *, is_long: bool
) -> None:
    over = between_bots(3, 8).results[0]
    kept = replace(over, shelf=crowded() if is_long else EMPTY)
    reasons = ("Ada played the left bower.",) * (40 if is_long else 1)
    for scene in (replace(kept, popup=Statistics()), replace(over, popup=AllCards(reasons))):
        text = "\n".join(draw(scene, theme("none"), *size).lines())
        assert ("Space" in text) is is_long
        assert ("page 1 of" in text) is is_long


def test_at_a_result_the_most_useful_keys_are_named() -> None:
    scene = between_bots(3, 8).results[0]
    assert [key for key, _ in keys_of(scene, 80)] == ["Enter", *"raucm?q"]
    assert [key for key, _ in keys_of(scene, 60)] == ["Enter", *"ra?q"]
    last = replace(scene, hand=99, winners=(0,))
    assert len(keys_of(last, 80)) == 8
    over = replace(last, question=Question.PLAY_AGAIN)
    assert [key for key, _ in keys_of(over, 80)] == ["Enter", *"mras?q"]
