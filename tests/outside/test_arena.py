"""Games against a program from outside, here one that does the first thing it may."""

from collections.abc import Sequence

import pytest
from outside.arena import Spent, play_deal, play_game
from outside.opponent import Outside

from euchre.arena.times import Times
from euchre.bots import BOTS
from euchre.rules.actions import Action, TakeUp, parse_action
from euchre.rules.deal import begin, lay_out
from euchre.rules.phase import Dealt
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.table.shuffle import Packs
from euchre.views import View

RULES = Rules(players=4, forced_pickup=True, defend_alone="never", stick_the_dealer=True)


class First:
    """A program from outside that does the first thing it may, and keeps the upcard."""

    def __init__(self, dealt: Dealt, seat: Seat) -> None:
        self.dealt = dealt
        self.seat = seat
        self.heard: list[tuple[Seat, Action]] = []

    def allows(self, action: Action) -> bool:
        return not (isinstance(action, TakeUp) and action.discard is self.dealt.upcard)

    def told(self, seat: Seat, action: Action) -> None:
        self.heard.append((seat, action))

    def asked(self, legal: Sequence[Action]) -> Action:
        return legal[0]


class Cheat(First):
    """One that answers what is not asked."""

    def asked(self, legal: Sequence[Action]) -> Action:
        return parse_action("joker h")


class Noting:
    """A bot of ours that notes what it is shown."""

    def __init__(self) -> None:
        self.shown: list[View] = []
        self.bot = BOTS["normal"](0)

    def choose(self, view: View) -> Action:
        self.shown.append(view)
        return self.bot.choose(view)


def nothing_spent() -> Spent:
    return Spent(Times(), Times())


def _deal(number: int) -> Dealt:
    return lay_out(RULES, number % 4, Packs(RULES, 3).order(number))


def test_a_program_is_told_of_every_action_in_order_its_own_too() -> None:
    theirs = {seat: First(_deal(2), seat) for seat in (1, 3)}
    play_deal(_deal(2), BOTS["normal"](0), theirs, nothing_spent())
    assert theirs[1].heard == theirs[3].heard
    position = begin(_deal(2)).position
    for seat, action in theirs[1].heard:
        assert position.turn == seat
        position = position.after(action).position
    assert position.turn is None


def test_what_a_program_does_not_allow_is_not_offered_to_our_bots() -> None:
    noting = Noting()
    for number in range(20):
        dealt = _deal(number)
        play_deal(dealt, noting, {seat: First(dealt, seat) for seat in (0, 2)}, nothing_spent())
    pickups = [view for view in noting.shown if view.phase == "pickup"]
    assert pickups
    assert all(TakeUp(view.upcard) not in view.legal and len(view.legal) == 5 for view in pickups)


def test_our_bots_are_shown_views_of_their_own_seats() -> None:
    noting = Noting()
    play_deal(_deal(1), noting, {seat: First(_deal(1), seat) for seat in (0, 2)}, nothing_spent())
    assert {view.seat for view in noting.shown} <= {1, 3}
    assert all(view.turn == view.seat for view in noting.shown)


def test_an_answer_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(ValueError, match="may not joker h"):
        play_deal(_deal(0), BOTS["normal"](0), {1: Cheat(_deal(0), 1)}, nothing_spent())


def test_both_sides_of_a_deck_play_to_the_target() -> None:
    packs = Packs(RULES, 5, 1)
    results = [play_game(Outside(RULES, First), BOTS["normal"](0), side, packs) for side in (0, 1)]
    assert all(result.won == (result.points > 0) for result in results)
    assert all(result.deals >= 3 and result.spent.ours.decisions for result in results)
