"""The compiled search beside the pure one, of the same source: the kernel, the solver, the expert.

It compiles the search and the random deals into a folder of its own, for which it needs a C
compiler and about half a minute, and runs `fast_measures.py` for either in turn.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from figures import from_one

from hatch_build import compile_search

ROOT = Path(__file__).parents[1]
BARS = {
    ("kernel", "dealt"): " (bar 5, aim 11)",
    ("expert 3", "95th percentile"): " (compiled: bar 10 ms, aim 4)",
}


def measure(folder: Path, packages: Path, sizes: list[str]) -> dict[str, dict[str, float]]:
    """What the measures in a folder say of the package in another."""
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, folder / "fast_measures.py", *sizes],
        env={**os.environ, "PYTHONPATH": str(packages)},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    """Prints each figure of both builds, medians over the runs, and how many times one is."""
    parser = argparse.ArgumentParser(description="The compiled search beside the pure one.")
    parser.add_argument("--thousands", type=from_one, default=20, help="random deals of the kernel")
    parser.add_argument("--solved", type=from_one, default=500, help="deals for the solver")
    parser.add_argument(
        "--decided", type=from_one, default=30, help="deals of the expert's decisions"
    )
    parser.add_argument("--runs", type=from_one, default=3)
    arguments = parser.parse_args()
    sizes = [str(size) for size in (arguments.thousands, arguments.solved, arguments.decided)]
    with TemporaryDirectory() as name:
        folder = Path(name)
        for source in (ROOT / "benchmarks").glob("*.py"):
            shutil.copy(source, folder)
        compile_search(ROOT, folder, also=["benchmarks/random_deals.py"])
        runs = [
            (measure(ROOT / "benchmarks", ROOT, sizes), measure(folder, folder, sizes))
            for _ in range(arguments.runs)
        ]
    print(f"Python {platform.python_version()}, medians of {arguments.runs} runs: pure, compiled")
    for subject, unit in (
        ("kernel", "random deals a CPU second"),
        ("solver", "deals a CPU second"),
        ("expert 3", "CPU ms a decision"),
        ("expert 2", "CPU ms a decision"),
        ("expert 4", "CPU ms a decision"),
    ):
        for kind in runs[0][0][subject]:
            pure, compiled = (median(run[which][subject][kind] for run in runs) for which in (0, 1))
            times = max(pure, compiled) / min(pure, compiled)
            bar = BARS.get((subject, kind), "")
            print(f"{subject}, {kind}: {pure:,.6g}, {compiled:,.6g} {unit}: {times:.2f} times{bar}")


if __name__ == "__main__":
    main()
