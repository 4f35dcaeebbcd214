"""Who sees a view, who made trump, and whether the seat is asked: a bot answers for no other."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.rules.actions import Action
from euchre.rules.seats import Seat
from euchre.views import View


def seat_of(view: View) -> Seat:
    """Return the view's seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError(f"a spectator has no seat to play for: {view}")
    return view.seat


def maker_of(view: View) -> Seat:
    """Return the maker; raises ValueError before trump is made."""
    if view.maker is None:
        raise ValueError(f"nobody has made trump: {view}")
    return view.maker


def legal_of(view: View) -> Sequence[Action]:
    """Return the legal actions; raises ValueError where it is not the seat's turn."""
    if not view.legal:
        raise ValueError(f"it is not this seat's turn: {view}")
    return view.legal
