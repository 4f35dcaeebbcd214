"""What is kept of games that were really played, as the pages of the table show it."""

import tempfile
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from euchre.bots import BOTS
from euchre.coach.grades import Grade
from euchre.coach.practising.answers import Answer
from euchre.coach.practising.kinds import KINDS
from euchre.commands.stats import statistics
from euchre.rules.rules import Rules
from euchre.store.games import Store
from euchre.store.practised import Practised
from euchre.store.statistics import Counted
from euchre.table.keeping import Unfinished
from euchre.ui.shelf import MOST, Figures, Shelf
from tests.store.kept import begun, opened, play_on, play_out

PLAYED = "2026-01-31 18:20"
"""When each game was played: a time of the clock here, so that it is the same anywhere."""


@cache
def shelf() -> Shelf:
    """Games for two, three and four, some with a hint, and three that are not finished."""
    with tempfile.TemporaryDirectory() as folder:
        store, books = opened(Path(folder) / "games.sqlite3")
        for seed, players in enumerate((3, 3, 4, 2, 3, 4, 3)):
            table = begun(books, Rules(players=players), seed)
            if seed in {2, 4}:
                table.note("hints", seed)
            play_out(table)
        for seed, players in enumerate((4, 2, 3)):
            for _ in play_on(begun(books, Rules(players=players), seed), 12 * players):
                pass
        practise(store)
        figures = Figures(statistics(store, Counted()), apart=3)
        others = [game._replace(played=PLAYED) for game in books.unfinished(BOTS, MOST)]
        store.close()
    return Shelf(figures, tuple(others), lessons=(3, 10))


def practise(store: Store) -> None:
    """Answer bids and plays, of which every third goes wrong; the bids are due, the plays not."""
    for number in range(15):
        kind, year = ("bid", 2001) if number % 5 else ("play", 2999)
        right, day = number % 3, datetime(year, 1, 1, tzinfo=UTC)
        answer = Answer(kind, Rules(), {"number": number}, day, Grade.BEST, 0.0)
        wrong = answer._replace(grade=Grade.MISTAKE, cost=0.3 + number / 100, card="", due=day)
        Practised(store).keep(answer if right else wrong)


def crowded() -> Shelf:
    """A shelf with more of everything than is likely."""
    figures = shelf().figures
    assert figures.result is not None
    levels = [*BOTS, "of-another-version"]
    by = [
        {"players": players, "bots": [level, other, level][: players - 1], "games": 999, "won": won}
        for players in (2, 3, 4)
        for won, level in enumerate(levels)
        for other in levels
    ]
    result = {**figures.result, "by": by, "games": 99_999, "won": 99_998, "maker": 10**6}
    every = [{"kind": kind, "positions": 99_999, "best": 99_998, "cost": 99.99} for kind in KINDS]
    back = {"cards": 9999, "due": 99}
    tables = [{**back, "rules": Rules(players=players).changed()} for players in (2, 3, 4)]
    practice = {"positions": 10**6, "best": 1, "cost": 99.99, "by": every, **back, "tables": tables}
    helped = {**figures.result["assisted"], "games": 99_999, "won": 99_999, "hints": 10**6}
    game = Unfinished(123_456, 3, 123, (1_000, 999, 998), "9999-12-31T23:59:59Z")
    full = Figures({**result, "assisted": helped, "practice": practice}, apart=10**6)
    return Shelf(full, (game,) * MOST, more=True, lessons=(10, 10))
