"""Equal cards: in no way that the cards can lie do they come to different worths."""

from collections.abc import Sequence
from itertools import combinations, islice

import pytest

from euchre.coach.equals import runs_of
from euchre.coach.estimate import Estimator
from euchre.coach.hints.advice import FIRST, advise
from euchre.coach.hints.facts import What
from euchre.coach.hints.reasons import reasons
from euchre.coach.hints.snapshot import Standing
from euchre.coach.worth import NOTHING
from euchre.rules.actions import Play
from euchre.rules.cards import Card, parse_card
from euchre.rules.rules import Rules
from euchre.rules.trump import ranking, suit_of, winning
from euchre.views import View
from tests.bots.complaints.truth import Hands, possible_hands
from tests.bots.positions import decisions, seen, told
from tests.coach.brute import worth_in
from tests.coach.test_exact import RULES, late
from tests.counts import count

NO_HEART_LEFT = seen(
    told(
        "9s Ts Qh 9c Qd", "Jh Jd Ah Th Kc", "9h Ks As Kd Ad", dummy="Qs Qc Jc 9d Td", up="Tc",
        then="pass pass pass name h dummy keep Jh Jd Ah Th Kc together together Jh 9h Qh Jd Ks 9s",
    )
)  # fmt: skip
ACE, TEN, KING = (Play(parse_card(card)) for card in ("Ah", "Th", "Kc"))


def cards_of(view: View, places: Sequence[int]) -> list[Card]:
    """The cards of some of the legal plays."""
    plays = [play for play in view.legal if isinstance(play, Play)]
    return [plays[place].card for place in places]


def lie_between(view: View, one: Card, two: Card, hands: Hands) -> bool:
    """Whether a card that counts lies between two of a suit, as the hands are."""
    assert view.trump is not None
    order = ranking(suit_of(one, view.trump), view.trump)
    places = sorted((order.index(one), order.index(two)))
    live = set(order[places[0] + 1 : places[1]])
    best: set[Card] = set()
    if view.trick:
        best = {winning(view.trick, view.trump)[1]}
    held = [hand for seat, hand in enumerate(hands) if seat != view.seat]
    return any(card in best or any(card.bit & hand for hand in held) for card in live)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_equal_cards_are_worth_the_same_in_every_world(rules: Rules) -> None:
    for view, _ in late(rules, count(100)):
        runs = [cards_of(view, run) for run in runs_of(view, view.legal)]
        for first, *others in runs:
            for hands in possible_hands(view) if others else ():
                worth = worth_in(view, first, hands)
                for card in others:
                    assert (worth_in(view, card, hands) - worth).is_within(NOTHING)


def test_with_more_cards_to_go_they_are_too() -> None:
    views = (
        view
        for rules in RULES
        for _, view, _ in decisions(rules, 4)
        if view.phase == "play" and len(view.hand) > 2 and len(runs_of(view, view.legal)) < (
            len(view.legal)
        )
    )  # fmt: skip
    found = 0
    for view in islice(views, count(40)):
        for first, *others in (cards_of(view, run) for run in runs_of(view, view.legal)):
            for hands in islice(possible_hands(view), 0, 400, 40) if others else ():
                worth = worth_in(view, first, hands)
                assert all(worth_in(view, card, hands) == worth for card in others)
                found += 1
    assert found


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_cards_are_told_apart_only_by_one_that_may_lie_between(rules: Rules) -> None:
    for view, _ in late(rules, count(100)):
        assert view.trump is not None
        runs = [cards_of(view, run) for run in runs_of(view, view.legal)]
        for run, other in combinations(runs, 2):
            one, two = run[0], other[0]
            if suit_of(one, view.trump) is suit_of(two, view.trump):
                ways = islice(possible_hands(view), 20_000)
                assert any(lie_between(view, one, two, hands) for hands in ways)


def test_equal_cards_have_one_estimate_and_it_is_the_best_of_theirs() -> None:
    estimator = Estimator(NO_HEART_LEFT)
    estimator.look(FIRST)
    found = estimator.judgement()
    ace, ten = found.of(ACE), found.of(TEN)
    assert ace[1:] == ten[1:]
    assert ace.behind == ace.doubt == 0.0 < found.of(KING).behind
    assert estimator.error(ACE) == estimator.error(TEN)
    assert estimator.error(ACE, TEN) == NOTHING


def test_an_equal_card_is_said_to_be_as_good_and_no_card_to_be_beaten_that_cannot() -> None:
    snapshot = advise(NO_HEART_LEFT, samples=FIRST)
    standings = {option.action: option.standing for option in snapshot.options}
    assert {standings[ACE], standings[TEN]} == {Standing.BEST, Standing.SAME}
    estimator = Estimator(NO_HEART_LEFT)
    estimator.look(FIRST)
    for best in (ACE, TEN):
        first, *_ = reasons(estimator.judgement(), best, over=KING)
        assert first.what is What.WINS if best is TEN else What.HIGHEST


def test_cards_are_equal_by_what_the_others_have_shown_and_not_before() -> None:
    before = seen(
        told(
            "9s Ts Qh 9c Qd", "Jh Jd Ah Th Kc", "9h Ks As Kd Ad", dummy="Qs Qc Jc 9d Td", up="Tc",
            then="pass pass pass name h dummy keep Jh Jd Ah Th Kc together together Jh 9h Qh",
        )
    )  # fmt: skip
    runs = [cards_of(before, run) for run in runs_of(before, before.legal)]
    left, ace, ten, king = (parse_card(card) for card in ("Jd", "Ah", "Th", "Kc"))
    # Of the trumps only the king may lie between them, in another hand until both have shown none.
    assert set(map(frozenset, runs)) == {
        frozenset({ten}),
        frozenset({king}),
        frozenset({left, ace}),
    }
    runs = [cards_of(NO_HEART_LEFT, run) for run in runs_of(NO_HEART_LEFT, NO_HEART_LEFT.legal)]
    assert set(map(frozenset, runs)) == {frozenset({king}), frozenset({ace, ten})}
