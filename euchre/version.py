"""The version, and whether the search is compiled, with no more imports than `--version` needs."""

from importlib.machinery import EXTENSION_SUFFIXES
from os.path import dirname, exists

__version__ = "0.6.0"


def search_is_compiled() -> bool:
    """Tell whether the search is compiled: whether its kernel has a file that Python prefers."""
    kernel = f"{dirname(__file__)}/bots/kernel"
    return any(exists(kernel + suffix) for suffix in EXTENSION_SUFFIXES)
