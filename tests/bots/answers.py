"""What the bots that search answer to many views, with every value, for two builds to be compared.

Run as `python -m tests.bots.answers`, where the first line says which search it was.
"""

import sys
from collections.abc import Iterator

from euchre.bots import BOTS
from euchre.rules.rules import Rules
from euchre.version import search_is_compiled
from tests.bots.positions import decisions
from tests.counts import count

TABLES = (
    Rules(players=2, deck=25),
    Rules(),
    Rules(deck=25, joker_suit="dealer", any_suit=True),
    Rules(deck=32, forced_pickup=True, lone_march=5, stick_the_dealer=True),
    Rules(players=4),
)
GAMES = 10
"""Of each table, in a soak."""


def answers() -> Iterator[str]:
    """A line for each decision of whole games: the view, and what each option is worth."""
    yield "compiled\n" if search_is_compiled() else "pure\n"
    for level in ("hard", "expert"):
        for rules in TABLES:
            bots = [BOTS[level](seat) for seat in range(rules.players)]
            for _, view, choice in decisions(rules, count(GAMES)):
                assert view.seat is not None
                yield f"{view}: {choice} of {bots[view.seat].explain(view).options}\n"


if __name__ == "__main__":
    sys.stdout.writelines(answers())
