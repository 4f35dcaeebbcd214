"""A record of one game to be bent by tests, and the fault that the replay finds in it."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from euchre.rules.errors import RecordError
from euchre.rules.record import replay
from euchre.ui.words.records import record_fault

Record = dict[str, Any]
Bend = Callable[[Record], object]

_EXAMPLE: Record = {
    "euchre": 1,
    "rules": {"players": 3, "deck": 24, "target": 10},
    "names": ["You", "Ada", "Bix"],
    "deals": [
        {
            "dealer": 2,
            "hands": [
                ["Jd", "Ah", "9c", "Ks", "Ts"],
                ["9h", "Qh", "Ac", "Kc", "Jc"],
                ["Th", "Qd", "Ad", "As", "Js"],
            ],
            "dummy": ["Kh", "Jh", "9d", "Tc", "Qs"],
            "upcard": "Td",
            "stock": ["9s", "Qc", "Kd"],
            "actions": [
                *("pass", "pass", "pass", "name h", "dummy", "keep Jd Ah Kh Jh Qs"),
                *("together", "together"),
                *("Jh", "9h", "Th", "Kh", "Qh", "Js", "Ah", "Kc", "As"),
                *("Qs", "Ac", "Qd", "Jd", "Jc", "Ad"),
            ],
            "points": [3, 0, 0],
        }
    ],
    "scores": [3, 0, 0],
}


def example() -> Record:
    """A game of one deal, which is right: hearts are named by seat 0, who marches."""
    return deepcopy(_EXAMPLE)


def bent(bend: Bend) -> Record:
    """The example, changed."""
    record = example()
    bend(record)
    return record


def changed(**values: object) -> Record:
    """The example with other values."""
    return example() | values


def deal_of(record: Record) -> dict[str, Any]:
    """The one deal of the example."""
    deal: dict[str, Any] = record["deals"][0]
    return deal


def bent_deal(**changes: object) -> Record:
    """The example with other values in its deal."""
    return bent(lambda record: deal_of(record).update(changes))


def without(*names: str) -> Record:
    """The example without those keys of the record or of its deal."""
    record = example()
    for name in names:
        record.pop(name, None)
        deal_of(record).pop(name, None)
    return record


def acting(*actions: str) -> Record:
    """The example with those actions alone, and no points."""
    record = without("points", "scores")
    deal_of(record)["actions"] = list(actions)
    return record


def fault(record: object) -> tuple[str, int | None, int | None]:
    """The reason, the deal and the action of the fault that the replay finds."""
    with pytest.raises(RecordError) as found:
        replay(record)
    return found.value.reason.name, found.value.deal, found.value.action


def said(record: object) -> str:
    """What is said of the fault that the replay finds."""
    with pytest.raises(RecordError) as found:
        replay(record)
    return record_fault(found.value)
