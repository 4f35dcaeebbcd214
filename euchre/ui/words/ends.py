"""How a deal and a game end, in words; points come from the rules in force."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS
from euchre.ui.account import Outcome, outcome_of, usual_euchre
from euchre.ui.words.people import People
from euchre.views import View


def deal_result(number: int, view: View, names: tuple[str, ...]) -> str:
    """Return who did it on the deal, and the rule that applied."""
    people = People.of(view, names)
    outcome = outcome_of(view)
    if outcome is None:
        following = people.seating.after(view.dealer)
        return people.say(
            following,
            "Hand {number} is passed in. Nobody scores. You deal next.",
            "Hand {number} is passed in. Nobody scores. {name} deals next.",
            number=number,
        )
    told = _euchred(outcome, view.rules, people) if outcome.euchred else _made(outcome, people)
    return f"Hand {number} result: {told}"


_MADE: Final = {
    "made": ("You make it.", "{name} makes it."),
    "march": ("You march.", "{name} marches."),
}
_LONE_MARCH: Final = ("You march alone.", "{name} marches alone.")
_TOOK: Final = {
    False: "The maker took {taken} tricks and scores {points}.",
    True: "The makers took {taken} tricks and score {points}.",
}
"""By whether there are partners."""


def _made(outcome: Outcome, people: People) -> str:
    lone_march = outcome.march and outcome.maker_alone
    made = people.say(outcome.maker, *(_LONE_MARCH if lone_march else _MADE[outcome.word]))
    took = _TOOK[people.seating.has_partners]
    if lone_march:
        took = "A lone maker who takes {taken} tricks scores {points}."
    taken = f"all {TRICKS}" if outcome.march else outcome.taken
    return f"{made} {took.format(taken=taken, points=outcome.row.maker)}"


_FEW: Final = {
    False: "The maker took {tricks} and needed {needed}.",
    True: "The makers took {tricks} and needed {needed}.",
}
_TRICKS: Final = ("no trick", "1 trick", "2 tricks")


def _euchred(outcome: Outcome, rules: Rules, people: People) -> str:
    euchred = people.say(outcome.maker, "You are euchred.", "{name} is euchred.")
    few = _FEW[people.seating.has_partners].format(tricks=_TRICKS[outcome.taken], needed=NEEDED)
    return f"{euchred} {few} {_for_defence(outcome, rules, people)}"


def _for_defence(outcome: Outcome, rules: Rules, people: People) -> str:
    points, alone = outcome.row.defenders, outcome.lone_defender is not None
    if len(people.seating.defenders(outcome.maker)) == 1:
        return f"The defender scores {points}."
    if people.seating.has_partners:
        if alone:
            return f"A lone defender's side scores {points}."
        return f"The defenders score {points}."
    if points == usual_euchre(rules):
        return f"Each defender scores {points}."
    if alone:
        return f"With all {TRICKS} tricks to a lone defender, each defender scores {points}."
    return f"With all {TRICKS} tricks to the defenders, each scores {points}."


def game_result(people: People, winners: Sequence[int]) -> str:
    """Return who has won the game; winners are indices into the scores."""
    seats = [seat for side in winners for seat in people.seating.sides[side]]
    if len(winners) > 1:
        return f"{people.all_of(seats)} share the win."
    if len(seats) > 1:
        return f"{people.all_of(seats)} win the game."
    return people.say(seats[0], "You win the game.", "{name} wins the game.")


NOT_FINISHED: Final = "The game is not finished."


def seed_line(seed: int, game: int, command: str) -> str:
    """Return the seed, and the command that deals the same cards; games count from 0."""
    if game:
        return f"Seed {seed}, game {game + 1} of the sitting. The same games again: {command}"
    return f"Seed {seed}. The same game again: {command}"


def command_again(
    rules: Rules, bots: Sequence[str], seed: int, name: str, others: Sequence[str] = ()
) -> str:
    """Return the command that sits down to the same game; `others` are further flags as they are.

    >>> command_again(Rules(players=4, any_suit=True), ("easy",) * 3, 7, "You", ["--plain"])
    'euchre-cli --plain --players 4 --any-suit --bots easy --seed 7'
    """
    words = ["euchre-cli", *others]
    defaults = {option.name: option.defaults.get(rules.players) for option in OPTIONS}
    for option, value in rules.changed().items():
        if value == defaults[option] and option != "players":
            continue
        if option == "players" and value == Rules().players:
            continue
        flag = f"--{option.replace('_', '-')}"
        words += [flag] if value is True else [flag, str(value)]
    if set(bots) != {"normal"}:
        words += ["--bots", bots[0] if len(set(bots)) == 1 else ",".join(bots)]
    if name != "You":
        words += ["--name", name]
    return shlex.join([*words, "--seed", str(seed)])
