"""A review judges what was decided by what could be seen, and nothing else."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager, nullcontext
from typing import Any, ParamSpec, TypeVar

import pytest

from euchre.arena.executors import InPlace, local_executor
from euchre.coach import exact
from euchre.coach.exact import LAST, MOST
from euchre.coach.grades import Grade, grade_of
from euchre.coach.reviews.luck import dealt
from euchre.coach.reviews.opened import opened, world_of
from euchre.coach.reviews.report import report
from euchre.coach.reviews.review import reviewed
from euchre.coach.reviews.summary import MOST_LOSSES, Opener, mattered, review_all, summary
from euchre.coach.worth import NOTHING, summed
from euchre.rules.actions import Action, Play
from euchre.rules.rules import Rules
from euchre.table.retold import RetoldDeal, retold
from euchre.ui.human import automatic
from euchre.ui.sitting import Sitting
from euchre.views import view
from euchre.worlds import facts_of, position, put_aside
from tests.coach.brute import worth_in
from tests.coach.games import game, some_deals
from tests.coach.hurry import hurry
from tests.counts import count
from tests.ui.replay.records import elsewhere, foreign_game, own_game, passed_in, unfinished

P = ParamSpec("P")
T = TypeVar("T")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at everything for a moment only."""
    hurry(monkeypatch)


def decided_for(deal: RetoldDeal, place: int) -> bool:
    """Whether the table decides for the deal's owner, and asks nothing."""
    rules = deal.positions[0].dealt.rules
    bots = ("normal",) * (rules.players - 1)
    seat = deal.positions[place].turn
    decided = automatic(deal.view(place, seat), Sitting(rules, bots, 1))
    return seat == deal.owner and deal.actions[place] == decided


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_with_a_choice_is_judged_and_no_other(players: int) -> None:
    deal = next(some_deals("easy", Rules(players=players), 1))
    for one in reviewed(deal).seats:
        expected = [
            place
            for place, at in enumerate(deal.positions)
            if at.turn == one.seat and len(at.legal()) > 1 and not decided_for(deal, place)
        ]
        assert [decision.place for decision in one.decisions] == expected
        for decision in one.decisions:
            assert decision.action == deal.actions[decision.place]
            assert decision.judgement.view == view(deal.positions[decision.place], one.seat)


def test_what_the_table_decided_for_its_person_is_not_judged_and_a_bot_is_judged_by_all() -> None:
    skipped = 0
    for deal in some_deals("easy", Rules(players=3), 6):
        own, *others = reviewed(deal).seats
        asked = {
            seat: [
                place
                for place, at in enumerate(deal.positions)
                if at.turn == seat and at.word == "defend"
            ]
            for seat in range(3)
        }
        judged = {
            one.seat: [
                decision.place
                for decision in one.decisions
                if decision.judgement.view.phase == "defend"
            ]
            for one in (own, *others)
        }
        assert all(judged[one.seat] == asked[one.seat] for one in others)
        assert judged[0] == [place for place in asked[0] if not decided_for(deal, place)]
        skipped += len(asked[0]) - len(judged[0])
    assert skipped


def test_the_suit_of_the_joker_is_named_blind_and_not_judged() -> None:
    rules = Rules(players=2, deck=25, joker_suit="dealer")
    deal = next(each for each in some_deals("easy", rules, 60) if each.positions[0].word == "joker")
    phases = {
        decision.judgement.view.phase for one in reviewed(deal).seats for decision in one.decisions
    }
    assert "joker" not in phases
    assert "order" in phases


HIDDEN = [
    *(passed_in(own_game(players)) for players in (2, 3, 4)),
    unfinished(own_game(2), 8),
    unfinished(own_game(3), 12),
    unfinished(own_game(4), 9),
]


