"""What a Dask cluster of two local workers gains over one process of `euchre-cli simulate`.

Runs alternate, beside the yardstick of benchmarks/arena.py: the whole program each time, on a
cluster that is there already. Needs `distributed`, as `--scheduler` does.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from arena import arguments_of, compare

BAR, AIM = 1.6, 1.9
WORKERS = 2
PATIENCE = 60.0
"""Seconds until scheduler and workers are there."""


@contextmanager
def running(folder: Path, kind: str, *flags: str) -> Generator[None]:
    """Have a scheduler or a worker, which is ended afterwards."""
    file = str(folder / "scheduler.json")
    module = f"distributed.cli.dask_{kind}"
    command = [sys.executable, "-m", module, "--scheduler-file", file, "--host", "127.0.0.1"]
    with (folder / f"{kind}.log").open("ab") as log:
        process = subprocess.Popen(  # noqa: S603 - our own
            [*command, "--no-dashboard", *flags], stderr=log, cwd=folder
        )
    try:
        yield
    finally:
        process.kill()
        process.wait()


def wait_for(file: Path, text: str, number: int = 1) -> str:
    """What a file says, once it says that so often."""
    until = time.monotonic() + PATIENCE
    while not file.exists() or (found := file.read_text()).count(text) < number:
        if time.monotonic() > until:
            raise SystemExit(f"{text!r} was waited for in vain")
        time.sleep(0.1)
    return found


def main() -> None:
    """Compares two workers with one process."""
    arguments = arguments_of("Two workers of a cluster against one process of simulate.")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.enter_context(running(folder, "scheduler", "--port", "0"))
        address = json.loads(wait_for(folder / "scheduler.json", "\n}"))["address"]
        for _ in range(WORKERS):
            flags = ("--no-nanny", "--nthreads", "1", "--local-directory", str(folder))
            stack.enter_context(running(folder, "worker", *flags))
        wait_for(folder / "worker.log", "Registered to", WORKERS)
        there = ["--scheduler", address]
        compare(arguments, "two workers", there, f"bar {BAR}, aim {AIM}")


if __name__ == "__main__":
    main()
