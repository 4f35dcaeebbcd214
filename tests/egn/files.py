"""A file in Euchre Game Notation to be bent by tests."""

from copy import deepcopy
from typing import Any

import pytest

from euchre.egn import EgnError, from_egn

File = dict[str, Any]

_EXAMPLE: File = {
    "fileType": "Euchre Game Notation",
    "version": "1.4",
    "metadata": {
        "players": ["Ann", "Bob", "Cy", "Di"],
        "initialScore": [0, 0],
        "ruleset": {"std": True, "loner_lead": "LEFT_OF_DEALER"},
    },
    "deals": [
        {
            "dealNumber": 0,
            "initialState": {"dealer": 3, "upCard": "Th"},
            "phases": [
                {
                    "phaseNumber": 0,
                    "type": "EUCHRE_BIDDING",
                    "calls": ["Pass", "Pass", "Pass", "Order"],
                    "isAlone": False,
                },
                {
                    "phaseNumber": 1,
                    "type": "TRICK_PLAY",
                    "tricks": [
                        ["Ac", "9c", "Tc", "Kc"],
                        ["Ad", "9d", "Td", "Th"],
                        ["Jh", "9h", "Kh", "Qh"],
                        ["Jd", "Qd", "As", "Qs"],
                        ["Ks", "Ts", "9s", "Js"],
                    ],
                },
            ],
        },
    ],
}
"""Seat 3 deals, takes the ten of hearts and takes four tricks; no hand or discard is told."""


def example() -> File:
    """The example, to be changed."""
    return deepcopy(_EXAMPLE)


def bidding(file: File) -> File:
    """The phase of bidding of the first deal."""
    phase: File = file["deals"][0]["phases"][0]
    return phase


def play(file: File) -> File:
    """The phase of play of the first deal."""
    phase: File = file["deals"][0]["phases"][1]
    return phase


def state(file: File) -> File:
    """The initial state of the first deal."""
    found: File = file["deals"][0]["initialState"]
    return found


def rules(file: File, **changes: object) -> File:
    """The file with other rules."""
    file["metadata"]["ruleset"].update(changes)
    return file


def the_record(file: object) -> dict[str, Any]:
    """The one game of a file."""
    (record,) = from_egn(file)
    return record


def the_deal(file: object) -> dict[str, Any]:
    """The one deal of a file."""
    (deal,) = the_record(file)["deals"]
    found: dict[str, Any] = deal
    return found


def refused(file: object) -> EgnError:
    """The error with which a file is refused."""
    with pytest.raises(EgnError) as found:
        from_egn(file)
    return found.value
