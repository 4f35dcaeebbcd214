"""What two jobs of `euchre-cli simulate` gain over one: wall time, the whole program each time.

Runs alternate. The yardstick beside it is what two plain busy processes gain over one that does the
work of both, in the same rounds: no program gets more out of the machine as busy as it is.
"""

import argparse
import statistics
import subprocess
import sys
import time

from figures import from_one

BAR, AIM = 1.7, 1.95
BUSY = "import sys; sum(number * number for number in range(int(sys.argv[1])))"


def seconds(*commands: list[str]) -> float:
    """Wall time until all of these commands, begun together, have ended."""
    start = time.perf_counter()
    running = [
        subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603 - our own
        for command in commands
    ]
    codes = [process.wait() for process in running]
    if any(codes):
        raise SystemExit(f"a command failed: {codes}")
    return time.perf_counter() - start


def simulated(arguments: argparse.Namespace, *where: str) -> float:
    """Wall time of a simulation by that many jobs, or on that cluster."""
    games = str(arguments.games)
    flags = ("--bots", arguments.bots, "--games", games, "--players", arguments.players)
    command = [sys.executable, "-m", "euchre", "simulate", "--seed", "1", "--json", *flags]
    return seconds([*command, *where])


def busy(number: int, processes: int) -> float:
    """Wall time of that much work, shared by so many processes."""
    command = [sys.executable, "-c", BUSY, str(number // processes)]
    return seconds(*[command] * processes)


def arguments_of(description: str) -> argparse.Namespace:
    """What is played, and how often."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--bots", default="normal")
    parser.add_argument("--players", default="3", choices=("2", "3", "4"))
    parser.add_argument("--games", type=from_one, default=2000)
    parser.add_argument("--rounds", type=from_one, default=5)
    parser.add_argument("--work", type=from_one, default=100_000_000, help="of the yardstick")
    return parser.parse_args()


def compare(arguments: argparse.Namespace, name: str, two: list[str], goal: str) -> None:
    """Print the times of each round, and the medians of the gains."""
    gains: list[float] = []
    yardsticks: list[float] = []
    for _ in range(arguments.rounds):
        alone, together = simulated(arguments), simulated(arguments, *two)
        plain, halves = busy(arguments.work, 1), busy(arguments.work, 2)
        gains.append(alone / together)
        yardsticks.append(plain / halves)
        print(
            f"one job {alone:.1f} s, {name} {together:.1f} s: {gains[-1]:.2f} times; "
            f"busy processes {plain:.1f} s, {halves:.1f} s: {yardsticks[-1]:.2f} times",
            flush=True,
        )
    print(
        f"median {statistics.median(gains):.2f} times ({goal}); "
        f"yardstick {statistics.median(yardsticks):.2f} times"
    )


def main() -> None:
    """Compares two jobs with one."""
    arguments = arguments_of("Two jobs of simulate against one.")
    compare(arguments, "two", ["--jobs", "2"], f"bar {BAR}, aim {AIM}")


if __name__ == "__main__":
    main()