@pytest.mark.parametrize("record", HIDDEN)
def test_hidden_cards_have_no_part_in_a_review(record: dict[str, Any]) -> None:
    """A deal that looks the same to a seat, with other cards hidden, is judged the same."""
    (one,), (other,) = (retold(each).deals for each in (record, elsewhere(record)))
    assert one.positions[0] != other.positions[0]
    found = reviewed(one)
    assert found.seats[0].decisions
    assert found == reviewed(other)
    place = next(place for place, at in enumerate(one.positions) if at.word == "order")
    assert dealt(one.view(place, 0), 1) == dealt(other.view(place, 0), 1)


def test_a_cost_is_what_the_best_option_is_worth_more() -> None:
    for deal in some_deals("easy", Rules(players=3), count(60)):
        for one in reviewed(deal).seats:
            for decision in one.decisions:
                best = decision.judgement.best
                taken = decision.judgement.of(decision.action)
                assert taken.behind >= 0.0
                if decision.is_sure:
                    assert decision.cost == best.worth - taken.worth
                    assert decision.grade is grade_of(taken.behind)
                else:
                    assert decision.cost == NOTHING
                    assert decision.grade is Grade.BEST


def test_a_deal_that_was_passed_in_is_reviewed_for_its_owner_alone() -> None:
    (deal,) = retold(passed_in(own_game(4))).deals
    (only,) = reviewed(deal).seats
    assert only.seat == 0
    assert [decision.judgement.view.phase for decision in only.decisions] == ["order", "name"]
    assert all(decision.opened is None for decision in only.decisions)
    (others,) = retold(passed_in(foreign_game(4))).deals
    assert reviewed(others).seats == ()


def test_a_deal_that_is_not_finished_is_reviewed_as_far_as_it_goes() -> None:
    (deal,) = retold(unfinished(own_game(3), 12)).deals
    (only,) = reviewed(deal).seats
    assert only.decisions
    assert all(decision.opened is None for decision in only.decisions)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_two_tricks_to_go_a_review_is_exact(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exact, "MOST", MOST)
    judged = 0
    for deal in some_deals("normal", Rules(players=players), count(60), seed=4):
        for one in reviewed(deal).seats:
            for decision in one.decisions:
                looked_at = decision.judgement.view
                is_late = looked_at.phase == "play" and len(looked_at.hand) <= LAST
                assert decision.judgement.is_exact is is_late or players == 4
                if not decision.judgement.is_exact:
                    continue
                assert is_late
                assert decision.judged.doubt == NOTHING
                assert decision.again == decision.judged
                assert (decision.cost - decision.judged.behind).is_within(NOTHING)
                judged += 1
    assert judged


def test_the_world_of_a_position_is_that_position() -> None:
    for rules in (Rules(players=2), Rules(players=3), Rules(players=4)):
        for deal in some_deals("normal", rules, count(300)):
            for at in deal.positions[:-1]:
                seen, world = view(at, at.turn), world_of(at)
                assert position(seen, world) == at
                aside = put_aside(seen, facts_of(seen), world)
                assert aside == [at.aside_of(seat).bits for seat in range(rules.players)]


def test_with_all_cards_open_the_last_trick_but_one_is_as_brute_force_says() -> None:
    checked = 0
    for deal in some_deals("easy", Rules(players=3), count(300), seed=9):
        for place, at in enumerate(deal.positions[:-1]):
            if at.word != "play" or len(at.held_by(at.turn or 0)) != LAST or len(at.legal()) < 2:
                continue
            seen = deal.view(place, at.turn)
            found = opened(seen, at, deal.actions[place])
            hands = tuple(
                0 if seat in seen.sitting_out else at.held_by(seat).bits for seat in range(3)
            )
            worths: dict[Action, float] = {
                play: worth_in(seen, play.card, hands).value
                for play in at.legal()
                if isinstance(play, Play)
            }
            best = max(worths.values())
            assert worths[found.best] == best
            assert found.cost.value == pytest.approx(best - worths[deal.actions[place]], abs=1e-9)
            checked += 1
    assert checked


def test_a_review_is_the_same_in_any_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # another process is in no hurry
    deals = [deal for record in HIDDEN[:4:3] for deal in retold(record).deals]
    here = list(review_all(deals, lambda: nullcontext(InPlace())))
    assert all(one.seats[0].decisions for one in here)
    assert list(review_all(deals, lambda: local_executor(2), 2)) == here


