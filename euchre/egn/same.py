"""Whether a game that was read from the notation is one that a record tells more of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre.egn.errors import EgnError
from euchre.egn.reading import SOURCE
from euchre.egn.writing import to_egn


def is_export_of(read: Mapping[str, Any], record: Mapping[str, Any]) -> bool:
    """Tell whether a game read from the notation has the hands and plays of a game of our own.

    Two games from elsewhere are told apart by all that they say: little may be known of either.
    """
    if record.get("source") == SOURCE:
        return False
    if _upcards(read) != _upcards(record):
        return False  # seen at once; writing a whole game takes longer
    try:
        is_same: bool = to_egn(read)["deals"] == to_egn(record)["deals"]
    except EgnError:
        return False
    return is_same


def _upcards(record: Mapping[str, Any]) -> list[tuple[int, str]]:
    return [(deal["dealer"], deal["upcard"]) for deal in record["deals"]]
