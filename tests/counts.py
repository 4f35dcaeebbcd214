"""How often a test that repeats itself does so: EUCHRE_COUNTS is quick, check or soak."""

import os

PARTS = {"quick": 100, "check": 10, "soak": 1}
COUNTS = os.environ.get("EUCHRE_COUNTS", "quick")
if COUNTS not in PARTS:
    raise ValueError(f"EUCHRE_COUNTS is {COUNTS!r}, but must be one of {', '.join(PARTS)}")


def count(full: int) -> int:
    """The part of the full count that this run takes: all, a tenth or a hundredth, at least 1."""
    return max(1, full // PARTS[COUNTS])
