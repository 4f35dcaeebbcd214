"""What deals between equal bots come to, and the table of it that the program ships.

Every deal is played at no score, by bots of one level; what is counted is who made trump, by his
place from the dealer, and which row of the award table applied. `--write` writes
euchre/bots/outcomes.py. Without it, the table is printed, with each side's points a deal.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from euchre.bots import BOTS
from euchre.player import Player
from euchre.rules.deal import deal
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored, award_of, awards
from euchre.table.shuffle import Packs
from euchre.views import view

MODULE = Path(__file__).parent.parent / "euchre" / "bots" / "outcomes.py"

TABLES = (
    Rules(players=2),
    *(Rules(players=3, lone_march=march) for march in (3, 4, 5)),
    Rules(players=4),
)
"""The games whose deals are counted apart; every other is near to one of them."""

HEAD = '''"""What deals come to: who made trump, and what it brought, counted over many deals.

Written by `{command}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Kind(NamedTuple):
    """The games whose deals are counted apart; `lone_march` is None but for three players."""

    players: int
    lone_march: int | None


class Counts(NamedTuple):
    """The deals passed in, and those played out.

    `played` is by the maker's place, clockwise from the dealer, who is the first, and then by the
    rows of the award table.
    """

    passed_in: int
    played: tuple[tuple[int, ...], ...]


OUTCOMES: Final[Mapping[Kind, Counts]] = {{
{rows}}}
'''


def count(rules: Rules, level: str, deals: int, seed: int) -> Counter[tuple[int, int] | None]:
    """How many deals came to each place of the maker and row of the award; None is passed in."""
    players: list[Player] = [BOTS[level](seed=seed) for _ in range(rules.players)]
    packs = Packs(rules, seed)
    rows = awards(rules)
    found: Counter[tuple[int, int] | None] = Counter()
    for number in range(deals):
        dealer = number % rules.players
        position: Phase = deal(rules, dealer, packs.order(number)).position
        while position.turn is not None:
            choice = players[position.turn].choose(view(position, position.turn))
            position = position.after(choice).position
        contract = position.contract if isinstance(position, Scored) else None
        if contract is None or not isinstance(position, Scored):
            found[None] += 1
        else:
            place = (contract.maker - dealer) % rules.players
            found[place, rows.index(award_of(contract, position.tricks))] += 1
    return found


def points_a_deal(rules: Rules, found: Counter[tuple[int, int] | None]) -> list[float]:
    """The points a deal of each side, the dealer's first."""
    sums = [0] * len(rules.seating.sides)
    for key, number in found.items():
        if key is not None:
            place, row = key
            award = awards(rules)[row]
            for side in range(len(sums)):
                made = side == place % len(sums)
                sums[side] += number * (award.maker if made else award.defenders)
    return [total / found.total() for total in sums]


def as_text(rules: Rules, found: Counter[tuple[int, int] | None]) -> str:
    """The entry of the table for those rules."""
    lines = [
        f"    Kind({rules.players}, {rules.lone_march}): Counts(",
        f"        {found[None]},",
        "        (",
    ]
    for place in range(rules.players):
        numbers = ", ".join(str(found[place, row]) for row in range(len(awards(rules))))
        lines.append(f"            ({numbers}),")
    return "\n".join([*lines, "        ),", "    ),\n"])


def main() -> None:
    """Prints the table, or writes it into the program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=60_000, help="deals of each game")
    parser.add_argument("--level", choices=sorted(BOTS), default="normal")
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {MODULE.name}")
    arguments = parser.parse_args()
    rows = ""
    for rules in TABLES:
        if rules.players in arguments.players:
            found = count(rules, arguments.level, arguments.deals, arguments.seed)
            rows += (text := as_text(rules, found))
            points = ", ".join(f"{mean:.4f}" for mean in points_a_deal(rules, found))
            print(f"{text}# points a deal from the dealer: {points}", flush=True)
    if arguments.write:
        command = (
            f"python benchmarks/outcomes.py --level {arguments.level} --deals {arguments.deals}"
            f" --seed {arguments.seed} --write"
        )
        text = HEAD.format(command=command, rows=rows)
        MODULE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
