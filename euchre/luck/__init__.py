"""Whether the cards were dealt as chance deals them, counted over records."""

from euchre.luck.report import Count, Dealt, Luck, Turned, as_object, luck

__all__ = ["Count", "Dealt", "Luck", "Turned", "as_object", "luck"]
