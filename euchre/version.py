"""The version, and whether the search is compiled, with no more imports than `--version` needs."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

__version__ = "0.4.0"


def search_is_compiled() -> bool:
    """Tell whether the search is compiled: whether its kernel has a file that Python prefers."""
    bots = Path(__file__).parent / "bots"
    return any((bots / f"kernel{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
