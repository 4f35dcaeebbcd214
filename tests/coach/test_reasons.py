"""Reasons: whatever is said of a decision is true of the cards and of the numbers."""

import re
from collections.abc import Iterator

import pytest

from euchre.coach.estimate import Estimator, Judgement
from euchre.coach.hints.calling import of_call
from euchre.coach.hints.facts import Fact, Outcome, What
from euchre.coach.hints.playing import of_cards
from euchre.coach.hints.reasons import FACTS, reasons
from euchre.coach.hints.trick import Table
from euchre.rules.actions import Play
from euchre.rules.cards import parse_card
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.ui.words.because import because
from tests.bots.positions import decisions, seen
from tests.bots.positions import told as told_
from tests.coach.referee import Referee, holds
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO

TABLES = (
    Rules(),
    Rules(players=2, target=4),
    Rules(players=4),
    Rules(target=3, lone_march=5, super_euchre=True),
    Rules(deck=25, joker_suit="dealer", stick_the_dealer=True),
    Rules(players=4, deck=32, forced_pickup=True, defend_alone="any"),
    Rules(players=2, deck=25, any_suit=True),
)
ACE = parse_card("Ac")
GAMES = 60
SAMPLES = 8
EVERY = 9
"""Of so many decisions one is judged."""


def judged(rules: Rules, games: int) -> Iterator[tuple[Phase, Judgement]]:
    """Each decision that is one, of games that bots play, with a quick judgement."""
    for place, (position, view, _) in enumerate(decisions(rules, games)):
        if len(view.legal) > 1 and view.phase != "joker" and place % EVERY == 0:
            estimator = Estimator(view)
            estimator.look(SAMPLES)
            yield position, estimator.judgement()


def told(position: Phase, judgement: Judgement) -> Iterator[tuple[Fact, Referee]]:
    """All that could be said for the best option, and all that is said, against each other one."""
    view, best = judgement.view, judgement.best.action
    for estimate in judgement.estimates[1:]:
        other = estimate.action
        referee = Referee(position, judgement, best, other)
        if isinstance(best, Play) and isinstance(other, Play):
            about = of_cards(view, best.card, other.card)
        else:
            about = of_call(view, best, other)
        for fact in (*about, *reasons(judgement, best, other)):
            yield fact, referee


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_no_fact_is_contradicted_by_the_cards_or_the_numbers(rules: Rules) -> None:
    for position, judgement in judged(rules, count(GAMES)):
        for fact, referee in told(position, judgement):
            assert holds(fact, referee), (fact, str(judgement.view), referee.action, referee.other)


def test_the_referee_finds_what_is_not_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def always(*_: object) -> bool:
        return True

    monkeypatch.setattr(Table, "stands", always)  # no card would ever be beaten
    wrong = [
        fact.what
        for position, judgement in judged(THREE, 1)
        for fact, referee in told(position, judgement)
        if not holds(fact, referee)
    ]
    assert What.WINS in wrong


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_what_is_said_to_happen_so_often_does(rules: Rules) -> None:
    told_of: list[tuple[float, bool]] = []
    for place, (position, view, _) in enumerate(decisions(rules, count(150))):
        if view.phase == "play" and len(view.legal) > 1 and place % 2:
            first, *_, last = (play.card for play in view.legal if isinstance(play, Play))
            judgement = Judgement(view, (), 0, is_exact=False)
            referee = Referee(position, judgement, Play(last), Play(first))
            for fact in of_cards(view, last, first):
                happens = referee.happens(fact)
                if happens is not None:
                    told_of.append((fact.share, happens))
    said = sum(share for share, _ in told_of) / len(told_of)
    so = sum(happens for _, happens in told_of) / len(told_of)
    assert len(told_of) > 10
    assert said == pytest.approx(so, abs=2.5 / len(told_of) ** 0.5)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_reasons_are_one_or_two_whole_sentences(rules: Rules) -> None:
    names = ("Zoe", "Ada", "Cleo", "Bix")[: rules.players]
    for _, judgement in judged(rules, count(GAMES)):
        facts = reasons(judgement)
        sentences = because(facts, judgement.view, names)
        assert len(set(facts)) == len(facts) == len(sentences) <= FACTS
        assert sentences
        for sentence in sentences:
            assert re.fullmatch(r"[A-Z0-9][^{}]+[.]", sentence), sentence
            assert "  " not in sentence


@pytest.mark.parametrize("what", What)
def test_there_is_a_sentence_for_every_fact(what: What) -> None:
    view = seen(told_("Ah Ac As Kd Ad", up="9d", then="order", rules=TWO))
    fact = Fact(
        what, card=ACE, seats=(1, 0), suit=ACE.suit, cards=(ACE,), over=ACE, over_cards=(ACE,),
        action=Play(ACE), other=Play(ACE), outcome=Outcome.MAKE, number=1, share=0.5, against=0.4,
    )  # fmt: skip
    (sentence,) = because([fact], view, ("You", "Ada"))
    assert re.fullmatch(r"[A-Z][^{}]+[.]", sentence), sentence
