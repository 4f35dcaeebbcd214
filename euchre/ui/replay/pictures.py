"""A game as a page or a picture to open elsewhere: drawn as at the table, with rich.

What a player typed is text in it and nothing else, and nothing is fetched from anywhere: rich's own
pictures name fonts of a web site, so the frames of both files are given here.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from io import StringIO
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from euchre.rules.seats import Seat
from euchre.table.retold import Retold
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.replay import draw_picture
from euchre.ui.replay.frame import frame_of
from euchre.ui.replay.place import Place, Replay, stops
from euchre.ui.theme import theme
from euchre.ui.words import replay as words

WIDTH: Final = 112
_HEIGHT: Final = 26
"""A window that is wide enough for the log of the hand."""

PAGE: Final = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>
{{stylesheet}}
body {{{{ color: {{foreground}}; background-color: {{background}}; }}}}
pre {{{{ font-family: Menlo, 'DejaVu Sans Mono', Consolas, monospace; line-height: 1.2; }}}}
</style>
</head>
<body>
<pre><code>{{code}}</code></pre>
</body>
</html>
"""

PICTURE: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: Menlo, 'DejaVu Sans Mono', Consolas, monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""

COLOURS: Final = TerminalTheme(
    (14, 26, 22),
    (236, 232, 220),
    [(0, 0, 0), (205, 49, 49), (13, 188, 121), (229, 229, 16), (36, 114, 200), (188, 63, 188),
     (17, 168, 205), (229, 229, 229)],
)  # fmt: skip


def page(game: Retold, seen: Seat | None, only: int | None = None) -> str:
    """Return a game as a page of HTML, with a picture of each hand's deal, tricks and result."""
    names = _names(game)
    console = _printed(_pictures(game, seen, only, every_trick=True))
    # rich fills its blanks into what is given, so a brace in the title is doubled.
    title = escape(words.page_title(names)).replace("{", "{{").replace("}", "}}")
    return console.export_html(theme=COLOURS, code_format=PAGE.format(title=title))


def picture(game: Retold, seen: Seat | None, only: int | None = None) -> str:
    """Return a game as one SVG picture, with the end and the result of each hand in it."""
    console = _printed(_pictures(game, seen, only, every_trick=False))
    title = words.page_title(_names(game))
    return console.export_svg(title=title, theme=COLOURS, code_format=PICTURE, unique_id="euchre")


def _names(game: Retold) -> tuple[str, ...]:
    return words.called(words.names_by_seat(game.names, game.rules.players), game.owner)


def _printed(pictures: Iterator[Canvas]) -> Console:
    """Return a console that has recorded the pictures."""
    console = recording()
    for canvas in pictures:
        console.print(canvas)
    return console


def recording() -> Console:
    """Return a console that records what is printed, and shows it nowhere."""
    return Console(
        record=True,
        file=StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )


def _pictures(
    game: Retold, seen: Seat | None, only: int | None, *, every_trick: bool
) -> Iterator[Canvas]:
    """Iterate over the pictures of the game, or of one hand by its number from 1."""
    look = theme("truecolor")
    replay = Replay(game, seen)
    for number, deal in enumerate(game.deals):
        if only not in {None, deal.number}:
            continue
        steps = stops(deal.positions)
        results = [len(deal.positions)] if deal.is_finished else []
        for step in [*(steps if every_trick else steps[-1:]), *results]:
            replay.place = Place(number, step)
            yield draw_picture(frame_of(replay), look, WIDTH, _HEIGHT)
