"""How a deal and a game end, in words; points come from the rules in force."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS, Award, award
from euchre.rules.seats import Seat
from euchre.ui.words.people import People
from euchre.views import View


def deal_result(number: int, view: View, names: tuple[str, ...]) -> str:
    """Return who did it on the deal, and the rule that applied."""
    people = People.of(view, names)
    if view.maker is None:
        following = people.seating.after(view.dealer)
        return people.say(
            following,
            "Hand {number} is passed in. Nobody scores. You deal next.",
            "Hand {number} is passed in. Nobody scores. {name} deals next.",
            number=number,
        )
    side = people.seating.sides[people.seating.side_of(view.maker)]
    taken = sum(view.tricks[seat] for seat in side)
    row = award(
        view.rules,
        taken,
        maker_alone=view.maker in view.alone,
        defender_alone=any(seat not in side for seat in view.alone),
    )
    outcome = _made(view, people, taken, row) if row.maker else _euchred(view, people, taken, row)
    return f"Hand {number} result: {outcome}"


def _made(view: View, people: People, taken: int, row: Award) -> str:
    maker: Seat = view.maker or 0
    alone = maker in view.alone
    took = (
        "The makers took {taken} tricks and score {points}."
        if people.seating.has_partners
        else "The maker took {taken} tricks and scores {points}."
    )
    if taken < TRICKS:
        made = people.say(maker, "You make it.", "{name} makes it.")
    elif alone:
        made = people.say(maker, "You march alone.", "{name} marches alone.")
        took = "A lone maker who takes {taken} tricks scores {points}."
    else:
        made = people.say(maker, "You march.", "{name} marches.")
    count = f"all {TRICKS}" if taken == TRICKS else taken
    return f"{made} {took.format(taken=count, points=row.maker)}"


def _euchred(view: View, people: People, taken: int, row: Award) -> str:
    maker: Seat = view.maker or 0
    euchred = people.say(maker, "You are euchred.", "{name} is euchred.")
    who = "The makers" if people.seating.has_partners else "The maker"
    count = "no trick" if not taken else "1 trick" if taken == 1 else f"{taken} tricks"
    return f"{euchred} {who} took {count} and needed {NEEDED}. {_for_defence(view, people, row)}"


def _for_defence(view: View, people: People, row: Award) -> str:
    defenders = people.seating.defenders(view.maker or 0)
    loner = next((seat for seat in view.alone if seat in defenders), None)
    if len(defenders) == 1:
        return f"The defender scores {row.defenders}."
    if people.seating.has_partners:
        if loner is not None:
            return f"A lone defender's side scores {row.defenders}."
        return f"The defenders score {row.defenders}."
    if loner is not None and row.defenders > _USUAL:
        return f"With all {TRICKS} tricks to a lone defender, each defender scores {row.defenders}."
    if row.defenders > _USUAL:
        return f"With all {TRICKS} tricks to the defenders, each scores {row.defenders}."
    return f"Each defender scores {row.defenders}."


def game_result(people: People, winners: Sequence[int]) -> str:
    """Return who has won the game; winners are indices into the scores."""
    seats = [seat for side in winners for seat in people.seating.sides[side]]
    if len(winners) > 1:
        return f"{people.all_of(seats)} share the win."
    if len(seats) > 1:
        return f"{people.all_of(seats)} win the game."
    return people.say(seats[0], "You win the game.", "{name} wins the game.")


_USUAL: Final = 2
"""What a euchre scores, unless the defenders took all five tricks."""

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
