"""What a review says is worded so that one who is new to the game can follow it."""

import re
from functools import cache

import pytest

from euchre.coach.grades import Grade
from euchre.coach.reviews.opened import Opened
from euchre.coach.reviews.summary import Made, mattered
from euchre.coach.worth import Worth
from euchre.rules.rules import Rules
from euchre.ui.review.reviewed import Reviewed
from euchre.ui.review.transcript import transcript
from euchre.ui.words import review as words
from euchre.ui.words import review_moves as moves
from euchre.ui.words import review_seats as seats
from euchre.ui.words.doing import doing
from tests.coach.games import game
from tests.ui.review.games import foreign, made, told


@cache
def reviews() -> tuple[Reviewed, ...]:
    """Some hands with two, three and four, reviewed."""
    return tuple(made(game("easy", Rules(players=players), 5, 3)) for players in (2, 3, 4))


def every() -> list[Made]:
    """Every seat's decisions in them."""
    return [one for review in reviews() for found in review.summaries for one in found.made]


def test_what_is_said_of_all_cards_open_is_of_something_else_that_was_better() -> None:
    said = 0
    for one in every():
        decision, found = one.decision, one.decision.opened
        if found is None:
            continue
        text, line = moves.with_all_open(decision, found), moves.line(one)
        assert "by 0.00 points" not in text
        if found.best == decision.action:
            assert text == "As the cards happened to lie, the choice did no harm."
            assert "cards" not in line
            assert moves.cells(one)[-1] == ""
        elif found.cost.value >= 0.005:
            better = doing(found.best, decision.judgement.view)
            assert text.startswith(f"Had all cards been open, {better} would have been better")
            assert line.endswith(text)
            assert moves.cells(one)[-1] != ""
            is_same = found.best == decision.judgement.best.action
            assert (" too, by " in text) is is_same
            said += 1
    assert said


def test_what_makes_no_difference_that_can_be_written_is_not_said() -> None:
    one = next(one for one in every() if one.decision.grade is Grade.BEST)
    other = one.decision.judgement.estimates[-1].action
    tiny = one._replace(decision=one.decision._replace(opened=Opened(other, Worth(0.004, 1.0))))
    assert "cards" not in moves.line(tiny)
    assert moves.cells(tiny)[-1] == ""


def test_a_cost_is_told_by_what_points_do_at_the_score() -> None:
    costly = [one for one in every() if one.decision.grade > Grade.BEST]
    assert costly
    for one in costly:
        cost = one.decision.cost
        assert f"cost {cost.value:.2f} points" in moves.what_it_cost(one.decision)
        assert f"(cost {cost.value:.2f} points" in moves.line(one)
        assert moves.cells(one)[2].endswith(f"{cost.value:.2f}")
    for review in reviews():
        for found in review.summaries:
            assert seats.row(found, "Ada")[2] == f"{found.average.value:.3f}"
            assert f"{found.average.value:.2f} points each" in seats.row_in_words(found, "Ada")
    assert any(
        round(one.decision.cost.points, 2) != round(one.decision.cost.value, 2) for one in costly
    )


def test_decisions_that_cost_little_are_said_to_where_none_cost_more() -> None:
    little = [one for one in every() if one.decision.grade <= Grade.GOOD]
    assert moves.most(mattered(little, 3)) == words.LITTLE_LOST
    assert moves.most(mattered(every(), 3)) == words.MATTERED
    best = [one for one in little if one.decision.grade is Grade.BEST]
    assert moves.most(mattered(best, 3)) == words.NOTHING_LOST


@pytest.mark.parametrize("place", range(3))
def test_luck_and_play_are_told_in_points_not_weighed(place: int) -> None:
    review = reviews()[place]
    account = review.summaries[0].account
    said = "\n".join(seats.summary(review.summaries[0], "You", review.game.rules.players))
    for worth, opening in ((account.luck.all, "Luck: "), (account.play, "Play: ")):
        assert f"{opening}{seats.said(worth)}" in said
    ahead = account.result.points
    assert f"{abs(ahead):.2f} points {'behind' if ahead < 0.0 else 'ahead'}" in said
    moved = abs(account.change.points)
    assert (
        f"It went {moved:.2f} points {'worse' if account.change.points < 0.0 else 'better'}" in said
    )


def test_in_a_game_of_others_each_line_says_whose_decision_it_is() -> None:
    lines = transcript(foreign("Ida", "Jo"))
    each = lines[lines.index("Each decision:") + 1 :]
    assert each
    assert all(re.match(r"Hand 1, [^:]+, (Ida|Jo): ", line) for line in each)
    own = transcript(told(3, 2))
    assert all(", You: " not in line for line in own)
