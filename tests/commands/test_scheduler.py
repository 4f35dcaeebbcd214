"""`simulate --scheduler`, with a real scheduler and real workers on this machine."""

import json
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

import pytest
from local_cluster import Cluster, cluster

from euchre.arena.contest import ahead_of
from euchre.ui.words.cluster import BESIDE_JOBS, NO_DASK, not_an_address
from tests.commands.running import COMMAND, ROOT, Said, assert_refused, environment, process, said
from tests.commands.test_simulate import result

SIMULATE = ("simulate", "--seed", "7", "--json")
ENDLESS = (*SIMULATE, "--games", "1000000")


def needs_dask() -> None:
    """Skip a test where Dask is not installed."""
    pytest.importorskip(
        "distributed", reason="needs distributed: python3 -m pip install -e '.[dask]'"
    )


@pytest.fixture
def dask(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Cluster]:
    """A scheduler of its own, with what a test sets in its environment."""
    needs_dask()
    folder = tmp_path / "dask"
    folder.mkdir()
    with cluster(folder, **getattr(request, "param", {})) as found:
        yield found


@contextmanager
def started(*arguments: str | Path) -> Generator[Popen[bytes]]:
    """The program, begun; it is ended, whatever happens."""
    with Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def ended(running: Popen[bytes]) -> Said:
    """How it ended."""
    out, err = running.communicate(timeout=120)
    return Said(running.returncode, out.decode(), err.decode())


def wait_for_games(running: Popen[bytes], file: Path, size: int = 1) -> None:
    """Wait until so many bytes of records are written."""
    until = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size >= size):
        assert running.poll() is None, ended(running)
        assert time.monotonic() < until
        time.sleep(0.01)


def assert_told(found: Said, file: Path, *words: str) -> None:
    """Check that a run stopped with a sentence and all that was known."""
    assert found.code == 1
    assert found.err.startswith("euchre-cli: ")
    assert found.err.count("\n") == 1
    for word in words:
        assert word in found.err
    assert json.loads(found.out)["games"] == len(file.read_text("utf-8").splitlines()) > 0


KEPT = (*SIMULATE, "--games", "450", "--bots", "normal,easy,normal", "--record")


