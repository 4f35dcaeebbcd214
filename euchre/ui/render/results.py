"""The result of a deal: who did it, the tricks, the rule that applied, and the scores."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.ui.account import Outcome, decisive_trick, outcome_of
from euchre.ui.course import Moved, moved
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import draw_card
from euchre.ui.render.page import bottom, is_compact, lay_ground, people_of, put_bar, put_notice
from euchre.ui.render.prose import Span, put_paragraph, put_prose, wrapped
from euchre.ui.render.sentence import fitted_lines
from euchre.ui.render.tricks import Columns, put_tricks
from euchre.ui.scene import Scene
from euchre.ui.theme import Ground, Ink
from euchre.ui.words import outcomes, standings
from euchre.ui.words.chances import chance_briefly, chance_moved
from euchre.ui.words.people import People
from euchre.ui.words.scores import side_names


class _Layout(NamedTuple):
    """Where things stand; `side` is where the tricks by side stand, None where they do not."""

    title: int
    tricks: int
    rule: int
    heading: bool
    scores: int
    closing: int
    margin: int
    indent: int
    bar: int


_FULL: Final = _Layout(2, 4, 11, True, 15, 20, 2, 4, 20)  # noqa: FBT003 - the heading is drawn
_COMPACT: Final = _Layout(1, 4, 10, False, 12, 16, 1, 2, 16)  # noqa: FBT003 - it is not

_BESIDE: Final = 52
"""The column of the tricks by side, or what the table of tricks leaves of it."""


def draw_results(canvas: Canvas, scene: Scene) -> None:
    """Draw the page of the deal that is over."""
    lay_ground(canvas, Ground.FELT)
    layout = _COMPACT if is_compact(canvas) else _FULL
    people = people_of(canvas, scene)
    outcome = outcome_of(scene.view)
    if outcome is None:
        _put_passed_in(canvas, layout, scene, people)
    else:
        _put_title(
            canvas,
            layout,
            outcomes.title(outcome, people),
            outcomes.story(scene.view, outcome, people),
        )
        _put_play(canvas, layout, scene, outcome)
    _put_scores(canvas, layout, scene, people)
    _put_closing(canvas, layout, scene, people)
    put_notice(canvas, scene, Ground.FELT)


def _put_title(canvas: Canvas, layout: _Layout, title: str, story: str) -> None:
    column = canvas.put(layout.title, layout.margin, title, Ink.ACCENT)
    if layout.heading:
        width = canvas.width - column - 5
        put_paragraph(canvas, Span(layout.title, column + 3, width), story, rows=2)
    else:
        width = canvas.width - 2 * layout.margin
        put_paragraph(canvas, Span(layout.title + 1, layout.margin, width), story, rows=2)


def _put_passed_in(canvas: Canvas, layout: _Layout, scene: Scene, people: People) -> None:
    _put_title(canvas, layout, outcomes.PASSED_IN, outcomes.NOBODY_SCORES)
    column = layout.indent
    draw_card(canvas, layout.tricks + 1, column, scene.view.upcard, legal=False)
    canvas.put(
        layout.tricks + 3, column + 9, outcomes.turned_down(scene.view, people), Ink.SECONDARY
    )


def _put_play(canvas: Canvas, layout: _Layout, scene: Scene, outcome: Outcome) -> None:
    players = scene.view.rules.players
    if layout.heading:
        wide = 9 if players * 8 + 18 <= _BESIDE - layout.indent else 7
        columns = Columns.of(layout.indent, players, step=8, wide=wide)
    else:
        columns = Columns.of(layout.indent, players, step=9, led=False, wide=4)
    put_tricks(canvas, layout.tricks, columns, scene)
    if layout.heading:
        beside = max(_BESIDE, columns.won + 9)
        _put_sides(canvas, Span(layout.tricks, beside, canvas.width - beside - 1), scene, outcome)
        canvas.put(layout.rule, layout.margin, outcomes.SCORING, Ink.ACCENT)
    width = canvas.width - 2 * layout.indent - 10 * layout.heading
    span = Span(layout.rule + layout.heading, layout.indent, width)
    put_paragraph(canvas, span, outcomes.rule_applied(outcome, scene.view.rules))


def _put_sides(canvas: Canvas, span: Span, scene: Scene, outcome: Outcome) -> None:
    """Draw the tricks by side, the side that did it first, and the trick that settled it."""
    row, column, width = span
    people = people_of(canvas, scene)
    sides = outcomes.sides_of(outcome, people)
    for label, seats in reversed(sides) if outcome.euchred else sides:
        did_it = (seats is sides[1][1]) is outcome.euchred
        count = sum(scene.view.tricks[seat] for seat in seats)
        canvas.put(row, column, label, Ink.SECONDARY)
        canvas.put(row, column + 11, str(count), Ink.GOOD if did_it else Ink.ERROR)
        room = width // len(seats) - 2
        place = column + 2
        for seat in seats:
            name = canvas.shortened(scene.names[seat], room - 2)
            place = 3 + canvas.put(row + 1, place, f"{name} {scene.view.tricks[seat]}")
        row += 2
    settled = outcomes.settled(decisive_trick(scene.view, outcome), outcome, scene.view, people)
    put_paragraph(canvas, Span(row + 1, column, width), settled, Ink.SECONDARY)


def _put_scores(canvas: Canvas, layout: _Layout, scene: Scene, people: People) -> None:
    """Draw before, hand and now by player or side, and a bar to the target."""
    target, row = scene.view.rules.target, layout.scores
    ends = [layout.indent + place for place in (17, 24, 31)]
    bar = ends[-1] + 3
    *heads, to_target = outcomes.SCORE_HEADS
    for end, head in zip(ends, heads, strict=True):
        canvas.put_right(row, end, head, Ink.SECONDARY)
    canvas.put(row, bar, to_target.format(target=target), Ink.SECONDARY)
    for side, name in enumerate(side_names(people)):
        row += 1
        before, now = scene.view.scores[side], scene.scores[side]
        earned = now - before
        canvas.put(
            row, layout.indent, canvas.shortened(name[:1].upper() + name[1:], 10), Ink.STRONG
        )
        canvas.put_right(row, ends[0], str(before), Ink.SECONDARY)
        if earned:
            canvas.put_right(row, ends[1], f"+{earned}", Ink.GOOD)
        else:
            canvas.put_right(row, ends[1], "0", Ink.SECONDARY)
        canvas.put_right(row, ends[2], str(now), Ink.STRONG)
        ink = Ink.ACCENT if now == max(scene.scores) else Ink.GOOD
        put_bar(canvas, Span(row, bar, layout.bar), now, target, ink)


def _put_closing(canvas: Canvas, layout: _Layout, scene: Scene, people: People) -> None:
    """Draw who is ahead and who deals next, and in a row of its own the chance, and the marks."""
    standing = standings.standing(scene.view.rules, people, scene.scores, scene.winners)
    said, found = standing, None
    if not scene.winners:
        said = f"{said} {standings.next_dealer(scene.view.dealer, people)}"
        found = moved(scene.view, people, scene.scores)
    ink = Ink.ACCENT if scene.winners else Ink.SECONDARY
    width = canvas.width - 2 * layout.indent
    end = bottom(canvas) - (scene.notice is not None)
    rows = range(layout.closing, min(layout.closing + 2, end))
    last = _last(found, standings.marks(scene.undone, scene.hints), width)
    free = len(rows) - bool(last)
    if len(wrapped(standing, width)) > free:
        said, last, free = f"{standing} {chance_moved(found)}".rstrip(), "", len(rows)
    lines = fitted_lines(canvas, said, width, free)
    for row, line in zip(rows, lines, strict=False):
        put_prose(canvas, row, layout.indent, line, ink)
    canvas.put(layout.closing + len(lines), layout.indent, last, Ink.SECONDARY)


def _last(found: Moved | None, marks: str, width: int) -> str:
    """Return how the chance moved, and what was taken back where both fit a row."""
    both = [f"{said} {marks}".strip() for said in (chance_moved(found), chance_briefly(found))]
    return next((said for said in both if cell_len(said) <= width), chance_moved(found))
