"""A review as a page or a picture to open elsewhere, in the frames of those of a replay."""

from __future__ import annotations

from html import escape

from rich.console import Console

from euchre.ui.render.review import draw_review
from euchre.ui.replay.pictures import COLOURS, PAGE, PICTURE, WIDTH, recording
from euchre.ui.review.reviewed import Reviewed
from euchre.ui.theme import theme
from euchre.ui.words.review import page_title


def page(told: Reviewed) -> str:
    """Return a review as a page of HTML."""
    # rich fills its blanks into what is given, so a brace in the title is doubled.
    title = escape(page_title(told.names)).replace("{", "{{").replace("}", "}}")
    return _printed(told).export_html(theme=COLOURS, code_format=PAGE.format(title=title))


def picture(told: Reviewed) -> str:
    """Return a review as one SVG picture."""
    return _printed(told).export_svg(
        title=page_title(told.names), theme=COLOURS, code_format=PICTURE, unique_id="euchre"
    )


def _printed(told: Reviewed) -> Console:
    """Return a console that has recorded the review."""
    console = recording()
    look = theme("truecolor")
    for part in draw_review(told, look, look, WIDTH):
        console.print(part)
    return console