@pytest.mark.apart
def test_a_cluster_comes_to_the_same(
    dask: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wanted, found = tmp_path / "wanted", tmp_path / "found"
    here = result(said(capsys, *KEPT, wanted))
    dask.work()
    assert result(process(*KEPT, found, "--scheduler", dask.address())) == here
    assert found.read_bytes() == wanted.read_bytes()


@pytest.mark.apart
@pytest.mark.parametrize(
    ("dask", "given_up"),
    [({}, False), ({"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}, True)],
    ids=["the scheduler plays again", "the scheduler gives up"],
    indirect=["dask"],
)
def test_a_cluster_comes_to_the_same_when_a_worker_is_killed(
    dask: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path, *, given_up: bool
) -> None:
    wanted, found = tmp_path / "wanted", tmp_path / "found"
    here = result(said(capsys, *KEPT, wanted))
    dask.work()
    with started(*KEPT, found, "--scheduler", dask.address()) as running:
        wait_for_games(running, found, wanted.stat().st_size // 10)
        dask.workers[0].kill()
        dask.workers[0].wait()
        assert running.poll() is None, "nothing was left to play"
        assert result(ended(running)) == here
    assert found.read_bytes() == wanted.read_bytes()
    assert ("marked as failed" in dask.log_of(dask.scheduler)) == given_up


@pytest.mark.apart
def test_a_worker_that_joins_has_batches_kept_for_it(dask: Cluster) -> None:
    dask.work(dask.worker())
    from euchre.arena.cluster import cluster_pool  # noqa: PLC0415 - where Dask is known to be there

    with cluster_pool(dask.address()) as pool:
        assert pool.ahead() == ahead_of(1) > 1
        dask.work(dask.worker())
        assert pool.ahead() == ahead_of(2)


@pytest.mark.apart
def test_ctrl_c_cancels_what_is_on_the_cluster_and_leaves_it_alone(
    dask: Cluster, tmp_path: Path
) -> None:
    file = tmp_path / "games"
    dask.work()
    there = ("--scheduler", dask.address())
    with started(*ENDLESS, "--record", file, *there) as running:
        wait_for_games(running, file)
        running.send_signal(signal.SIGINT)
        found = ended(running)
    games = json.loads(found.out)["games"]
    assert (found.code, found.err) == (
        130,
        f"euchre-cli: stopped after {games} of 1000000 games.\n",
    )
    assert games == len(file.read_text("utf-8").splitlines())
    script = (
        "import sys; from distributed import Client; client = Client(sys.argv[1]); "
        "print(client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)))"
    )
    asked = [sys.executable, "-c", script, dask.address()]
    assert subprocess.run(asked, capture_output=True, check=True).stdout.strip() == b"0"
    assert result(process(*SIMULATE, "--games", "3", *there))["games"] == 3
    assert [process.poll() for process in dask.processes] == [None] * 3


@pytest.mark.apart
def test_a_cluster_whose_workers_have_all_gone_is_told(dask: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "games"
    there = ("--scheduler", dask.address())
    assert_refused(process(*ENDLESS, *there), dask.address(), "has no workers", "dask worker")
    dask.work()
    with started(*ENDLESS, "--record", file, *there) as running:
        wait_for_games(running, file)
        for worker in dask.workers:
            worker.kill()
        assert_told(ended(running), file, dask.address(), "has no workers")


@pytest.mark.apart
def test_a_scheduler_that_goes_is_told(dask: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "games"
    dask.work()
    with started(*ENDLESS, "--record", file, "--scheduler", dask.address()) as running:
        wait_for_games(running, file)
        dask.scheduler.kill()
        assert_told(ended(running), file, "no Dask scheduler answers", dask.address())


@pytest.fixture
def older(tmp_path: Path) -> str:
    """The path to another version of the program."""
    package = tmp_path / "older" / "euchre"
    shutil.copytree(ROOT / "euchre", package)
    (package / "version.py").write_text('__version__ = "0.0.1"\n', encoding="utf-8")
    return str(package.parent)


@pytest.mark.apart
def test_workers_of_another_version_are_refused_whenever_they_come(
    dask: Cluster, older: str, tmp_path: Path
) -> None:
    file, unused = tmp_path / "games", tmp_path / "unused"
    there = ("--scheduler", dask.address())
    dask.work()
    with started(*ENDLESS, "--record", file, *there) as running:
        wait_for_games(running, file)
        dask.work(dask.worker(PYTHONPATH=older))
        assert_told(ended(running), file, "has euchre-cli 0.0.1 and not")
    found = process(*ENDLESS, "--record", unused, *there)
    assert_refused(found, "the worker tcp://", "has euchre-cli 0.0.1 and not")
    assert not unused.exists()


@pytest.mark.apart
def test_workers_without_the_program_are_refused(dask: Cluster) -> None:
    site = sysconfig.get_path("purelib")
    script = (
        f"import sys; sys.path.append({site!r}); "
        "from distributed.cli.dask_worker import main; main()"
    )
    # -S leaves out what an editable install adds
    dask.work(dask.worker("-S", "-c", script, PYTHONPATH=""))
    found = process(*ENDLESS, "--scheduler", dask.address())
    assert_refused(found, "the worker tcp://", "has no euchre-cli. Install")


@pytest.mark.apart
def test_nothing_that_is_no_scheduler_is_waited_for_long() -> None:
    needs_dask()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        begun = time.monotonic()
        found = process(*ENDLESS, "--scheduler", f"tcp://127.0.0.1:{port}")
        assert_refused(found, f"no Dask scheduler answers at tcp://127.0.0.1:{port}.")
        assert time.monotonic() - begun < 20
    found = process(*ENDLESS, "--scheduler", f"127.0.0.1:{port}")
    assert_refused(found, f"no Dask scheduler answers at 127.0.0.1:{port}.", "dask scheduler")


@pytest.mark.parametrize("text", ["", "here", "here:", "http://a:1", "tcp://a", "a:1/b", " a:1"])
def test_what_is_no_address_is_said_at_once(capsys: pytest.CaptureFixture[str], text: str) -> None:
    needs_dask()
    assert_refused(said(capsys, *ENDLESS, "--scheduler", text), not_an_address(text))


def test_encryption_needs_a_certificate(capsys: pytest.CaptureFixture[str]) -> None:
    needs_dask()
    found = said(capsys, *ENDLESS, "--scheduler", "tls://127.0.0.1:1")
    assert_refused(found, "tls://127.0.0.1:1", "certificate")


def test_jobs_mean_nothing_beside_a_scheduler(capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, *ENDLESS, "--scheduler", "127.0.0.1:1", "--jobs", "1")
    assert_refused(found, BESIDE_JOBS)


def test_without_dask_it_is_said_how_it_is_installed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delitem(sys.modules, "euchre.arena.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    file = tmp_path / "games"
    found = said(capsys, *ENDLESS, "--scheduler", "127.0.0.1:1", "--record", file)
    assert_refused(found, NO_DASK)
    assert not file.exists()


def test_nothing_of_dask_is_loaded_without_a_scheduler() -> None:
    script = (
        "import sys; from euchre.cli import run; "
        "code = run(['simulate', '--games', '2', '--target', '1']); "
        "sys.exit(code or ' '.join({'dask', 'distributed'} & {*sys.modules}) or None)"
    )
    asked = [sys.executable, "-c", script]
    done = subprocess.run(asked, env=environment(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
