import json
from pathlib import Path
from typing import Any

import pytest

from euchre.commands.verify import verdicts

CASES = Path(__file__).parents[1] / "cases"

# What the referee calls a fault, and the reasons that are right for it.
REASONS = {
    "revoke": "MUST_FOLLOW",
    "left-revoke": "MUST_FOLLOW",
    "not-in-hand": "NOT_IN_HAND",
    "turned-down": "TURNED_DOWN",
    "turned-down-joker": "TURNED_DOWN",
    "stuck": "DEALER_IS_STUCK",
    "discard": "NOT_IN_HAND",
    "must-take": "DEALER_MUST_TAKE",
    "keep": "NOT_FIVE_OF_TEN",
    "order-of-bidding": "NOT_NOW",
    "points": "WRONG_POINTS",
    "scores": "WRONG_SCORES",
    "dealer": "DEALER_DOES_NOT_ROTATE",
    "pack": "CARD_TWICE",
    "sixth-trick": "DEAL_IS_OVER",
    "after-the-end": "GAME_IS_OVER",
    "rule": "UNKNOWN_RULE",
    "value": "RULE_VALUE",
    "meaningless": "RULE_MEANS_NOTHING",
    "seat": "NO_SUCH_DEALER",
    "unfinished-points": "POINTS_OF_UNFINISHED",
}


def judged(name: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """What the referee expects of each game of a file, and what is said of it."""
    expected = (CASES / f"{name}.expected.jsonl").read_text("utf-8").splitlines()
    found = verdicts((CASES / f"{name}.jsonl").read_text("utf-8"))
    return [(json.loads(line), verdict.said) for line, verdict in zip(expected, found, strict=True)]


@pytest.mark.parametrize(("expected", "said"), judged("legal"))
def test_a_game_that_the_referee_finds_right_is_right(
    expected: dict[str, Any], said: dict[str, Any]
) -> None:
    assert said == {"ok": True, **expected}


@pytest.mark.parametrize(("expected", "said"), judged("broken"))
def test_a_fault_that_the_referee_finds_is_found_in_its_deal_and_action(
    expected: dict[str, Any], said: dict[str, Any]
) -> None:
    assert not said["ok"]
    assert (said["deal"], said["action"]) == (expected["deal"], expected["action"])
    assert said["reason"] == REASONS[expected["kind"]]
    place = [f"deal {said['deal']}"] if said["deal"] else []
    place += [f"action {said['action']}"] if said["action"] else []
    assert said["message"].startswith(", ".join(place))
