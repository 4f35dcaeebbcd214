"""Sitting down to a game: a new one, or one that was kept and is not finished."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from euchre.bots import BOTS
from euchre.rules.record import game_head
from euchre.rules.rules import Rules
from euchre.table.fair import origin
from euchre.table.keeping import Books, Kept, NoBooks
from euchre.table.loop import Table
from euchre.table.shuffle import new_seed
from euchre.ui.human import Human
from euchre.ui.shelf import MOST, Figures, Shelf
from euchre.ui.sitting import Sitting
from euchre.ui.study.course import Progress, Unkept
from euchre.ui.study.study import Study
from euchre.ui.words.lessons import LESSONS
from euchre.ui.words.text import printable
from euchre.views import View


class Start(NamedTuple):
    """How playing begins: where games are kept, and what is there already.

    `kept` is a game to go on with; `begun` is the person's seat where the game goes on from the
    other front end, and `number` is the game's in its sitting, from 0. `news` is a sentence about
    keeping that the person is to see. `statistics` adds up what is kept, and `learned` is how far
    the person has come in the lessons; `practice` begins to practise decisions of a kind
    at the table of a view, which is seen meanwhile, where that can be. With `has_finished` the
    person has played a game to its end, or that is not known.
    """

    books: Books = NoBooks()
    kept: Kept | None = None
    begun: Human | None = None
    number: int = 0
    news: str | None = None
    statistics: Callable[[], Figures] = Figures
    learned: Progress = Unkept()
    practice: Callable[[str, View], Study] | None = None
    has_finished: bool = True

    @property
    def is_new(self) -> bool:
        """Whether the person has finished no game and begun no lesson."""
        return not (self.has_finished or self.learned.steps() or self.learned.finished())

    def shelf(self, playing: int | None) -> Shelf:
        """Return what is kept besides the game of that number, which is being played."""
        found = self.books.unfinished(BOTS, MOST + 2)
        others = [game for game in found if game.game != playing]
        finished = self.learned.finished()
        lessons = (sum(lesson.name in finished for lesson in LESSONS), len(LESSONS))
        return Shelf(self.statistics(), tuple(others[:MOST]), len(others) > MOST, lessons)


UNKEPT: Final = Start()
"""A first game that is not kept."""


def begin(sitting: Sitting, number: int, books: Books) -> Human:
    """Sit down to the game of that number from 0, and deal."""
    table = _table(sitting, number)
    head = game_head(sitting.rules, sitting.names, **origin(sitting.seed, number, sitting.levels))
    table.keeper = books.begin(head)
    human = Human(table, sitting)
    table.deal()
    human.begin_deal()
    return human


def go_on(kept: Kept, sitting: Sitting) -> Human:
    """Sit down to a kept game where it was left; the sitting is `sitting_of` it."""
    table = _table(sitting, number_of(kept))
    table.resume(kept.record)
    table.keeper = kept.keeper
    human = Human(table, sitting)
    human.remember()
    return human


def _table(sitting: Sitting, number: int) -> Table:
    adviser = BOTS["normal"](seed=sitting.seed)
    bots = [BOTS[level](seed=sitting.seed) for level in sitting.bots]
    return Table(sitting.rules, [adviser, *bots], sitting.packs(number))


def number_of(kept: Kept) -> int:
    """Return the number of a kept game in its sitting, from 0."""
    return int(kept.record.get("game", 0))


def sitting_of(kept: Kept, like: Sitting) -> Sitting:
    """Return what a person sits down to in a kept game, with the settings of another sitting."""
    record = kept.record
    sitting = replace(
        like,
        rules=Rules.parse(record.get("rules", {})),
        bots=tuple(record["bots"][1:]),
        seed=record["seed"],
        name=printable(record["names"][0]) if "names" in record else like.name,
        seed_is_secret=False,
    )
    # A salt that the seed does not give came from the system: the seed was nobody's choice.
    is_secret = record["deals"][0].get("salt") != sitting.packs(number_of(kept)).salt(0)
    return replace(sitting, seed_is_secret=is_secret)


def after(sitting: Sitting, number: int, *, resumed: bool) -> tuple[Sitting, int]:
    """Return what follows on a game: the next of its sitting, by number from 0.

    After a kept game, whose sitting may have gone on without it, another sitting begins.
    """
    if resumed:
        return replace(sitting, seed=new_seed(), seed_is_secret=True), 0
    return sitting, number + 1
