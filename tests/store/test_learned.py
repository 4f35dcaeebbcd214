import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from euchre.store.games import Store
from euchre.store.learned import Learned
from euchre.table.keeping import Trouble

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def said(learned: Learned) -> tuple[dict[str, int], set[str]]:
    """The steps reached, and the lessons finished."""
    return learned.steps(), set(learned.finished())


def again(path: Path) -> tuple[dict[str, int], set[str]]:
    """What another program reads of the file."""
    store = Store.open(path)
    learned = Learned(store)
    store.close()
    return said(learned)


def trouble_of(learned: Learned) -> Trouble | None:
    return learned.trouble


def test_a_lesson_goes_on_at_the_step_that_was_reached(path: Path) -> None:
    learned = Learned(Store.open(path))
    learned.reached("bowers", 2)
    learned.reached("follow", 1)
    learned.reached("bowers", 3)
    assert said(learned) == again(path) == ({"bowers": 3, "follow": 1}, set())


def test_a_finished_lesson_begins_anew_and_stays_finished(path: Path) -> None:
    learned = Learned(Store.open(path))
    learned.reached("bowers", 2)
    learned.finish("bowers")
    assert again(path) == ({}, {"bowers"})
    learned.reached("bowers", 1)
    assert said(learned) == again(path) == ({"bowers": 1}, {"bowers"})


def test_what_another_program_finishes_meanwhile_stays_finished(path: Path) -> None:
    first, second = Learned(Store.open(path)), Learned(Store.open(path))
    second.finish("bowers")
    first.reached("bowers", 1)
    assert again(path) == ({"bowers": 1}, {"bowers"})


def test_a_file_of_before_there_were_lessons_knows_none(path: Path) -> None:
    shutil.copy(FIXTURES / "version_2.sqlite3", path)
    assert again(path) == ({}, set())


def test_a_file_of_the_first_version_with_lessons_tells_them(path: Path) -> None:
    shutil.copy(FIXTURES / "version_3.sqlite3", path)
    assert again(path) == ({"follow": 2}, {"bowers"})


def test_without_a_file_it_is_known_for_this_time() -> None:
    learned = Learned()
    learned.reached("bowers", 2)
    learned.finish("follow")
    assert said(learned) == ({"bowers": 2}, {"follow"})
    assert trouble_of(learned) is None
    assert not learned.is_kept


def test_a_file_that_fails_is_told_and_made_up_for(path: Path) -> None:
    store = Store.open(path)
    learned = Learned(store)
    store.connection.execute("PRAGMA query_only = ON")
    learned.reached("bowers", 2)
    assert trouble_of(learned) is Trouble.READ_ONLY
    assert not learned.is_kept
    assert said(learned) == ({"bowers": 2}, set())
    store.connection.execute("PRAGMA query_only = OFF")
    learned.reached("bowers", 3)
    assert trouble_of(learned) is None
    assert again(path) == ({"bowers": 3}, set())


def test_tables_that_are_gone_are_told(path: Path) -> None:
    store = Store.open(path)
    store.connection.execute("DROP TABLE lessons")
    learned = Learned(store)
    assert trouble_of(learned) is not None
    assert said(learned) == ({}, set())


@pytest.mark.parametrize("value", ["-1", "1e999", "'x'", "x'ff'"])
def test_a_value_of_a_wrong_type_counts_as_nothing(value: str, path: Path) -> None:
    learned = Learned(Store.open(path))
    learned.reached("bowers", 2)
    changed = sqlite3.connect(path)
    with changed:
        changed.execute(f"UPDATE lessons SET step = {value}, finished = {value}")  # noqa: S608 - the test's own
    changed.close()
    assert again(path) == ({}, set())


def test_what_was_answered_survives_a_kill(path: Path) -> None:
    program = f"""
import os
import signal
from pathlib import Path
from euchre.store.games import Store
from euchre.store.learned import Learned
learned = Learned(Store.open(Path({str(path)!r})))
learned.reached("bowers", 4)
os.kill(os.getpid(), signal.SIGKILL)
"""
    ended = subprocess.run([sys.executable, "-c", program], env=os.environ, check=False)
    assert ended.returncode == -signal.SIGKILL
    assert again(path) == ({"bowers": 4}, set())
