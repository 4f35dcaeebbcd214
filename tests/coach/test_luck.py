"""Luck and play come to the result on every deal, in value, in points and in chance."""

from random import Random
from statistics import fmean, stdev

import pytest

from euchre.bots.equity import chances
from euchre.coach.estimate import Estimator
from euchre.coach.reviews import luck, review
from euchre.coach.reviews.luck import FAR, Compared, Errors, Luck, Moment, dealt, parted, total
from euchre.coach.reviews.review import SeatReview, reviewed
from euchre.coach.worth import NOTHING, Scale, Worth, mean_of, summed
from euchre.rules.actions import Action
from euchre.rules.cards import pack
from euchre.rules.deal import deal as deal_of
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.table.retold import RetoldDeal, retold
from euchre.views import View, view
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
    looked_at = deal.view(place, found.seat)
    scale = Scale(looked_at)
    assert account.before == scale.before()
    assert account.result == scale.of(last.points)
    change = scale.of(last.points) - scale.before()
    moved = account.luck.deal + account.luck.upcard + account.luck.dummy + account.luck.others
    costs = summed(decision.cost for decision in found.decisions)
    assert (change - moved + costs - account.rest).is_within(NOTHING)
    assert account.rest.is_within(account.error)
    assert account.is_met
    hand, upcard = dealt(looked_at, 0)
    assert account.luck.deal == hand.worth - account.before
    assert account.luck.upcard == upcard.worth - hand.worth
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


@pytest.mark.usefixtures("hurried")
def test_luck_that_is_reckoned_wrong_does_not_meet_the_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (deal,) = game("easy", Rules(players=4), 1, 1).deals
    right = review.compared

    def wrong(estimator: Estimator, best: Action, taken: Action) -> Compared:
        found = right(estimator, best, taken)
        if set(estimator.options) != {best, taken}:
            return found
        return found._replace(taken=Moment(found.taken.worth + Worth(5.0, 5.0, 0.5)))

    assert all(one.account is not None and one.account.is_met for one in reviewed(deal).seats)
    monkeypatch.setattr(review, "compared", wrong)
    assert not any(one.account is None or one.account.is_met for one in reviewed(deal).seats)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_luck_of_the_deal_and_of_the_upcard_is_nothing_in_the_long_run(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every place: over all of them the points, which are others' losses, come to nothing."""
    monkeypatch.setattr(luck, "EACH", 2)
    monkeypatch.setattr(luck, "TURNED", 30)
    rules = Rules(players=players)
    for seat in range(players):
        of_hand: list[Worth] = []
        of_upcard: list[Worth] = []
        for number in range(max(12, count(600))):
            order = list(pack(24))
            Random(f"{players} {seat} {number}").shuffle(order)
            looked_at = view(deal_of(rules, dealer=0, order=order).position, seat)
            hand, upcard = dealt(looked_at, number)
            of_hand.append(hand.worth - Scale(looked_at).before())
            of_upcard.append(upcard.worth - hand.worth)
        for changes in (of_hand, of_upcard):
            mean, error = mean_of(changes)
            assert mean.is_within(error * FAR)


@pytest.mark.slow
@pytest.mark.usefixtures("hurried")
def test_what_is_told_of_luck_by_other_seeds_differs_by_its_errors() -> None:
    (deal,) = game("normal", Rules(), 3, 1).deals
    found = next(
        one
        for one in reviewed(deal).seats
        if any(each.judgement.view.phase == "keep" for each in one.decisions[1:])
    )
    place = next(place for place, each in enumerate(deal.positions) if each.word == "order")
    looked_at = deal.view(place, found.seat)
    assert found.account is not None
    of_seeds: list[tuple[Luck, Errors]] = []
    for seed in range(40):
        choices: list[tuple[Compared, bool]] = []
        for each in found.decisions:
            seen, estimates = each.judgement.view, each.judgement.estimates
            pair = (estimates[0].action, estimates[-1].action)
            estimator = Estimator(seen, seed, only=pair)
            estimator.look(20)
            choices.append((review.compared(estimator, *pair), seen.phase == "keep"))
        before, result = found.account.before, found.account.result
        of_seeds.append(parted(before, *dealt(looked_at, seed), choices, result))
    for name in Errors._fields:
        told = [getattr(each, name).points for each, _ in of_seeds]
        squares = [getattr(each, name).points ** 2 for _, each in of_seeds]
        assert 0.7 < stdev(told) / fmean(squares) ** 0.5 < 1.4, name


def test_every_card_counts_alike_before_the_upcard_is_seen_whatever_a_joker_stands_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def tried(looked_at: View, _chance: Random, _number: int) -> Moment:
        return Moment(Worth(float(looked_at.upcard.suit is None)), Worth(1.0))

    monkeypatch.setattr(luck, "_tried", tried)
    rules = Rules(players=2, deck=25, joker_suit="dealer")
    (deal,) = game("easy", rules, 1, 1).deals
    looked_at = deal.view(0, 1)
    assert all(card.suit is not None for card in looked_at.hand)
    hand, _ = dealt(looked_at, 1)
    assert hand.worth.value == pytest.approx(1 / 20)
    # The mean over the joker's four suits is twice as sure as one of the 19 other cards.
    assert hand.error.value == pytest.approx((19 + 1 / 4) ** 0.5 / 20)


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
