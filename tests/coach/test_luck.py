"""Luck and play come to the result on every deal, in value, in points and in chance."""

import pytest

from euchre.bots.equity import chances
from euchre.coach.luck import dealt, total
from euchre.coach.review import SeatReview, reviewed
from euchre.coach.worth import NOTHING, Scale, Worth, mean_of, summed
from euchre.rules.cards import pack
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.table.retold import RetoldDeal, retold
from tests.coach.games import game, some_deals
from tests.coach.hurry import hurry
from tests.counts import count
from tests.ui.replay.records import own_game, passed_in, unfinished

TABLES = (
    Rules(players=2),
    Rules(players=3),
    Rules(players=4),
    Rules(players=2, deck=25),
    Rules(players=3, deck=25, joker_suit="dealer"),
    Rules(players=4, deck=32, defend_alone="any"),
    Rules(players=3, target=3, lone_march=5, super_euchre=True),
)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at everything for a moment only."""
    hurry(monkeypatch)


def check(deal: RetoldDeal, found: SeatReview) -> None:
    """Assert that the account of a deal is right, as far as it can be worked out from the deal."""
    account, last = found.account, deal.positions[-1]
    assert account is not None
    assert isinstance(last, Scored)
    place = next(place for place, each in enumerate(deal.positions) if each.word == "order")
    scale = Scale(deal.view(place, found.seat))
    assert account.before == scale.before()
    assert account.result == scale.of(last.points)
    change = scale.of(last.points) - scale.before()
    moved = account.luck.deal + account.luck.upcard + account.luck.dummy + account.luck.others
    costs = summed(decision.cost for decision in found.decisions)
    stated = summed(decision.unsure for decision in found.decisions)
    assert account.error == stated
    assert (change - moved + costs).is_within(stated)
    assert account.is_met
    phases = [decision.judgement.view.phase for decision in found.decisions]
    assert "keep" in phases or account.luck.dummy == NOTHING


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "rules", TABLES, ids=lambda rules: f"{rules.players}-{rules.deck}-{rules.target}"
)
def test_luck_and_play_come_to_the_result_on_every_deal(rules: Rules) -> None:
    for deal in some_deals("easy", rules, count(60), seed=5):
        for found in reviewed(deal).seats:
            check(deal, found)


@pytest.mark.usefixtures("hurried")
def test_luck_and_play_come_to_the_result_of_a_loner() -> None:
    deal = next(
        deal
        for seed in range(1, 99)
        for deal in game("normal", Rules(players=4), seed, 6).deals
        if deal.positions[-1].public().sitting_out
    )
    out = deal.positions[-1].public().sitting_out[0]
    reviews = reviewed(deal).seats
    for found in reviews:
        check(deal, found)
    assert all(decision.judgement.view.phase != "play" for decision in reviews[out].decisions)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_and_play_come_to_the_result_of_a_deal_that_is_passed_in(players: int) -> None:
    (deal,) = retold(passed_in(own_game(players))).deals
    (found,) = reviewed(deal).seats
    assert found.seat == 0
    check(deal, found)
    account = found.account
    assert account is not None
    assert account.result.points == 0.0


@pytest.mark.usefixtures("hurried")
def test_a_deal_that_is_not_finished_has_no_account() -> None:
    (deal,) = retold(unfinished(own_game(3), 9)).deals
    (found,) = reviewed(deal).seats
    assert found.account is None


@pytest.mark.usefixtures("hurried")
def test_chances_of_a_game_go_from_deal_to_deal() -> None:
    told = game("easy", Rules(target=5), 3)
    accounts = [reviewed(deal).seats for deal in told.deals[:2]]
    for seat in range(3):
        first, second = (reviews[seat].account for reviews in accounts if len(reviews) > seat)
        assert first is not None
        assert second is not None
        assert first.result.chance == pytest.approx(second.before.chance)
        assert first.before.chance == pytest.approx(chances(told.rules, (0, 0, 0), 0)[seat])


@pytest.mark.usefixtures("hurried")
def test_the_sum_over_deals_is_that_of_each_part() -> None:
    first, second = (
        account
        for deal in some_deals("easy", Rules(players=2), 2)
        for account in [reviewed(deal).seats[0].account]
        if account is not None
    )
    both = total([first, second])
    assert (both.luck.all - first.luck.all - second.luck.all).is_within(NOTHING)
    assert (both.rest - first.rest - second.rest).is_within(NOTHING)
    assert both.play == first.play + second.play
    assert total([]).change == NOTHING


def test_what_the_hand_is_worth_is_the_mean_over_all_upcards() -> None:
    (deal,) = game("easy", Rules(players=2), 1, 1).deals
    looked_at = deal.view(0, 1)
    each = [
        dealt(looked_at._replace(upcard=card, proposed=card.suit), 1)[1].worth
        for card in pack(24)
        if card not in looked_at.hand
    ]
    mean, _ = mean_of(each)
    found = dealt(looked_at, 2)[0]
    assert (mean - found.worth).is_within(found.error * 6.0)


def test_a_joker_may_be_turned_up_before_the_upcard_is_seen() -> None:
    rules = Rules(players=2, deck=25)
    deal = next(some_deals("easy", rules, 1))
    hand, upcard = dealt(deal.view(0, 1), 1)
    assert hand.error.value > 0.0
    assert upcard.error.value > 0.0


def test_means_have_the_error_of_the_textbook() -> None:
    worths = [Worth(value, 2.0 * value, -value) for value in (1.0, 2.0, 4.0, 5.0)]
    mean, error = mean_of(worths)
    assert mean == Worth(3.0, 6.0, -3.0)
    # The variance of 1, 2, 4, 5 is 10/3, that of their mean a quarter of it.
    assert error.value == pytest.approx((10.0 / 12.0) ** 0.5)
    assert error.points == pytest.approx(2.0 * error.value)
    assert error.chance == pytest.approx(error.value)