def test_what_is_summed_is_what_the_deals_have() -> None:
    told = game("easy", Rules(players=3), 2, 3)
    reviews = [reviewed(deal) for deal in told.deals]
    for seat in range(3):
        found = summary(reviews, seat)
        every = [
            d for deal in reviews for one in deal.seats if one.seat == seat for d in one.decisions
        ]
        assert [made.decision for made in found.made] == every
        assert sum(found.grades.values()) == len(every)
        assert found.cost == summed(decision.cost for decision in every)
        assert found.account.play == found.cost * -1.0
        assert found.deals == sum(deal.is_open or seat == 0 for deal in told.deals)
        worst = mattered(found.made, 3)
        rest = [one.decision.cost.value for one in found.made if one not in worst]
        assert all(one.decision.cost.value >= max(rest, default=0.0) for one in worst)
        assert all(one.decision.grade > Grade.BEST for one in worst)


def test_what_mattered_most_is_worse_than_good_or_nothing_is() -> None:
    reviews = [reviewed(deal) for deal in game("easy", Rules(players=3), 5, 3).deals]
    made = [one for seat in range(3) for one in summary(reviews, seat).made]
    worse = [one for one in made if one.decision.grade > Grade.GOOD]
    best = [one for one in made if one.decision.grade is Grade.BEST]
    good = [one._replace(decision=one.decision._replace(grade=Grade.GOOD)) for one in worse]
    assert worse
    assert sorted(mattered([*good, *made], 99), key=made.index) == worse
    assert sorted(mattered([*best, *good], 99), key=good.index) == good
    assert mattered(best, 99) == []


def test_a_report_has_every_decision_and_account() -> None:
    told = game("easy", Rules(players=3), 2, 2)
    reviews = [reviewed(deal) for deal in told.deals]
    found = report(told, reviews)
    assert found["you"] == 0
    assert [deal["deal"] for deal in found["deals"]] == [deal.number for deal in told.deals]
    for seat, said in enumerate(found["seats"]):
        assert said["decisions"] == len(summary(reviews, seat).made)
        assert said["account"]["met"]
    assert list(found["thresholds"]) == [grade.name.lower() for grade in list(Grade)[1:]]


class Failing(Executor):
    """Reviews so many deals at once, and then is lost with all that it is given."""

    def __init__(self, deals: int, *, refuses: bool = False) -> None:
        self.left = deals
        self.refuses = refuses

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self.left -= 1
        if self.left >= 0:
            future.set_result(fn(*args, **kwargs))
        elif self.refuses:
            raise BrokenExecutor
        else:
            future.set_exception(BrokenExecutor())
        return future


def opening(executors: Iterable[Executor], opened_: list[Executor]) -> Opener:
    """Opens them one after the other, and notes which."""
    coming = iter(executors)

    @contextmanager
    def opener() -> Generator[Executor]:
        opened_.append(next(coming))
        yield opened_[-1]

    return opener


@pytest.mark.parametrize(("refuses", "numbers"), [(False, (0, 1, 1, 0, 1)), (True, (0, 2))])
def test_hands_whose_processes_are_lost_are_reviewed_by_others(
    numbers: tuple[int, ...], *, refuses: bool
) -> None:
    deals = list(some_deals("easy", Rules(players=2), 4))
    wanted = list(review_all(deals, lambda: nullcontext(InPlace())))
    used: list[Executor] = []
    # with no review between them, five would be too many
    lost = [Failing(number, refuses=refuses) for number in numbers]
    assert list(review_all(deals, opening([*lost, InPlace()], used), 2)) == wanted
    assert len(used) == len(lost) + 1


def test_processes_that_are_lost_again_and_again_end_the_review() -> None:
    deals = list(some_deals("easy", Rules(players=2), 3))
    used: list[Executor] = []
    lost = (Failing(0) for _ in range(9))
    with pytest.raises(BrokenExecutor):
        list(review_all(deals, opening(lost, used)))
    assert len(used) == MOST_LOSSES
