"""What can be practised: kinds of decision, each with the phases in which it comes up.

It imports next to nothing: `euchre-cli --help` reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

KINDS: Final[Mapping[str, frozenset[str]]] = {
    "bid": frozenset({"order", "name", "pickup", "declare", "defend"}),
    "keep": frozenset({"keep", "pickup"}),
    "play": frozenset({"play"}),
}
"""By kind the phases of a view. To take the upcard is a bid, and what is discarded for it a choice
of cards, so that the pick-up is practised as both."""
