"""Every state of the table, as it was last looked at; `--rewrite-goldens` writes them anew."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from euchre.rules.cards import JOKER, CardSet
from euchre.rules.rules import Rules
from euchre.ui import shown
from euchre.ui.answers.question import Question
from euchre.ui.hand import numbered
from euchre.ui.render.screen import draw
from euchre.ui.scene import Notice, Scene, Tone
from euchre.ui.shown import Upcard
from euchre.ui.sitting import PERSON
from euchre.ui.theme import theme
from tests.ui.render.scenes import first

Wanted = Callable[[Scene], bool]
GAMES = {2: Rules(players=2), 3: Rules(), 4: Rules(players=4)}
BRITISH = Rules(deck=25, joker_suit="dealer")


def asks(question: Question) -> Wanted:
    return lambda scene: scene.question is question


def plays(*, cards: int, tricks: int, legal: range) -> Wanted:
    """A turn to play, with so many cards on the table and tricks taken, and so many legal."""
    return lambda scene: (
        scene.question is Question.PLAY
        and len(scene.view.trick) == cards
        and sum(scene.view.tricks) == tricks
        and len(scene.view.legal) in legal
    )


def lies(tricks: int) -> Wanted:
    """A finished trick on the table, the one of that number."""
    return lambda scene: scene.pause is not None and sum(scene.view.tricks) == tricks


def waits(phase: str) -> Wanted:
    return lambda scene: (scene.question, scene.pause, scene.view.phase) == (None, None, phase)


def sits_out(scene: Scene) -> bool:
    return waits("play")(scene) and PERSON in scene.view.sitting_out and bool(scene.view.trick)


def plays_while_upcard_is(fate: Upcard) -> Wanted:
    return lambda scene: (
        scene.question is Question.PLAY
        and len(scene.view.trick) == 1
        and shown.upcard_of(scene.view) is fate
    )


STATES: dict[str, Wanted] = {
    "order": lambda scene: asks(Question.ORDER)(scene) and scene.view.dealer != PERSON,
    "accept": lambda scene: asks(Question.ORDER)(scene) and scene.view.dealer == PERSON,
    "name": asks(Question.NAME),
    "bids": waits("order"),
    "lead": plays(cards=0, tricks=1, legal=range(4, 5)),
    "follow": plays(cards=1, tricks=2, legal=range(2, 3)),
    "only_one": plays(cards=1, tricks=1, legal=range(1, 2)),
    "waits": lambda scene: waits("play")(scene) and sum(scene.view.tricks) == 1,
    "trick": lies(3),
    "last_trick": lies(5),
    "turned_down": plays_while_upcard_is(Upcard.TURNED_DOWN),
}
OF_MORE: dict[str, Wanted] = {
    "take": asks(Question.TAKE),
    "declined": plays_while_upcard_is(Upcard.DECLINED),
    "defend": lambda scene: asks(Question.DEFEND)(scene) and bool(scene.view.alone),
    "sits_out": sits_out,
    "two_alone": lambda scene: len(scene.view.alone) > 1 and scene.question is Question.PLAY,
}
ALL = {
    2: STATES,
    3: {**STATES, **OF_MORE, "dummy": asks(Question.DUMMY), "picks_five": waits("keep")},
    4: {**STATES, **OF_MORE, "go_alone": asks(Question.GO_ALONE)},
}
CASES = [(players, name) for players, states in ALL.items() for name in states]


def text(scene: Scene, colours: str = "none", width: int = 80, height: int = 24) -> str:
    canvas = draw(scene, theme(colours), width, height)
    return "\n".join(canvas.lines()) + "\n"


Golden = Callable[[str, str], None]


@pytest.mark.parametrize(("players", "name"), CASES)
def test_states(golden: Golden, players: int, name: str) -> None:
    golden(f"table/{players}_{name}.txt", text(first(GAMES[players], ALL[players][name])))


def keeping(count: int) -> Scene:
    """Five of ten are chosen, and so many are by now."""
    scene = first(GAMES[3], asks(Question.KEEP))
    ten = numbered(scene.view)
    return replace(scene, kept=CardSet.of([*ten[:3], *ten[5:]][:count]), selected=2)


def following() -> Scene:
    return first(GAMES[3], STATES["follow"])


def discarding() -> Scene:
    return replace(first(GAMES[3], OF_MORE["take"]), question=Question.DISCARD, selected=3)


def blind() -> Scene:
    return first(BRITISH, asks(Question.JOKER))


def for_a_joker() -> Scene:
    return first(BRITISH, lambda scene: STATES["order"](scene) and scene.view.upcard is JOKER)


def with_a_button() -> Scene:
    return replace(first(GAMES[3], STATES["name"]), selected=1)


def mistaken() -> Scene:
    sentence = "Not legal: the king of diamonds does not follow hearts. Legal: king of hearts (2)."
    return replace(following(), notice=Notice(sentence, Tone.ERROR), selected=0)


def paused() -> Scene:
    return replace(first(GAMES[4], STATES["trick"]), pause=None, paused=True)


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("keep_none", lambda: keeping(0)),
        ("keep_three", lambda: keeping(3)),
        ("keep_five", lambda: keeping(5)),
        ("keep_six", lambda: keeping(6)),
        ("discard", discarding),
        ("joker", blind),
        ("joker_for_a_suit", for_a_joker),
        ("selected", with_a_button),
        ("mistake", mistaken),
        ("paused", paused),
    ],
)
def test_states_that_need_more_than_a_position(
    golden: Golden, name: str, scene: Callable[[], Scene]
) -> None:
    golden(f"table/{name}.txt", text(scene()))


SIZED: dict[str, Callable[[], Scene]] = {
    "order": lambda: first(GAMES[3], STATES["order"]),
    "name": lambda: first(GAMES[4], STATES["name"]),
    "dummy": lambda: first(GAMES[3], asks(Question.DUMMY)),
    "keep": lambda: keeping(3),
    "follow": following,
    "follow_of_four": lambda: first(GAMES[4], STATES["follow"]),
    "follow_of_two": lambda: first(GAMES[2], STATES["follow"]),
    "trick": lambda: first(GAMES[3], STATES["trick"]),
    "discard": discarding,
}


@pytest.mark.parametrize("name", SIZED)
@pytest.mark.parametrize("size", [(60, 20), (120, 30), (110, 26), (100, 40)], ids=str)
def test_sizes(golden: Golden, name: str, size: tuple[int, int]) -> None:
    width, height = size
    shown_at = text(SIZED[name](), width=width, height=height)
    golden(f"table/{name}_{width}x{height}.txt", shown_at)


@pytest.mark.parametrize("name", SIZED)
def test_filled_cards(golden: Golden, name: str) -> None:
    golden(f"table/{name}_filled.txt", text(SIZED[name](), "truecolor"))


@pytest.mark.parametrize("name", SIZED)
@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids=str)
def test_ascii(golden: Golden, name: str, size: tuple[int, int]) -> None:
    width, height = size
    canvas = draw(SIZED[name](), theme("none", ascii_only=True), width, height)
    golden(f"table/{name}_ascii_{width}x{height}.txt", "\n".join(canvas.lines()) + "\n")


def test_a_late_hand_in_a_wide_window(golden: Golden) -> None:
    late = first(GAMES[3], lambda scene: STATES["follow"](scene) and len(scene.deals) > 4)
    golden("table/late_120x30.txt", text(late, width=120, height=30))


@pytest.mark.parametrize("size", [(50, 15), (20, 8), (79, 19)], ids=str)
def test_too_small(golden: Golden, size: tuple[int, int]) -> None:
    width, height = size
    golden(f"table/small_{width}x{height}.txt", text(following(), width=width, height=height))
