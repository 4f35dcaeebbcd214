"""The pages and popups of games that were really played, held against their goldens."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from euchre.coach.hints.advice import advise
from euchre.ui.answers.question import Question
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.help import draw_help
from euchre.ui.render.hint import draw_hint
from euchre.ui.render.menu import draw_kinds, draw_lessons, draw_menu, draw_options, draw_others
from euchre.ui.render.over import draw_over
from euchre.ui.render.popups import draw_explained, draw_leaving, draw_tricks
from euchre.ui.render.results import draw_results
from euchre.ui.render.reveal import draw_all_cards
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
from euchre.ui.shelf import EMPTY, Figures, Shelf
from euchre.ui.words.kept import NOTHING_KEPT
from euchre.ui.words.pages import page_keys, page_prompt, page_stage
from tests.ui.render.games import between_bots, drawn, passed_in
from tests.ui.render.shelves import shelf

SEED = 8

Drawing = Callable[[Canvas, Scene], None]
Held = Callable[[str, str], None]

PAGES: dict[str, tuple[Drawing, Popup]] = {
    "menu": (draw_menu, Menu(1)),
    "menu_of_kept": (draw_menu, Menu(8)),
    "statistics_1": (draw_statistics, Statistics(0)),
    "statistics_2": (draw_statistics, Statistics(1)),
    "nothing_kept": (draw_statistics, Statistics()),
    "others": (draw_others, Others(1)),
    "kinds": (draw_kinds, Kinds(1)),
    "lessons": (draw_lessons, Lessons(9)),
    "options": (draw_options, Options(3)),
    "help_1": (draw_help, Help(0)),
    "help_2": (draw_help, Help(1)),
    "help_3": (draw_help, Help(2)),
    "tricks": (draw_tricks, Tricks()),
    "leaving": (draw_leaving, Leaving()),
    "leaving_for_another": (draw_leaving, Leaving(4)),
    "thinking": (draw_hint, Hint(None)),
}
REASONS = (
    "Ada passed. The hand is too weak: spades would be the best, and is not enough.",
    (
        "Trick 2: Bix played 10♥. No card that may be played wins the trick, and this one is worth"
        " least."
    ),
)


def asked(players: int, question: Question) -> Scene:
    """The first scene of a game in which that is asked, in play with two tricks taken."""
    return next(
        scene
        for seed in range(SEED, SEED + 9)
        for scene in between_bots(players, seed).asked
        if scene.question is question
        and (question is not Question.PLAY or sum(scene.view.tricks) == 2)
    )


def led(players: int) -> Scene:
    """The first scene of a game in which the person leads to the first trick."""
    return next(
        scene
        for seed in range(SEED, SEED + 9)
        for scene in between_bots(players, seed).asked
        if scene.question is Question.PLAY and len(scene.view.legal) == 5
    )


def of_question(name: str, players: int) -> tuple[Drawing, Scene]:
    """How what belongs to a question is drawn, and a scene that shows it."""
    kind, about = name.split("_")
    if about in {"lead", "changed"}:
        scene = led(players)
    else:
        scene = asked(players, Question.PLAY if about == "hint" else Question[about.upper()])
    if kind == "explained":
        return draw_explained, replace(scene, popup=Explained(hint=about == "hint"))
    advised = advise(scene.view, SEED)
    if about == "changed":
        advised = replace(advised, before=advised.options[-1].action)
    return draw_hint, replace(scene, popup=Hint(advised))


def of_page(name: str, players: int) -> tuple[Drawing, Scene]:
    """How a page is drawn, and a scene that shows it."""
    game = between_bots(players, SEED)
    if name == "passed_in":
        return draw_results, passed_in(players)
    ends: dict[str, tuple[Drawing, Scene]] = {
        "over": (draw_over, replace(game.results[-1], question=Question.PLAY_AGAIN)),
        "over_of_kept": (
            draw_over,
            replace(game.results[-1], question=Question.PLAY_AGAIN, shelf=shelf()),
        ),
        "result": (draw_results, replace(game.results[1], undone=2, hints=1)),
        "all_cards": (draw_all_cards, replace(game.results[1], popup=AllCards(REASONS))),
    }
    if name in ends:
        return ends[name]
    if name.startswith(("hint_", "explained_")):
        return of_question(name, players)
    drawing, popup = PAGES[name]
    kept = Shelf(Figures(why=NOTHING_KEPT)) if name == "nothing_kept" else EMPTY
    if name in {"menu_of_kept", "others"} or name.startswith("statistics"):
        kept = shelf()
    return drawing, replace(asked(players, Question.PLAY), popup=popup, shelf=kept)


def shown(name: str, players: int, canvas: Canvas) -> str:
    """What a page shows, with the header's word, the prompt and the keys that belong to it."""
    drawing, scene = of_page(name, players)
    drawing(canvas, scene)
    prompt = page_prompt(scene)
    said = [
        f"stage  {page_stage(scene)}",
        f"prompt {None if prompt is None else ' | '.join(prompt)}",
        f"keys   {'  '.join(' '.join(key) for key in page_keys(scene) or ())}",
    ]
    lines = canvas.lines()
    return "\n".join([*lines[1:-2], "-" * canvas.width, *map(canvas.theme.letters, said), ""])


ANYWHERE = (
    *("result", "passed_in", "over", "over_of_kept", "all_cards", "hint_play", "hint_order"),
    *("hint_lead", "hint_changed"),
    *("explained_play", "explained_order", "explained_hint", *PAGES),
)
EVERYWHERE = [(name, players) for name in ANYWHERE for players in (2, 3, 4)]
OF_THREE = ["hint_discard", "hint_dummy", "hint_keep", "explained_dummy", "explained_keep"]


@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_every_page_at_80x24(name: str, players: int, golden: Held) -> None:
    golden(f"pages/{name}_{players}.txt", shown(name, players, drawn()))


@pytest.mark.parametrize("name", ANYWHERE)
def test_every_page_at_60x20(name: str, golden: Held) -> None:
    golden(f"pages/{name}_compact.txt", shown(name, 3, drawn(60, 20)))


@pytest.mark.parametrize("name", ANYWHERE)
def test_every_page_in_ascii(name: str, golden: Held) -> None:
    text = shown(name, 3, drawn(ascii_only=True))
    assert text.isascii()
    golden(f"pages/{name}_ascii.txt", text)


@pytest.mark.parametrize("name", OF_THREE)
def test_questions_of_three_handed(name: str, golden: Held) -> None:
    golden(f"pages/{name}_3.txt", shown(name, 3, drawn()))
