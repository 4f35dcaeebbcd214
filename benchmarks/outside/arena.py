"""Whole games between a side of our bots and a side of a program from outside."""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time_ns
from typing import NamedTuple

from euchre.arena.times import Times
from euchre.player import Player
from euchre.rules.actions import Action
from euchre.rules.deal import begin, lay_out
from euchre.rules.game import Game
from euchre.rules.phase import Dealt, Phase
from euchre.rules.scoring import Scored
from euchre.rules.seats import Seat
from euchre.table.loop import PackSource
from euchre.views import view
from outside.opponent import Opponent, Outside


class Spent(NamedTuple):
    """The CPU time of decisions between two options or more, by who decided."""

    ours: Times
    theirs: Times


class Result(NamedTuple):
    """What our side had of a game: whether it won, points more than the other, deals, CPU time."""

    won: bool
    points: int
    deals: int
    spent: Spent


def play_game(outside: Outside, ours: Player, side: int, packs: PackSource) -> Result:
    """Play a game, our bot in both seats of a side of that number, the program in the others."""
    game = Game.begin(outside.rules, packs.first_dealer())
    seating = game.rules.seating
    others = [seat for seat in range(seating.players) if seating.side_of(seat) != side]
    spent = Spent(Times(), Times())
    while not game.winners:
        dealt = lay_out(game.rules, game.dealer, packs.order(game.deals), game.scores)
        theirs = {seat: outside.sit(dealt, seat) for seat in others}
        game = game.after_deal(play_deal(dealt, ours, theirs, spent))
    more = game.scores[side] - game.scores[1 - side]
    return Result(side in game.winners, more, game.deals, spent)


def play_deal(
    dealt: Dealt, ours: Player, theirs: Mapping[Seat, Opponent], spent: Spent
) -> tuple[int, ...]:
    """Play a deal, our bot in every seat that is not theirs, and return its points by side."""
    position: Phase = begin(dealt).position
    while position.turn is not None:
        seat = position.turn
        legal = allowed(position, theirs)
        start = thread_time_ns()
        if seat in theirs:
            action = theirs[seat].asked(legal)
        else:
            action = ours.choose(view(position, seat)._replace(legal=legal))
        if len(legal) > 1:
            times = spent.theirs if seat in theirs else spent.ours
            times.decisions += 1
            times.add(thread_time_ns() - start)
        if action not in legal:
            raise ValueError(f"seat {seat} may not {action}: {position}")
        position = position.after(action).position
        for opponent in theirs.values():
            opponent.told(seat, action)
    if not isinstance(position, Scored):
        raise TypeError(f"the deal ended and was not scored: {position}")
    return position.points


def allowed(position: Phase, opponents: Mapping[Seat, Opponent]) -> tuple[Action, ...]:
    """Return what the rules and the program both allow, so that neither has an option more."""
    return tuple(
        action
        for action in position.legal()
        if all(opponent.allows(action) for opponent in opponents.values())
    )
