"""What is said of the dummy while five of ten are chosen."""

from __future__ import annotations

from typing import Final

THE_DUMMY: Final = "The dummy"
SEEN_BY_YOU_ONLY: Final = "(only you see these five)"
HAND_IS_BELOW: Final = "Your hand is below."
