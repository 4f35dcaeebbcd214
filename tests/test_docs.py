"""The documents say what is there: each clause, its option, its module and its test."""

import re
import tomllib
from pathlib import Path

import pytest

from euchre.rules.options import OPTIONS
from euchre.version import __version__

ROOT = Path(__file__).parent.parent
RULE_BOOK = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- ([A-Z]\d+)\. ", RULE_BOOK, re.MULTILINE)
ROWS = {
    clause: (option, modules, test)
    for clause, option, modules, test in re.findall(
        r"^\| ([A-Z]\d+) \| `?(\w*)`? \| (.*) \| `(\w+)` \|$", RULE_BOOK, re.MULTILINE
    )
}


def _tests() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/**/test_*.py"))


def test_each_clause_has_a_row_and_each_row_a_clause() -> None:
    assert list(ROWS) == CLAUSES
    assert len(CLAUSES) > 30


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_row_of_a_clause_names_what_exists(clause: str) -> None:
    option, modules, test = ROWS[clause]
    assert f"def {test}(" in _tests()
    for module in re.findall(r"`([\w/]+)`", modules):
        assert any((ROOT / "euchre" / folder / f"{module}.py").exists() for folder in ("rules", ""))
    assert not option or option in {known.name for known in OPTIONS}


def test_each_option_stands_at_its_clause() -> None:
    assert {known.name: known.clause for known in OPTIONS} == {
        option: clause
        for clause, (option, _, _) in ROWS.items()
        if option and (option, clause) != ("defend_alone", "F2")
    }


def test_each_module_of_the_rules_cites_its_clauses() -> None:
    for clause, (_, modules, _) in ROWS.items():
        texts = [
            (ROOT / "euchre" / folder / f"{module}.py").read_text(encoding="utf-8")
            for module in re.findall(r"`([\w/]+)`", modules)
            for folder in ("rules", "")
            if (ROOT / "euchre" / folder / f"{module}.py").exists()
        ]
        cited = " ".join(texts)
        if clause in {"D4", "F5"}:  # both only say that B9 holds
            continue
        letter, number = clause[0], int(clause[1:])
        ranges = re.findall(rf"\b{letter}(\d+)(?:-{letter}(\d+))?\b", cited)
        assert any(int(low) <= number <= int(high or low) for low, high in ranges), clause


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/design.md"])
def test_the_floors_are_drawn_as_they_are_checked(name: str) -> None:
    """All but the beginning, and what may stand below everything."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = settings["tool"]["importlinter"]["contracts"][0]
    layers = [re.sub(r"[()]", "", layer) for layer in contract["layers"]]
    floors = [layer for layer in layers if layer not in {"__main__", "settings | version"}]
    assert len(floors) > 10
    assert " → ".join(floors) in (ROOT / name).read_text(encoding="utf-8").splitlines()


def test_the_newest_heading_of_the_changes_is_the_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", changes, re.MULTILINE)[0] == __version__
