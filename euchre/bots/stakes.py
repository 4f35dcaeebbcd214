"""What the score makes of a deal: who scores together, which points count, who wins by a euchre."""

from __future__ import annotations

from euchre.bots.memory import Memory
from euchre.bots.who import maker_of, seat_of
from euchre.rules.scoring import NEEDED, TRICKS, award
from euchre.rules.seats import Seat
from euchre.views import View


def points_needed(view: View, seat: Seat) -> int:
    """Return the points with which the seat's side reaches the target, at least 1."""
    return max(1, view.rules.target - view.scores[view.rules.seating.side_of(seat)])


def is_friend(view: View, seat: Seat) -> bool:
    """Tell whether a seat scores together with the view's seat, or is that seat."""
    seating = view.rules.seating
    return seating.side_of(seat) == seating.side_of(seat_of(view))


def about_to_win(view: View) -> Seat | None:
    """Return an opponent of the view's seat who needs one point more, if there is one."""
    seating = view.rules.seating
    me = seat_of(view)
    nearest = view.rules.target - 1
    for seat in seating.round_from(seating.after(me)):
        side = seating.side_of(seat)
        if view.scores[side] >= nearest and me not in seating.sides[side]:
            return seat
    return None


def march_points(view: View, *, alone: bool) -> int:
    """Return what the maker's march scores, with or without the help that he can have."""
    return award(view.rules, TRICKS, maker_alone=alone, defender_alone=False).maker


def euchre_points(view: View, *, alone: bool) -> int:
    """Return what a defending side scores for a euchre with three tricks, alone or together."""
    maker_alone = view.maker in view.alone
    return award(view.rules, NEEDED - 1, maker_alone=maker_alone, defender_alone=alone).defenders


def euchre_wins_for_fellow(view: View, memory: Memory) -> bool:
    """Tell whether a defender's fellow, otherwise a rival, would win the game by a euchre (T6, T8).

    Not where the maker would win the game by three tricks: then it is lost either way. Nor where
    the maker is euchred already, or has three tricks and cannot be.
    """
    fellow = memory.fellow
    if fellow is None or memory.makes or view.rules.seating.has_partners:
        return False
    theirs = memory.against
    if theirs >= NEEDED or sum(view.tricks) - theirs > TRICKS - NEEDED:
        return False
    target, scores = view.rules.target, view.scores
    euchred = euchre_points(view, alone=False)
    if scores[fellow] + euchred < target:
        return False
    alone = view.maker in view.alone
    made = award(view.rules, NEEDED, maker_alone=alone, defender_alone=False).maker
    return scores[fellow] > scores[seat_of(view)] and scores[maker_of(view)] + made < target
