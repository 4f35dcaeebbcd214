import sys
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.ui.words.text import LONGEST, excerpt, printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("j♠ Käse 10", "j♠ Käse 10"),
        ("\x1b[2J", r"\x1b[2J"),
        ("a\x00b\r\n", r"a\x00b\r\n"),
        ("\u202eabc\u200b\ufeff", r"\u202eabc\u200b\ufeff"),
        ("\ud800", r"\ud800"),
        ("\u2028\u2029\x85", r"\u2028\u2029\x85"),
        ("\U000e0001", r"\U000e0001"),
    ],
)
def test_characters_that_do_not_print_are_escaped(text: str, shown: str) -> None:
    assert printable(text) == shown


@given(st.text(st.characters(max_codepoint=sys.maxunicode, exclude_categories=())))
def test_nothing_printable_moves_a_terminal(text: str) -> None:
    shown = printable(text)
    assert not {category(character) for character in shown} & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert len(shown.splitlines()) <= 1


def test_a_very_long_text_is_cut_short() -> None:
    assert excerpt("x" * 10_000) == "x" * LONGEST + "..."
    assert excerpt("x" * LONGEST) == "x" * LONGEST
