"""Kept games by the hundred thousand: importing beside verifying, and each command beside itself.

CPU seconds of processes of their own, as a player runs them: the best of a few. Wanted are: `stats`
with so many games within 20 times its time with none, `games` within 3 times, going on with a game
within 1.2 times, and importing at least half as fast as `verify` checks.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import count, cycle, islice
from pathlib import Path
from typing import Final

from figures import from_one

from euchre.bots import BOTS
from euchre.rules.record import game_head
from euchre.rules.rules import Rules
from euchre.table.fair import origin
from euchre.table.loop import Table
from euchre.table.shuffle import Packs

ROOT: Final = Path(__file__).parents[1]
DIFFERENT: Final = 300
"""So many games are really played; the others have another seed in their record."""

A_FILE: Final = 2_000
RUNS: Final = 5


def played() -> Iterator[str]:
    """Iterate over games as records, the seed left out."""
    for seed in range(DIFFERENT):
        rules = Rules(players=2 + seed % 3)
        players = [BOTS["easy"](seed=seed) for _ in range(rules.players)]
        table = Table(rules, players, Packs(rules, seed))
        table.play_deal()
        while not table.winners:
            table.play_deal()
        names = ["You", "Ada", "Cleo", "Bix"][: rules.players]
        head = game_head(rules, names, **origin(0, 0, (None, *["easy"] * (rules.players - 1))))
        head |= {"seed": "SEED", "begun": f"2026-01-{1 + seed % 28:02}T12:00:00Z"}
        record = table.record(names)
        whole = {**head, "deals": record["deals"], "scores": record["scores"]}
        yield json.dumps(whole, separators=(",", ":"))


def written(folder: Path, games: int) -> list[Path]:
    """Write so many games, some thousands a file, and return the files."""
    texts = list(played())
    lines = (text.replace('"SEED"', str(seed)) for text, seed in zip(cycle(texts), count()))
    files: list[Path] = []
    for number in range(-(-games // A_FILE)):
        size = min(A_FILE, games - number * A_FILE)
        file = folder / f"{number}.jsonl"
        file.write_text("\n".join(islice(lines, size)), encoding="ascii")
        files.append(file)
    return files


def seconds(home: Path, *arguments: str | Path) -> float:
    """Run the program with that folder for what it keeps, and return its CPU seconds."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "XDG_DATA_HOME": str(home),
        "XDG_CONFIG_HOME": str(home),
    }
    process = subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-m", "euchre", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env=environment,
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(map(str, arguments[:2]))} ended with {process.returncode}")
    return used.ru_utime + used.ru_stime


def best(home: Path, *arguments: str) -> float:
    """Return the CPU seconds of the quickest of a few runs."""
    return min(seconds(home, *arguments) for _ in range(RUNS))


def main() -> None:
    """Measure, and print a line for each thing measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=from_one, nargs="?", default=100_000)
    games: int = parser.parse_args().games
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        empty, full = folder / "empty", folder / "full"
        seconds(empty, "games")
        commands = {"stats": (["stats"], 20.0), "games": (["games"], 3.0)}
        before = {name: best(empty, *command) for name, (command, _) in commands.items()}
        one = folder / "one"
        for home in (one, full):
            seconds(home, "--plain")
        going_on = best(one, "--plain")
        files = written(folder, games)
        checked = seconds(full, "verify", *files)
        imported = seconds(full, "import", *files)
        size = (full / "euchre-cli" / "games.sqlite3").stat().st_size
        print(f"{games} games, {size / 1e6:.0f} MB")
        share = checked / imported
        print(f"verify {checked:.1f} s, import {imported:.1f} s: {share:.2f} as fast (0.5)")
        for name, (command, most) in commands.items():
            after = best(full, *command)
            print(
                f"{name}: {before[name]:.3f} s with none, {after:.3f} s with all: "
                f"{after / before[name]:.2f} times ({most:g})"
            )
        after = best(full, "--plain")
        print(
            f"going on: {going_on:.3f} s with one, {after:.3f} s with all: "
            f"{after / going_on:.2f} times (1.2)"
        )


if __name__ == "__main__":
    main()
