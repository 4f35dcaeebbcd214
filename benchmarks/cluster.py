"""What a Dask cluster of two local workers gains over one process of `euchre-cli simulate`.

Runs alternate, beside the yardstick of benchmarks/arena.py: the whole program each time, on a
cluster that is there already. Needs `distributed`, as `--scheduler` does.
"""

import tempfile
from pathlib import Path

from arena import arguments_of, compare
from local_cluster import cluster

BAR, AIM = 1.6, 1.9


def main() -> None:
    """Compares two workers with one process."""
    arguments = arguments_of("Two workers of a cluster against one process of simulate.")
    with tempfile.TemporaryDirectory() as folder, cluster(Path(folder)) as dask:
        dask.work()
        there = ["--scheduler", dask.address()]
        compare(arguments, "two workers", there, f"bar {BAR}, aim {AIM}")


if __name__ == "__main__":
    main()
