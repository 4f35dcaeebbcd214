"""What a page of a study shows: a scene as in play, what lies over it, and where the study is."""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.events import DealScored
from euchre.ui.answers import Question
from euchre.ui.replay.frame import RetoldScene
from euchre.ui.scene import Notice, Scene, Tone
from euchre.ui.sitting import Sitting
from euchre.ui.study.desk import Desk
from euchre.ui.study.study import Mood, Page, Row
from euchre.ui.words import study as words
from euchre.views import View


class Frame(NamedTuple):
    """A page: its scene, what lies over the table, and what is typed.

    `heading` and `standing` are what is studied and which part this is; `texts` are empty where
    the table is seen; `asks` where a move is asked for, `is_help` where `?` told it again, and
    `is_final` where there is no page to go back to.
    """

    scene: Scene
    heading: str
    standing: str
    title: str
    texts: tuple[str, ...]
    rows: tuple[Row, ...]
    mood: Mood
    asks: bool
    typed: str
    is_help: bool
    is_final: bool


def called(page: Page) -> tuple[str, ...]:
    """Return what the seats of a page are called in sentences."""
    sitting = _sitting(page)
    return page.names or ("You", *sitting.names[1:])


def _sitting(page: Page) -> Sitting:
    rules = page.view.rules
    return Sitting(rules, ("normal",) * (rules.players - 1), 0)


def frame_of(desk: Desk) -> Frame:
    """Return what a desk shows."""
    page = desk.page
    over = page.view.turn is None
    texts = page.texts if desk.with_help or not page.asks else ()
    title = page.title
    if desk.with_help:
        texts = tuple(words.explained(page, called(page)))
        title = words.ASKED if page.is_final and page.asks else words.AGAIN
    scene = RetoldScene(
        view=page.view,
        sitting=_sitting(page),
        hand=page.hand,
        scores=_totals(page.view),
        deals=(page.view,) if over else (),
        question=Question.NEXT_HAND if _is_result(page) else desk.asked,
        selected=desk.selected,
        kept=desk.kept,
        notice=_notice(page, desk),
        settings=desk.settings,
        called=called(page),
        has_gone_on=page.of_question or page.asks,
    )
    return Frame(
        scene,
        desk.study.heading,
        desk.study.standing,
        title,
        texts,
        page.rows if texts and not desk.with_help else (),
        page.mood if texts else Mood.TELLS,
        asks=desk.asked is not None,
        typed=desk.typed,
        is_help=desk.with_help,
        is_final=page.is_final,
    )


def _notice(page: Page, desk: Desk) -> Notice | None:
    """Return what is said of the last key, or else the page's sentence while nothing lies over it.

    Of five of ten cards, those that are kept so far are said instead.
    """
    if desk.with_help:
        return None
    if desk.notice is not None or not page.sentence or desk.kept:
        return desk.notice
    return Notice(page.sentence, Tone.TIP)


def _totals(view: View) -> tuple[int, ...]:
    """Return the totals, those of a deal that is over included."""
    scored = next((event for event in view.history if isinstance(event, DealScored)), None)
    if scored is None:
        return view.scores
    return tuple(a + b for a, b in zip(view.scores, scored.points, strict=True))


def _is_result(page: Page) -> bool:
    return page.question is Question.NEXT_HAND
