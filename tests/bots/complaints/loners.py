"""Loners that cannot be made or are worth nothing, and loners that everybody plays."""

from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from tests.bots.complaints.asked import Asked, Known
from tests.bots.positions import told
from tests.rules.positions import FOUR, THREE

FOUR_POINTS, FIVE_POINTS = Rules(lone_march=4), Rules(lone_march=5)
FIVE_BEST = "Jh Jd Ah Kh Qh"


def named(hand: str, rules: Rules, score: int = 0) -> Phase:
    """Seat 1, at that score, has named hearts over the ten of clubs."""
    scores = tuple(score if side == 1 else 0 for side in range(len(rules.seating.sides)))
    then = "pass " * rules.players + "name h"
    return told("9c", hand, up="Tc", rules=rules, scores=scores, then=then)


def right_bower_taken(rules: Rules) -> Phase:
    """Seat 1 has ordered the right bower into the hand of the dealer, an opponent."""
    return told("9c Tc", "Jd Ah Kh Qh As", up="Jh", rules=rules, then="order take 9c")


def against_loner(hand: str, rules: Rules = FOUR, score: int = 0) -> Phase:
    """Seat 1 has ordered the nine up and plays alone; seat 2, at that score, has that hand."""
    scores = tuple(score if side == 0 else 0 for side in range(len(rules.seating.sides)))
    maker = "Kh Qh Th Ac Kc"
    then = "order take 9c alone"
    return told("9c Tc", maker, hand, up="9h", rules=rules, scores=scores, then=then)


POSITIONS = [
    Asked(
        "the five best go alone at lone march 4",
        "alone",
        Known.SCORES_MOST,
        named(FIVE_BEST, FOUR_POINTS),
        errs={"easy": 5},
    ),
    Asked(
        "the five best go alone at lone march 5",
        "alone",
        Known.SCORES_MOST,
        named(FIVE_BEST, FIVE_POINTS),
        errs={"easy": 5},
    ),
    Asked(
        "the five best go alone four-handed",
        "alone",
        Known.SCORES_MOST,
        named(FIVE_BEST, FOUR),
        errs={"easy": 5},
    ),
    Asked(
        "the five best go alone where four points win",
        "alone",
        Known.SCORES_MOST,
        named(FIVE_BEST, FOUR, 7),
        errs={"easy": 5},
    ),
    Asked(
        "both bowers, ace, king and an ace go alone at lone march 5",
        "alone",
        Known.JUDGEMENT,
        named("Jh Jd Ah Kh As", FIVE_POINTS),
        errs={"easy": 5},
    ),
    Asked(
        "both bowers, ace, king and an ace go alone four-handed",
        "alone",
        Known.JUDGEMENT,
        named("Jh Jd Ah Kh As", FOUR),
        errs={"easy": 5},
    ),
    Asked(
        "the left goes alone where the partner lays the right down",
        "alone",
        Known.SCORES_MOST,
        told("9c Tc", "9s", "Jd Ah Kh Qh Th", up="Jh", rules=FOUR, then="pass order take 9c"),
        errs={"easy": 5},
    ),
    Asked(
        "the right in an opposing dealer's hand forbids it at lone march 4",
        "dummy",
        Known.CANNOT_MARCH,
        right_bower_taken(FOUR_POINTS),
    ),
    Asked(
        "the right in an opposing dealer's hand forbids it at lone march 5",
        "dummy",
        Known.CANNOT_MARCH,
        right_bower_taken(FIVE_POINTS),
    ),
    Asked(
        "the right in an opposing dealer's hand forbids it four-handed",
        "together",
        Known.CANNOT_MARCH,
        right_bower_taken(FOUR),
    ),
    Asked(
        "at 9 alone adds nothing four-handed",
        "together",
        Known.ADDS_NOTHING,
        named("Jh Ah Kh As Ts", FOUR, 9),
    ),
    Asked(
        "at 8 alone adds nothing four-handed",
        "together",
        Known.ADDS_NOTHING,
        named("Jh Ah Kh As Ks", FOUR, 8),
    ),
    Asked(
        "at 7 alone adds nothing at lone march 5",
        "dummy",
        Known.ADDS_NOTHING,
        named("Jh Ah Kh As Ks", FIVE_POINTS, 7),
    ),
    Asked(
        "at 9 alone adds nothing at lone march 4",
        "dummy",
        Known.ADDS_NOTHING,
        named("Jh Ah Kh As Ts", FOUR_POINTS, 9),
    ),
    Asked(
        "at lone march 3 alone adds nothing",
        "dummy",
        Known.ADDS_NOTHING,
        named("Jh Jd Ah As Ts", THREE),
    ),
    Asked(
        "two bowers and rags take the partner along",
        "together",
        Known.JUDGEMENT,
        named("Jh Jd 9h Ts 9c", FOUR),
    ),
    Asked(
        "two bowers and rags take the dummy at lone march 5",
        "dummy",
        Known.JUDGEMENT,
        named("Jh Jd 9h Ts 9c", FIVE_POINTS),
    ),
    Asked(
        "three sure tricks defend alone",
        "alone",
        Known.SCORES_MOST,
        against_loner("Jh Jd Ah As 9s"),
        errs={"easy": 5},
    ),
    Asked(
        "at 8 a lone defender adds nothing",
        "together",
        Known.ADDS_NOTHING,
        against_loner("Jh Jd Ah As 9s", score=8),
    ),
    Asked(
        "nothing at all does not defend alone",
        "together",
        Known.JUDGEMENT,
        against_loner("9s Ts Qs 9d Td"),
    ),
    Asked(
        "two aces do not defend alone", "together", Known.JUDGEMENT, against_loner("As Ks Qs Ad 9d")
    ),
    Asked(
        "nothing at all does not defend alone three-handed",
        "together",
        Known.JUDGEMENT,
        against_loner("9s Ts Qs 9d Td", THREE),
    ),
]
