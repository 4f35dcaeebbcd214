import json
import random
from pathlib import Path

import pytest

from euchre.commands.keeping import games_file
from euchre.rules.record import replay
from euchre.store.games import Store
from euchre.store.statistics import Counted, groups, sum_of
from euchre.store.tally import tally_of_record, total
from tests.commands.running import said
from tests.counts import COUNTS, count
from tests.store.killing import goes_on, killed

KILLS = 200
A_FEW = 4


def recounted(records: list[dict[str, object]]) -> tuple[int, int, tuple[int, ...]]:
    """Games won and played to the end, and the tally, from records alone."""
    tallies = [tally_of_record(record, 0) for record in records]
    finished = [replay(record).winners for record in records]
    won = sum(0 in winners for winners in finished)
    return won, sum(map(bool, finished)), tuple(total(tally for tally, _ in tallies))


def check_the_sums(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Statistics of the store equal those from what is exported."""
    exported = [json.loads(line) for line in said(capsys, "export").lines]
    store = Store.open(path)
    found = sum_of(groups(store, Counted()))
    store.close()
    assert (found.won, found.games, tuple(found.tally)) == recounted(exported)


def test_no_answer_is_lost_when_the_program_is_killed(capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(5 if COUNTS == "quick" else None)
    path = games_file()
    kills = max(count(KILLS), A_FEW)
    survived = 0
    for before, after in killed(path, chance, kills):
        assert goes_on(before, after)
        replay(after)
        check_the_sums(path, capsys)
        survived += 1
    assert survived >= kills // 2
    exported = said(capsys, "export").out
    (path.parent / "all.jsonl").write_text(exported, encoding="utf-8")
    assert said(capsys, "verify", path.parent / "all.jsonl").code == 0
