"""Moved to euchre.views: the package's function `view` cannot share its name with a module."""

from euchre.views import View, redact, view

__all__ = ["View", "redact", "view"]
