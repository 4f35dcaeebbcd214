"""What deals between equal bots come to, and the table of it that the program ships.

What is counted is who made trump, by his place from the dealer, and which row of the award table
applied: apart for each game that makes a difference, and for what each side needs, as bots bid and
play otherwise where a few points win. `--write` writes euchre/bots/outcomes.py.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random

from figures import from_one

from euchre.bots import BOTS
from euchre.bots.kinds import kind_of
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
OFTEN = 10
"""So many times as many deals are played where no side is near the target."""

SAMPLE = 100
"""So many deals of the first and of the last line of each table are counted apart, for a test."""

HEAD = '''"""What deals come to: who made trump, and what it brought, counted over many deals.

Written by this command, and not to be edited:

    {command}

A line a standing. First the points that each side needs, the dealer's first, the highest number for
as many or more; then how many deals were passed in; then, for the maker's place clockwise from the
dealer, who is the first, how many came to each row of the award table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre.bots.kinds import Kind

LEVEL: Final = "{level}"
DEALS: Final = {deals}
SEED: Final = {seed}

OUTCOMES: Final[Mapping[Kind, str]] = {{
{tables}}}

SAMPLES: Final[Mapping[Kind, str]] = {{
{samples}}}
"""What the first {sample} deals of the first and of the last line came to."""
'''


def counted(
    rules: Rules, level: str, deals: int, seed: int, needs: Sequence[int]
) -> Counter[tuple[int, int] | None]:
    """How many deals came to each place of the maker and row of the award; None is passed in."""
    players: list[Player] = [BOTS[level](seed=seed) for _ in range(rules.players)]
    packs = Packs(rules, seed)
    chance = Random(f"{seed} {needs}")
    rows, far = awards(rules), kind_of(rules).far
    found: Counter[tuple[int, int] | None] = Counter()
    for number in range(deals):
        dealer = number % rules.players
        scores = [0] * len(needs)
        for place, need in enumerate(needs):
            needed = need if need < far else chance.randint(far, rules.target)
            scores[(dealer + place) % len(needs)] = rules.target - needed
        position: Phase = deal(rules, dealer, packs.order(number), tuple(scores)).position
        while position.turn is not None:
            choice = players[position.turn].choose(view(position, position.turn))
            position = position.after(choice).position
        if isinstance(position, Scored) and position.contract is not None:
            place = (position.contract.maker - dealer) % rules.players
            found[place, rows.index(award_of(position.contract, position.tricks))] += 1
        else:
            found[None] += 1
    return found


def as_line(rules: Rules, needs: Sequence[int], found: Counter[tuple[int, int] | None]) -> str:
    """A line of the table."""
    places = [
        " ".join(str(found[place, row]) for row in range(len(awards(rules))))
        for place in range(rules.players)
    ]
    return "   ".join([" ".join(map(str, needs)), str(found[None]), *places])


def lines(rules: Rules, level: str, deals: int, seed: int) -> Iterator[str]:
    """The table of a game, a line a standing, with ten times as many deals for the first."""
    for needs in standings(rules):
        often = OFTEN if needs == standings(rules)[0] else 1
        yield as_line(rules, needs, counted(rules, level, deals * often, seed, needs))


def standings(rules: Rules) -> list[tuple[int, ...]]:
    """The points that each side needs, as they are told apart, from the most to the fewest."""
    return list(product(range(kind_of(rules).far, 0, -1), repeat=len(rules.seating.sides)))


def sample(rules: Rules, level: str, seed: int) -> list[str]:
    """What the first deals of the first and of the last line come to."""
    ends = (standings(rules)[0], standings(rules)[-1])
    return [as_line(rules, needs, counted(rules, level, SAMPLE, seed, needs)) for needs in ends]


def entry(rules: Rules, table: Sequence[str]) -> str:
    """What a module has of a table."""
    text = "\n".join(table)
    return f'    {kind_of(rules)}: """\n{text}\n""",\n'


def main() -> None:
    """Prints the table, or writes it into the program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=from_one, default=3_000, help="deals of each standing")
    parser.add_argument("--level", choices=sorted(BOTS), default="normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {MODULE.name}")
    arguments = parser.parse_args()
    level, deals, seed = arguments.level, arguments.deals, arguments.seed
    tables = samples = ""
    for rules in TABLES:
        table: list[str] = []
        for line in lines(rules, level, deals, seed):
            print(line, flush=True)
            table.append(line)
        tables += entry(rules, table)
        samples += entry(rules, sample(rules, level, seed))
    if arguments.write:
        command = (
            f"python benchmarks/outcomes.py --level {level} --deals {deals} --seed {seed} --write"
        )
        text = HEAD.format(
            command=command,
            level=level,
            deals=deals,
            seed=seed,
            tables=tables,
            samples=samples,
            sample=SAMPLE,
        )
        MODULE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
