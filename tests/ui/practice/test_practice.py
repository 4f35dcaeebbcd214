"""Practice as a study: which positions are asked, what is said of answers, what is remembered."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import cache

import pytest

from euchre.coach.estimate import Judgement, options_of
from euchre.coach.grades import Grade
from euchre.coach.practising.answers import Waiting
from euchre.coach.practising.practice import found, found_again, judged, verdict
from euchre.coach.practising.spots import spot
from euchre.rules.actions import Action
from euchre.rules.rules import Rules
from euchre.ui.answers.question import question_of
from euchre.ui.practice.practice import SHOWN, Plan, Practice
from euchre.ui.study.study import Mood, Page
from euchre.ui.words import practice as words
from tests.ui.practice.memory import BIDS, NOON, TWO, Remembers, Slow, practising


def page_of(practice: Practice) -> Page:
    page = practice.page
    assert page is not None
    return page


def judgement_of(practice: Practice) -> Judgement:
    """What is thought of the position that is asked about."""
    return judged(page_of(practice).view)


def best(practice: Practice) -> Action:
    return judgement_of(practice).best.action


def worst(practice: Practice) -> Action:
    return judgement_of(practice).estimates[-1].action


BY_THREE = Plan("keep", Rules(), 7, positions=1)


@cache
def five_of_ten() -> Waiting:
    """A position in which five of ten cards are kept."""
    found = spot(Rules(), "keep", 7, 1)
    assert found.view.phase == "keep"
    return Waiting(found.record, "")


def unlikely(practice: Practice) -> Action:
    """An answer that is not among the options that are tried."""
    tried = options_of(page_of(practice).view)
    return next(each for each in page_of(practice).view.legal if each not in tried)


def test_a_position_is_asked_as_the_seat_saw_it() -> None:
    page = page_of(practising(Remembers()))
    assert page.view == spot(TWO, "bid", 7, 0).view
    assert page.question is question_of(page.view)
    assert page.sentence.startswith("Score: you ")


def test_the_best_answer_is_said_to_be_so_and_does_not_come_back() -> None:
    memory = Remembers()
    practice = practising(memory)
    practice.answer(best(practice))
    page = page_of(practice)
    assert (page.title, page.mood, page.question) == ("Best", Mood.RIGHT, None)
    assert page.rows[0].tag == "best, yours"
    (answer,) = memory.answers
    assert (answer.grade, answer.cost, answer.card, answer.due) == (Grade.BEST, 0.0, None, None)
    assert answer.answered == NOON
    assert practice.parting() == ["Practised: 1 position, 1 best; 0.00 points lost each."]


def test_a_wrong_answer_is_told_with_its_cost_and_comes_back_after_a_day() -> None:
    memory = Remembers()
    practice = practising(memory)
    best_one, wrong = judgement_of(practice).best, worst(practice)
    practice.answer(wrong)
    page = page_of(practice)
    assert page.mood is Mood.WRONG
    assert [row.tag for row in page.rows if row.tag] == ["best", "yours"]
    assert page.rows[0].action == best_one.action
    (answer,) = memory.answers
    assert answer.grade > Grade.GOOD
    assert f"by {answer.cost:.2f} points at this score" in page.texts[0]
    assert answer.due == NOON + timedelta(days=1)
    assert practice.parting()[1] == "1 of them comes back on a later day."


def test_what_was_answered_cannot_be_answered_again_or_gone_back_to() -> None:
    memory = Remembers()
    practice = practising(memory)
    wrong = worst(practice)
    practice.answer(wrong)
    told = page_of(practice)
    practice.answer(best(practice))
    practice.go_back()
    assert page_of(practice) == told
    assert len(memory.answers) == 1


def test_a_position_is_not_passed_over() -> None:
    practice = practising(Remembers())
    asked = page_of(practice)
    practice.go_on()
    assert page_of(practice) == asked


def test_so_many_positions_are_asked_and_then_it_is_over() -> None:
    memory = Remembers()
    practice = practising(memory, Plan("bid", TWO, 7, 2))
    standings: list[str] = []
    while practice.page is not None:
        standings.append(practice.standing)
        practice.answer(page_of(practice).view.legal[0])
        practice.go_on()
    assert standings == ["bids, position 1 of 2", "bids, position 2 of 2"]
    assert [answer.record for answer in memory.answers] == [
        spot(TWO, "bid", 7, number).record for number in range(2)
    ]


def test_what_is_due_is_asked_before_new_positions_and_learned_again() -> None:
    old = spot(TWO, "bid", 99, 3)
    memory = Remembers(Waiting(old.record, ""))
    practice = practising(memory)
    page = page_of(practice)
    assert page.view == old.view
    assert page.sentence.endswith(words.CAME_BACK)
    assert memory.dropped == []
    practice.answer(best(practice))
    (answer,) = memory.answers
    assert answer.due is not None
    assert answer.due > NOON + timedelta(days=1)
    practice.go_on()
    assert page_of(practice).view == spot(TWO, "bid", 7, 0).view


def test_a_seed_asks_its_own_positions_only() -> None:
    old = spot(TWO, "bid", 99, 3)
    practice = practising(Remembers(Waiting(old.record, "")), Plan("bid", TWO, 7, comes_back=False))
    assert page_of(practice).view == spot(TWO, "bid", 7, 0).view


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"euchre": 1},
        {"euchre": 1, "rules": {"players": 2}, "deals": []},
        {**spot(TWO, "bid", 7, 0).record, "rules": {"players": 3}},
    ],
)
def test_a_spot_that_is_no_game_any_more_is_passed_over_and_dropped(
    record: dict[str, object],
) -> None:
    assert found_again("bid", record, "") is None
    memory = Remembers(Waiting(record, "", 5))
    assert page_of(practising(memory)).view == spot(TWO, "bid", 7, 0).view
    assert memory.dropped == [Waiting(record, "", 5)]


def test_a_spot_is_judged_as_it_was_when_it_comes_back() -> None:
    asked = found(TWO, "bid", 7, 0)
    again = found_again("bid", asked.spot.record, "")
    assert again is not None
    assert again.judgement == asked.judgement


def test_five_cards_that_are_unlikely_are_judged_too() -> None:
    memory = Remembers(five_of_ten())
    practice = practising(memory, BY_THREE)
    practice.answer(unlikely(practice))
    page = page_of(practice)
    assert page.rows[-1].tag == "yours"
    assert len(page.rows) <= SHOWN
    assert memory.answers[0].record == five_of_ten().record


def test_while_a_position_is_looked_for_the_page_says_so_and_then_changes() -> None:
    executor, changes = Slow(), [0]
    behind = spot(TWO, "play", 1, 1).view
    practice = practising(Remembers(), BIDS, executor, behind)
    practice.watch(lambda: changes.append(1))
    page = page_of(practice)
    assert (page.view, page.texts, page.asks) == (behind, (words.FINDING,), False)
    practice.go_on()
    practice.answer(behind.legal[0])
    assert page_of(practice) == page
    executor.think()
    assert changes == [0, 1]
    assert page_of(practice).asks


def test_where_nothing_changes_by_itself_positions_and_judgements_are_waited_for() -> None:
    behind = spot(TWO, "play", 1, 1).view
    with ThreadPoolExecutor(1) as executor:
        practice = practising(Remembers(five_of_ten()), BY_THREE, executor, behind)
        practice.wait()
        assert page_of(practice).asks
        practice.answer(unlikely(practice))
        assert page_of(practice).rows


def test_the_next_position_is_looked_for_while_one_is_answered_but_not_beyond_the_last() -> None:
    executor = Slow()
    practice = practising(
        Remembers(), Plan("bid", TWO, 7, 2), executor, spot(TWO, "play", 1, 1).view
    )
    executor.think()
    assert page_of(practice).asks
    assert executor.waiting == 1
    executor.think()
    practice.answer(best(practice))
    practice.go_on()
    assert page_of(practice).asks
    assert executor.waiting == 0


def test_an_answer_that_is_still_judged_is_remembered_by_whoever_leaves() -> None:
    executor, memory = Slow(), Remembers(five_of_ten())
    practice = practising(memory, BY_THREE, executor, spot(TWO, "play", 1, 1).view)
    executor.think()
    practice.answer(unlikely(practice))
    assert page_of(practice).texts == (words.JUDGING,)
    assert memory.answers == []
    executor.think()
    practice.parting()
    assert len(memory.answers) == 1


def test_options_that_are_worth_as_much_are_called_best() -> None:
    """Five hearts from the top: whichever is led, all tricks are won."""
    record = {
        "euchre": 1,
        "rules": {"players": 2},
        "deals": [
            {
                "dealer": 1,
                "hands": [["Jh", "Jd", "Ah", "Kh", "Qh"], ["9c", "Tc", "9d", "Td", "9s"]],
                "upcard": "Th",
                "actions": ["order", "take 9s"],
            }
        ],
    }
    asked = found_again("play", record, "")
    assert asked is not None
    for option in asked.judgement.estimates:
        given = verdict(asked.judgement, option.action)
        assert (given.grade, given.cost) == (Grade.BEST, 0.0)
        assert "as good as any" in words.told(given) or "worth as much" in words.told(given)
