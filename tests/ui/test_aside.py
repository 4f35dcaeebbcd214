"""Thinking in a process of its own: what it answers, what it does not live to, and its end."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from euchre.ui.study.aside import Aside

PATIENCE = 20.0


@pytest.fixture
def aside() -> Iterator[Aside]:
    with closing(Aside()) as found:
        yield found


def dies(parent: int) -> int:
    """Die, but not in the process that asks."""
    if os.getpid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)
    return parent


def test_what_is_asked_is_done_elsewhere_one_after_the_other(aside: Aside) -> None:
    first, second = aside.submit(os.getpid), aside.submit(os.getpid)
    assert first.result(PATIENCE) == second.result(PATIENCE) != os.getpid()


def test_what_the_process_does_not_live_to_answer_is_done_here(aside: Aside) -> None:
    assert aside.submit(dies, os.getpid()).result(PATIENCE) == os.getpid()
    assert aside.submit(os.getpid).result(PATIENCE) != os.getpid()


def test_what_goes_wrong_is_told_to_whoever_waits(aside: Aside) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        aside.submit(int, "x").result(PATIENCE)
    assert aside.submit(int, "7").result(PATIENCE) == 7


def test_what_is_given_up_is_not_done(aside: Aside) -> None:
    busy, given_up = aside.submit(time.sleep, 0.2), aside.submit(os.getpid)
    assert given_up.cancel()
    busy.result(PATIENCE)
    assert aside.submit(int, "7").result(PATIENCE) == 7


def test_no_process_is_left_behind() -> None:
    aside = Aside()
    child = aside.submit(os.getpid).result(PATIENCE)
    aside.submit(time.sleep, 60)
    aside.close()
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_one_that_was_never_asked_is_closed() -> None:
    Aside().close()
