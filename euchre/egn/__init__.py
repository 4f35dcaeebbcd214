"""Euchre Game Notation 1.4, a public JSON format for four-handed games (docs/egn.md)."""

from euchre.egn.errors import EgnError, Why
from euchre.egn.reading import from_egn, is_egn
from euchre.egn.same import is_export_of
from euchre.egn.writing import to_egn

__all__ = ["EgnError", "Why", "from_egn", "is_egn", "is_export_of", "to_egn"]
