"""The processes that a program has started."""

import subprocess
import time


def children_of(parent: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    listed = subprocess.run(
        ["ps", "-eo", "pid=,ppid="], capture_output=True, check=True, text=True
    ).stdout
    pairs = [(int(pid), int(of)) for pid, of in (line.split() for line in listed.splitlines())]
    found = [pid for pid, of in pairs if of == parent]
    return found + [pid for child in found for pid in children_of(child)]


def workers_of(parent: int) -> set[int]:
    """Those of the processes that play games, and do not look after others."""
    listed = subprocess.run(
        ["ps", "-wweo", "pid=,args="], capture_output=True, check=True, text=True
    ).stdout
    split = (line.split(maxsplit=1) for line in listed.splitlines())
    playing = {int(pid) for pid, *args in split if any("spawn_main" in text for text in args)}
    return playing & set(children_of(parent))


def are_gone(processes: list[int]) -> bool:
    """Whether all these processes end within a while."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        listed = subprocess.run(
            ["ps", "-eo", "pid=,stat="], capture_output=True, check=True, text=True
        ).stdout
        alive = {int(pid) for pid, state in map(str.split, listed.splitlines()) if state[0] != "Z"}
        if not alive & set(processes):
            return True
        time.sleep(0.05)
    return False
