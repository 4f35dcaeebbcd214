import json
from datetime import UTC, datetime, timedelta, timezone

import pytest

from euchre.coach.grades import Grade
from euchre.coach.practising.returning import Return, after

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)

STRANGE: tuple[object, ...] = (None, -1, 0, 1e308, "x", {"x": 1}, "2026-01-01", 99)


def days(grades: list[Grade]) -> list[int]:
    """The days between answers, each given when the spot is due."""
    found: list[int] = []
    moment, card = NOON, None
    for grade in grades:
        back = after(grade, moment, card)
        found.append((back.due - moment).days)
        moment, card = back.due, back.card
    return found


def test_a_wrong_answer_comes_back_after_a_day_and_a_right_one_later_and_later() -> None:
    first, *later = days([Grade.BLUNDER, Grade.BEST, Grade.BEST, Grade.BEST])
    assert first == 1
    assert later == sorted(set(later))
    assert later[0] > 1


def test_a_spot_that_goes_wrong_again_comes_back_the_next_day() -> None:
    assert days([Grade.MISTAKE, Grade.BEST, Grade.BLUNDER])[-1] == 1


def test_the_better_the_answer_the_later_it_comes_back() -> None:
    began = after(Grade.MISTAKE, NOON)
    dues = [after(grade, began.due, began.card).due for grade in Grade]
    assert dues == sorted(dues, reverse=True)
    assert dues[0] > dues[2]


def test_the_same_answers_give_the_same_days() -> None:
    answers = [Grade.MISTAKE, Grade.GOOD, Grade.INACCURACY, Grade.BEST, Grade.BEST]
    assert days(answers) == days(answers)


def test_a_moment_of_another_time_zone_is_the_same_moment() -> None:
    elsewhere = NOON.astimezone(timezone(timedelta(hours=5)))
    assert after(Grade.BLUNDER, elsewhere) == after(Grade.BLUNDER, NOON)


def test_a_clock_that_was_set_back_breaks_nothing() -> None:
    began = after(Grade.BLUNDER, NOON)
    assert after(Grade.BEST, NOON - timedelta(days=400), began.card).due > NOON - timedelta(400)


@pytest.mark.parametrize(
    "card",
    ["", "x", "[]", "{}", "7", json.dumps({"card_id": 1}), "[" * 100_000, '{"card_id": 1e999}'],
)
def test_a_card_that_cannot_be_read_begins_anew(card: str) -> None:
    assert after(Grade.BLUNDER, NOON, card) == after(Grade.BLUNDER, NOON)


def test_a_card_of_strange_values_does_not_stop_anybody() -> None:
    card = json.loads(after(Grade.BLUNDER, NOON).card)
    for name in card:
        for value in STRANGE:
            back = after(Grade.BEST, NOON, json.dumps({**card, name: value}))
            assert isinstance(back, Return)
            assert back.due > NOON
