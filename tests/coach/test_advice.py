"""Advice: what is named, when that changes, and that the last two cards are told exactly."""

import pickle
from collections.abc import Iterator
from itertools import islice

import pytest

from euchre.bots.ending import Ending
from euchre.bots.normal import Normal
from euchre.coach.estimate import Estimate
from euchre.coach.hints.advice import FIRST, MOST, Advice, advise
from euchre.coach.hints.facts import Outcome, What
from euchre.coach.hints.outcomes import measure_of, share_of
from euchre.coach.hints.snapshot import Snapshot, Standing
from euchre.coach.worth import NOTHING
from euchre.rules.actions import Pass, Play
from euchre.rules.rules import Rules
from euchre.views import View
from tests.bots.positions import decisions, seen, told
from tests.coach.test_exact import late, worth_of
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO

LEAD = seen(
    told("", "Jh Ah Qh As Ks", up="Tc", then="pass pass pass name h dummy keep Jh Ah Qh As Ks "
         "together together")
)  # fmt: skip


def asked(rules: Rules, games: int = 1) -> Iterator[View]:
    """Decisions between two or more options in games that bots play."""
    return (
        view
        for _, view, _ in decisions(rules, games)
        if len(view.legal) > 1 and view.phase != "joker"
    )


def test_a_move_is_named_from_the_first_look_and_the_others_stand_below_it() -> None:
    snapshot = advise(LEAD, samples=1)
    assert snapshot.options[0].action == snapshot.named
    assert {option.action for option in snapshot.options} == set(LEAD.legal)
    assert snapshot.samples == 1


def test_the_same_seed_gives_the_same_advice_and_another_one_other_samples() -> None:
    assert advise(LEAD, 3, FIRST) == advise(LEAD, 3, FIRST)
    assert advise(LEAD, 3, FIRST).options != advise(LEAD, 4, FIRST).options


def test_advice_can_be_sent_to_another_process() -> None:
    snapshot = advise(LEAD, samples=FIRST)
    assert pickle.loads(pickle.dumps(snapshot)) == snapshot  # noqa: S301 - made here


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_what_was_named_stays_until_another_is_better_by_more_than_the_error(rules: Rules) -> None:
    for view in islice(asked(rules), 2, 60, 12):
        advice = Advice(view)
        named = None
        for _ in range(4):
            advice.look(5)
            judgement = advice.judgement()
            snapshot = advice.snapshot()
            if named is not None and snapshot.named != named:
                behind = judgement.of(named)
                assert behind.is_worse
                assert snapshot.before == named
                assert snapshot.named == judgement.best.action
            named = snapshot.named


def test_that_the_move_has_changed_is_told_once_another_was_told() -> None:
    changed = [
        (first, later)
        for view in islice(asked(THREE, 2), 12)
        for advice in (Advice(view),)
        for first, later in (pair_of(advice),)
        if first.named != later.named
    ]
    assert changed
    assert all(first.before is None for first, _ in changed)
    assert all(later.before == first.named for first, later in changed)


def pair_of(advice: Advice) -> tuple[Snapshot, Snapshot]:
    """What is told after the least look, and after a longer one."""
    advice.look(2)
    first = advice.snapshot()
    advice.look(40)
    return first, advice.snapshot()


def test_what_was_never_told_has_not_changed() -> None:
    for view in islice(asked(THREE, 2), 12):
        advice = Advice(view)
        advice.look(2)
        advice.look(40)
        assert advice.snapshot().before is None


def test_of_moves_that_are_as_good_a_plain_players_is_named() -> None:
    for view in islice(asked(THREE), 15):
        snapshot = advise(view, samples=FIRST)
        plain = Normal().choose(view)
        standing = {option.action: option.standing for option in snapshot.options}
        assert snapshot.named == plain or standing[plain] is Standing.WORSE


@pytest.mark.parametrize(
    ("view", "what"),
    [
        (seen(told(up="B", then="", rules=Rules(deck=25, joker_suit="dealer"))), What.BLIND),
        (
            seen(told("Kd 9c Tc Qs Ks", "Ad Qd 9h Th Jh", up="9d", rules=TWO,
                      then="order leave Ad")),
            What.ONLY_CHOICE,
        ),
    ],
)  # fmt: skip
def test_where_there_is_nothing_to_weigh_nothing_is_tried(view: View, what: What) -> None:
    advice = Advice(view)
    advice.look(FIRST)
    snapshot = advice.snapshot()
    assert advice.is_done
    assert [fact.what for fact in snapshot.facts] == [what]
    assert (snapshot.options, snapshot.samples) == ((), 0)
    assert snapshot.named in view.legal


def test_looking_ends() -> None:
    view = next(view for view in asked(THREE) if view.phase == "defend")
    advice = Advice(view)
    assert not advice.is_done
    advice.look(MOST)
    assert advice.is_done


def test_the_error_shrinks_with_the_samples_and_is_none_where_all_was_gone_through() -> None:
    few, many = (advise(LEAD, samples=samples).error for samples in (20, 180))
    assert 0 < many < few
    exact = next(advise(view) for view in asked(TWO) if len(view.hand) == 2 and view.trump)
    assert exact.is_exact
    assert exact.error == 0


MEASURES = {
    Outcome.SCORE: told("", "Jh Ah Kh Tc Qs", up="9h", then=""),
    Outcome.MAKE: told("", "Jh Ah Qh As Ks", up="Tc", then="pass pass pass name h"),
    Outcome.EUCHRE: told("Ac Kc", "9h Th Jc Qc Kd", up="9d", rules=TWO, then="order"),
    Outcome.MARCH: told("9c Tc Jc Qc Kc", "Jd Jh Ad Kd As", up="9d", rules=TWO,
                        then="order leave Jd 9c Jh Tc Ad Jc"),
    Outcome.STOP_MARCH: told("9c Tc Jc Qc Kc", "Jd Jh Ad Kd As", up="9d", rules=TWO,
                             then="order leave Jd 9c Jh Tc Ad Jc Kd"),
    None: told("Ah Ac As Kd Ad", "9h Th 9c Tc 9s", up="9d", rules=TWO,
               then="order leave 9h Ah Ac 9c As 9s"),
}  # fmt: skip


@pytest.mark.parametrize("measure", MEASURES)
def test_what_a_decision_is_about(measure: Outcome | None) -> None:
    assert measure_of(seen(MEASURES[measure])) is measure


def test_shares_are_added_up_alike_by_every_python() -> None:
    shares: dict[Ending | None, float] = {
        Ending(1, alone, 3): 0.1 for number in range(10) for alone in ((0,) * number,)
    }
    assert share_of(Estimate(Pass(), NOTHING, 0.0, 0.0, 0.0, shares), Outcome.MAKE, LEAD) == 1.0


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_with_two_tricks_to_go_the_hint_is_that_of_brute_force_over_all_worlds(
    rules: Rules,
) -> None:
    for view, _ in late(rules, count(100)):
        snapshot = advise(view)
        assert snapshot.is_exact or rules.players == 4
        if not snapshot.is_exact:
            continue
        worths = {play: worth_of(view, play) for play in view.legal if isinstance(play, Play)}
        best = max(worth.value for worth in worths.values())
        for option in snapshot.options:
            assert isinstance(option.action, Play)
            worth = worths[option.action]
            assert (option.value, option.chance) == pytest.approx((worth.value, worth.chance))
            is_best = option.standing in {Standing.BEST, Standing.SAME}
            assert is_best is (worth.value == pytest.approx(best))
        assert snapshot.options[0].standing is Standing.BEST
