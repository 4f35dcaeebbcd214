"""The person's record: what the kept games come to, in a few figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from euchre.ui.shelf import Figures
from euchre.ui.words.statistics import percent

HEADING: Final = "Your record"

_NOTHING: Final = "-"


def summary(figures: Figures) -> str:
    """Return in the fewest words what the kept games come to.

    >>> summary(Figures({"games": 12, "won": 5, "assisted": {"games": 1}}))
    '12 games, 5 won; 1 more with help'
    """
    result = figures.result
    if result is None:
        return "nothing is kept" if figures.why else "what your games come to"
    games, helped = result["games"], result["assisted"]["games"]
    if not games and not helped:
        return "no game played to its end yet"
    counted = f"{games} {'game' if games == 1 else 'games'}, {result['won']} won"
    return f"{counted}; {helped} more with help" if helped else counted


def record_rows(result: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return the figures of the games without help, given as for `--json`, and what help there was.

    Games with a hint or something taken back are counted apart (P4).
    """
    helped = result["assisted"]
    with_help = (("games with help", str(helped["games"])), ("  won", _won(helped)))
    return (
        ("games", str(result["games"])),
        ("won", _won(result)),
        ("euchred as maker", _euchred(result)),
        ("best win streak", str(result["streak"]["longest_won"])),
        *(with_help if helped["games"] else ()),
        ("hints used", str(helped["hints"])),
    )


def record_briefly(result: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the most of it in two short lines."""
    games = f"games {result['games']}, won {_won(result)}"
    streak = result["streak"]["longest_won"]
    return (games, f"streak {streak}, hints {result['assisted']['hints']}")


def _won(part: Mapping[str, Any]) -> str:
    if not part["games"]:
        return _NOTHING
    return f"{part['won']} ({percent(part['won'], part['games'])})"


def _euchred(part: Mapping[str, Any]) -> str:
    return percent(part["euchred"], part["maker"]) if part["maker"] else _NOTHING
