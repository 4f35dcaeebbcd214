import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from euchre.coach.grades import Grade
from euchre.coach.practising.answers import Answer
from euchre.coach.practising.returning import after
from euchre.coach.practising.spots import Spot
from euchre.rules.rules import Rules
from euchre.store.games import Store
from euchre.store.practised import Practised
from euchre.store.statistics import Cards, Practice, cards, practised, reset
from euchre.store.written import moment
from euchre.table.keeping import Trouble

FIXTURES = Path(__file__).parent / "fixtures"
NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def store(path: Path) -> Store:
    return Store.open(path)


def spot(number: int) -> dict[str, Any]:
    """A record that stands for a spot."""
    return {"euchre": 1, "rules": {"players": 3}, "deals": [], "number": number}


def answer(
    number: int = 1,
    grade: Grade = Grade.BLUNDER,
    days: int | None = 1,
    kind: str = "bid",
    rules: Rules = Rules(),  # noqa: B008 - a value that never changes
) -> Answer:
    """An answer at noon whose spot comes back after so many days, if at all."""
    cost = 0.0 if grade is Grade.BEST else 0.7
    if days is None:
        return Answer(kind, rules, spot(number), NOON, grade, cost)
    return Answer(kind, rules, spot(number), NOON, grade, cost, f"{days}", NOON + days * DAY)


def due(store: Store, after: timedelta, kind: str = "bid", rules: Rules | None = None) -> list[int]:
    """The numbers of the spots that another session finds due, in order."""
    answers = Practised(store)
    found: list[int] = []
    while (waiting := answers.due(kind, rules or Rules(), NOON + after)) is not None:
        found.append(waiting.record["number"])
    return found


def trouble_of(answers: Practised) -> Trouble | None:
    return answers.trouble


def test_a_wrong_answer_comes_back_once_it_is_due(store: Store) -> None:
    Practised(store).keep(answer(1))
    assert due(store, DAY - timedelta(seconds=1)) == []
    assert due(store, DAY) == due(store, 400 * DAY) == [1]


def test_a_spot_that_was_answered_again_has_its_new_day(store: Store) -> None:
    Practised(store).keep(answer(1))
    Practised(store).keep(answer(1, Grade.BEST, days=9))
    assert due(store, DAY) == []
    assert due(store, 9 * DAY) == [1]
    waiting = Practised(store).due("bid", Rules(), NOON + 9 * DAY)
    assert waiting is not None
    assert waiting.card == "9"


def test_what_has_waited_for_longest_comes_first(store: Store) -> None:
    for number, days in ((1, 3), (2, 1), (3, 2)):
        Practised(store).keep(answer(number, days=days))
    assert due(store, 9 * DAY) == [2, 3, 1]


def test_a_right_answer_to_a_new_spot_does_not_come_back(store: Store) -> None:
    Practised(store).keep(answer(1, Grade.BEST, days=None))
    assert due(store, 400 * DAY) == []
    assert practised(store) == [Practice("bid", 1, 1, 0.0)]


def test_spots_of_another_kind_or_table_wait_for_their_own(store: Store) -> None:
    two, stuck = Rules(players=2), Rules(stick_the_dealer=True)
    Practised(store).keep(answer(1, kind="play"))
    Practised(store).keep(answer(2, rules=two))
    Practised(store).keep(answer(3, rules=stuck))
    assert due(store, DAY) == []
    assert due(store, DAY, "play") == [1]
    assert (due(store, DAY, rules=two), due(store, DAY, rules=stuck)) == ([2], [3])


def test_answers_are_added_up_by_kind_table_and_day(store: Store) -> None:
    answers = Practised(store)
    answers.keep(answer(1))
    answers.keep(answer(2, Grade.BEST, days=None))
    answers.keep(answer(3, kind="play", rules=Rules(players=2)))
    assert practised(store) == [Practice("bid", 2, 1, 0.7), Practice("play", 1, 0, 0.7)]
    assert practised(store, players=2) == [Practice("play", 1, 0, 0.7)]
    assert practised(store, since="2026-02-01") == []


def test_spots_that_come_back_are_counted_by_table(store: Store) -> None:
    two, stuck = Rules(players=2), Rules(stick_the_dealer=True)
    for number, rules in enumerate((two, Rules(), stuck, Rules())):
        Practised(store).keep(answer(number, days=number + 1, rules=rules))
    assert cards(store, moment(NOON)) == [
        Cards(two.changed(), 1, 0),
        Cards(Rules().changed(), 2, 0),
        Cards(stuck.changed(), 1, 0),
    ]
    assert [each.due for each in cards(store, moment(NOON + 2 * DAY))] == [1, 1, 0]
    assert cards(store, moment(NOON + DAY), players=2) == [Cards(two.changed(), 1, 1)]


