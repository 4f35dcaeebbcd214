"""Games that the tests of several parts need played."""

from collections.abc import Iterator, Sequence
from random import Random

from euchre.arena.game import deals, seated
from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.table.loop import Table


def simulate(rules: Rules, bots: Sequence[str], games: int, seed: int) -> Iterator[Table]:
    """Play games between those bots, by seat, and iterate over the tables as they end."""
    for game in range(games):
        table = seated(rules, bots, seed, game)
        for _ in deals(table):
            pass
        yield table


def any_rules(chance: Random) -> Rules:
    """Any table, with a target that is soon reached."""
    players, deck = chance.choice((2, 3, 4)), chance.choice((24, 25, 32))
    options: dict[str, object] = {"players": players, "deck": deck, "target": chance.randint(1, 4)}
    for option in OPTIONS[3:]:
        if option.means_something(players, deck) and chance.random() < 0.7:
            options[option.name] = chance.choice(option.choices)
    return Rules.parse(options)
