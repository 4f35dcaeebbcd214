"""How long `--version` and `--help` take, beside Python doing nothing, in the same run."""

import argparse
import resource
import shutil
import statistics
import subprocess
import sys

from figures import from_one

BAR = 6.0


def cpu_seconds(command: list[str]) -> float:
    """The CPU time of a command, its children's included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Prints the median of each command, and how many times Python's own it is."""
    parser = argparse.ArgumentParser(description="Start-up times beside a bare Python's.")
    parser.add_argument("--runs", type=from_one, default=21)
    runs = parser.parse_args().runs
    program = shutil.which("euchre-cli", path=str(sys.prefix) + "/bin")
    if program is None:
        sys.exit("startup: euchre-cli is not installed in this environment")
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "euchre-cli --version": [program, "--version"],
        "euchre-cli --help": [program, "--help"],
    }
    # Turn about, so that a busy moment of the machine falls on all of them.
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            times[name].append(cpu_seconds(command))
    bare = statistics.median(times["python -c pass"])
    for name, taken in times.items():
        median = statistics.median(taken)
        print(f"{name:22} {1000 * median:6.1f} ms CPU, {median / bare:.1f} times (bar {BAR})")


if __name__ == "__main__":
    main()