@pytest.mark.parametrize("written", ["{}", "no JSON", "[]"])
def test_a_spot_that_cannot_be_asked_is_dropped(store: Store, written: str) -> None:
    """Whether the file holds no record any more, or whoever practises cannot use it."""
    Practised(store).keep(answer(1))
    store.connection.execute("UPDATE spots SET record = ?", (written,))
    answers = Practised(store)
    waiting = answers.due("bid", Rules(), NOON + DAY)
    if waiting is not None:
        answers.drop(waiting)
    assert cards(store, moment(NOON + DAY)) == []
    assert trouble_of(answers) is None


def test_a_spot_that_cannot_be_dropped_is_not_asked_again(store: Store) -> None:
    Practised(store).keep(answer(1))
    answers = Practised(store)
    waiting = answers.due("bid", Rules(), NOON + DAY)
    assert waiting is not None
    store.connection.execute("PRAGMA query_only = ON")
    answers.drop(waiting)
    assert trouble_of(answers) is Trouble.READ_ONLY
    assert answers.due("bid", Rules(), NOON + DAY) is None
    assert [each.kept for each in cards(store, moment(NOON))] == [1]


def test_statistics_that_begin_anew_count_no_earlier_answer_and_lose_no_spot(store: Store) -> None:
    Practised(store).keep(answer(1))
    assert reset(store) == 0
    assert practised(store) == []
    assert due(store, DAY) == [1]
    Practised(store).keep(answer(1, Grade.BEST, days=3))
    assert practised(store) == [Practice("bid", 1, 1, 0.0)]


def test_what_cannot_be_written_is_told_and_is_not_asked_again(store: Store) -> None:
    Practised(store).keep(answer(1))
    answers = Practised(store)
    assert answers.due("bid", Rules(), NOON + DAY) is not None
    store.connection.execute("PRAGMA query_only = ON")
    answers.keep(answer(1))
    assert trouble_of(answers) is Trouble.READ_ONLY
    assert answers.due("bid", Rules(), NOON + DAY) is None
    store.connection.execute("PRAGMA query_only = OFF")
    answers.keep(answer(2))
    assert trouble_of(answers) is None


def test_without_a_file_nothing_comes_back() -> None:
    answers = Practised()
    answers.keep(answer(1))
    assert answers.due("bid", Rules(), NOON + DAY) is None
    assert answers.trouble is None


def test_a_table_that_is_gone_is_told(store: Store) -> None:
    store.connection.execute("DROP TABLE spots")
    answers = Practised(store)
    assert answers.due("bid", Rules(), NOON) is None
    assert answers.trouble is not None


@pytest.mark.parametrize("value", ["-1", "1e999", "'x'", "x'ff'", "'[]'", "'{'"])
def test_a_value_of_a_wrong_type_costs_its_spot_at_most(
    value: str, store: Store, path: Path
) -> None:
    changed = sqlite3.connect(path)
    for table in ("spots", "practised"):
        columns = changed.execute(
            f"SELECT name FROM pragma_table_info('{table}') WHERE NOT pk"  # noqa: S608 - the test's own
        )
        for (column,) in columns.fetchall():
            store.connection.execute("DELETE FROM spots")
            store.connection.execute("DELETE FROM practised")
            Practised(store).keep(answer(1))
            with changed:
                changed.execute(f"UPDATE {table} SET {column} = {value}")  # noqa: S608 - the same
            due(store, DAY)
            assert len(practised(store)) <= 1
            assert sum(each.kept for each in cards(store, moment(NOON + DAY))) <= 1
            Practised(store).keep(answer(2))
            assert 2 in due(store, DAY)
    changed.close()


def test_what_was_answered_survives_a_kill(store: Store, path: Path) -> None:
    program = f"""
import os
import shutil
import signal
from pathlib import Path
from euchre.store.games import Store
from euchre.store.practised import Practised
from tests.store.test_practised import answer
Practised(Store.open(Path({str(path)!r}))).keep(answer(4))
os.kill(os.getpid(), signal.SIGKILL)
"""
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        check=False,
    )
    assert ended.returncode == -signal.SIGKILL
    assert due(store, DAY) == [4]
    assert practised(store) == [Practice("bid", 1, 0, 0.7)]


def test_a_file_of_the_first_version_with_practice_tells_it(path: Path) -> None:
    shutil.copy(FIXTURES / "version_3.sqlite3", path)
    store = Store.open(path)
    assert practised(store) == [Practice("bid", 1, 0, 0.9), Practice("play", 1, 1, 0.0)]
    assert cards(store, moment(NOON + DAY)) == [Cards(Rules(players=2).changed(), 1, 1)]
    waiting = Practised(store).due("bid", Rules(players=2), NOON + DAY)
    assert waiting is not None
    assert len(Spot("bid", waiting.record).view.legal) == 2
    assert after(Grade.BEST, NOON + DAY, waiting.card).due > after(Grade.BLUNDER, NOON).due
    store.close()


def test_a_file_of_before_there_was_practice_has_none(path: Path) -> None:
    shutil.copy(FIXTURES / "version_2.sqlite3", path)
    store = Store.open(path)
    assert practised(store) == []
    assert due(store, DAY) == []
    store.close()
