"""What wins the game is told where it decides, and only while it can still come about."""

from euchre.bots.explain import Motive
from euchre.coach.estimate import Estimator, Judgement
from euchre.coach.hints.facts import Fact, Outcome, What
from euchre.coach.hints.playing import of_cards
from euchre.coach.hints.reasons import reasons
from euchre.coach.hints.winning import wins_game
from euchre.rules.cards import parse_card
from euchre.rules.phase import Phase
from euchre.ui.words.because import because
from tests.bots.complaints import sides
from tests.bots.positions import explained, seen, told

NAMES = ("Zoe", "Ada", "Bix")


def judged(position: Phase, samples: int = 60) -> Judgement:
    """The judgement of whoever is to act."""
    estimator = Estimator(seen(position))
    estimator.look(samples)
    return estimator.judgement()


def declaring(scores: tuple[int, int, int]) -> Phase:
    """A maker without the bowers, who takes the dummy or goes alone."""
    return told(
        "Kc Qc Td 9d Ts", "Qh Th 9h Kd Ac", "Qd Ah As Ks Qs", dummy="Ad Kh 9c Tc Jc", up="9s",
        then="pass pass pass name h", scores=scores,
    )  # fmt: skip


def fourth_trick(scores: tuple[int, int, int]) -> Phase:
    """A maker who has three tricks leads to the fourth: it is no euchre any more."""
    return told(
        "Qh 9c Qd Ts Qs", "Jh Jd Ah Kc 9d", "9h Ks As Kh Td", dummy="Qc Jc Js 9s Th", up="Tc",
        scores=scores,
        then="pass pass pass name h dummy keep Jh Jd Ah Kc 9d together together "
        "Jh 9h Qh Jd Kh 9c Ah Td Ts Kc",
    )  # fmt: skip


def test_a_euchre_that_takes_an_opponent_to_the_target_is_told_where_it_decides() -> None:
    found = judged(declaring((8, 4, 3)))
    fact = wins_game(found, found.best, found.estimates[-1])
    assert fact == Fact(What.WINS_GAME, seats=(0,), number=10, outcome=Outcome.EUCHRED)
    assert fact is not None
    assert because([fact], found.view, NAMES) == ["A euchre would take Zoe to 10."]
    told_of = reasons(found, over=found.estimates[-1].action)
    assert (0,) in {each.seats for each in told_of}
    assert " ".join(because(told_of, found.view, NAMES)).endswith("; that takes Zoe to 10.")


def test_nobody_is_said_to_win_by_what_is_not_enough() -> None:
    found = judged(declaring((7, 4, 3)))
    assert wins_game(found, found.best, found.estimates[-1]) is None


def test_no_euchre_is_told_of_that_can_no_longer_come_about() -> None:
    position = fourth_trick((8, 2, 1))
    found = judged(position)
    for estimate in found.estimates[1:]:
        for fact in reasons(found, over=estimate.action):
            assert fact.what is not What.WINS_GAME
            assert not (fact.outcome and fact.seats)
    assert explained(position).motive is not Motive.HOLD_BACK


def test_the_fellow_whom_a_euchre_would_make_the_winner_is_told_of() -> None:
    position = next(
        asked.position for asked in sides.POSITIONS if "euchre wins the game" in asked.says
    )
    found = judged(position)
    fact = wins_game(found, found.best, found.estimates[-1])
    assert fact == Fact(What.WINS_GAME, seats=(2,), number=10, outcome=Outcome.EUCHRE)
    assert fact in reasons(found)


def test_a_trick_that_a_fellow_may_still_take_is_not_said_to_be_left_to_the_maker() -> None:
    view = seen(
        told(
            "Js Ts 9h Th Qd", "Jc 9c Kd Ad Qc", "As Ks Ah Kh 9d", dummy="Qs 9s Jd Td Kc", up="Tc",
            dealer=1,
            then="pass pass pass name s dummy keep As Ks Ah Kh 9d together together As",
        )
    )  # fmt: skip
    facts = of_cards(view, parse_card("Js"), parse_card("Ts"))
    assert What.LEAVES not in {fact.what for fact in facts}
    (fact,) = (fact for fact in facts if fact.what is What.LEAVES_UNLESS)
    assert fact.seats == (2, 1)
    (sentence,) = because([fact], view, ("You", "Ada", "Bix"))
    assert sentence.startswith(
        "The 10 of spades would leave the trick to Bix; Ada can beat the ace of spades "
    )
