"""Bids that anybody would make, and bids that nobody should."""

from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from tests.bots.complaints.asked import Asked, Known
from tests.bots.positions import told
from tests.rules.positions import FOUR, THREE, TWO

STUCK = Rules(players=4, stick_the_dealer=True)
HANDED = {2: "two-handed", 3: "three-handed", 4: "four-handed"}
PLACES = {
    2: ("last", "first"),
    3: ("last", "first", "second"),
    4: ("last", "first", "second", "third"),
}


def at(
    seat: int,
    hand: str,
    up: str,
    rules: Rules,
    *,
    turned_down: bool = False,
    scores: tuple[int, ...] | None = None,
) -> Phase:
    """That seat is to bid, all before it have passed, and seat 0 deals."""
    hands = [""] * rules.players
    hands[seat] = hand
    passes = (seat - 1) % rules.players + (rules.players if turned_down else 0)
    return told(*hands, up=up, rules=rules, scores=scores, then="pass " * passes)


POSITIONS = [
    *(
        Asked(
            f"right, ace and king order, {HANDED[rules.players]}, {PLACES[rules.players][seat]}",
            "order",
            Known.JUDGEMENT,
            at(seat, "Jh Ah Kh Tc Qs", "9h", rules),
            errs={"hard": 1, "expert": 1} if rules is FOUR and seat == 3 else {},
        )
        for rules in (TWO, THREE, FOUR)
        for seat in range(rules.players)
    ),
    *(
        Asked(
            f"right, ace and king are named, {HANDED[rules.players]}",
            "name h",
            Known.JUDGEMENT,
            at(1, "Jh Ah Kh Tc Qs", "9c", rules, turned_down=True),
        )
        for rules in (TWO, THREE, FOUR)
    ),
    Asked(
        "three sure tricks order at 9, two-handed",
        "order",
        Known.WINS_GAME,
        at(1, "Jh Jd Ah 9c Ts", "Kh", TWO, scores=(9, 9)),
    ),
    Asked(
        "three sure tricks order at 9, three-handed",
        "order",
        Known.WINS_GAME,
        at(1, "Jh Jd Ah 9c Ts", "Kh", THREE, scores=(9, 9, 9)),
    ),
    Asked(
        "three sure tricks order at 9, four-handed",
        "order",
        Known.WINS_GAME,
        at(3, "Jh Jd Ah 9c Ts", "Kh", FOUR, scores=(9, 9)),
    ),
    Asked(
        "three sure tricks are named at 9, four-handed",
        "name s",
        Known.WINS_GAME,
        at(2, "Js Jc As 9h Td", "Kh", FOUR, turned_down=True, scores=(9, 9)),
        errs={"easy": 1},
    ),
    Asked(
        "two bare bowers do not arm the opposing dealer, four-handed",
        "pass",
        Known.JUDGEMENT,
        at(1, "Jh Jd 9c Tc Qs", "Ah", FOUR),
        errs={"easy": 4},
    ),
    Asked(
        "two bare bowers do not arm the opposing dealer, two-handed",
        "pass",
        Known.JUDGEMENT,
        at(1, "Jh Jd 9c Tc Qs", "Ah", TWO),
        errs={"easy": 5},
    ),
    Asked(
        "two bare bowers order where the dummy helps them",
        "order",
        Known.JUDGEMENT,
        at(1, "Jh Jd 9c Tc Qs", "Kh", THREE),
    ),
    Asked(
        "three low trumps assist the partner who turned the king up",
        "order",
        Known.JUDGEMENT,
        at(2, "9h Th Qh 9s Tc", "Kh", FOUR),
        errs={"easy": 5, "hard": 1},
    ),
    Asked(
        "three trumps with the king assist the partner",
        "order",
        Known.JUDGEMENT,
        at(2, "9h Qh Kh 9s Tc", "Th", FOUR),
        errs={"easy": 4},
    ),
    Asked(
        "three trumps with the ace assist the partner",
        "order",
        Known.JUDGEMENT,
        at(2, "9h Th Ah Qs Tc", "Qh", FOUR),
        errs={"easy": 4},
    ),
    Asked(
        "left, king and an ace assist the partner",
        "order",
        Known.JUDGEMENT,
        at(2, "Kh Jd Ah Qs Tc", "Qh", FOUR),
    ),
    Asked(
        "three trumps assist the partner who turned the right up",
        "order",
        Known.JUDGEMENT,
        at(2, "9h Th Ah Qs Tc", "Jh", FOUR),
        errs={"easy": 3},
    ),
    Asked(
        "nothing at all is passed, two-handed",
        "pass",
        Known.JUDGEMENT,
        at(1, "9c Tc Qs 9s Td", "Jh", TWO),
    ),
    Asked(
        "nothing at all is passed, three-handed",
        "pass",
        Known.JUDGEMENT,
        at(1, "9c Tc Qs 9s Td", "Jh", THREE),
    ),
    Asked(
        "nothing at all is passed, four-handed",
        "pass",
        Known.JUDGEMENT,
        at(1, "9c Tc Qs 9s Td", "Jh", FOUR),
    ),
    Asked(
        "a dealer about to lose keeps the right with a nine and an ace, two-handed",
        "order",
        Known.JUDGEMENT,
        at(0, "9h Ac Tc Ks Qd", "Jh", TWO, scores=(3, 9)),
    ),
    Asked(
        "a dealer about to lose keeps the bare right, three-handed",
        "order",
        Known.JUDGEMENT,
        at(0, "9c Tc Ks Qd 9d", "Jh", THREE, scores=(5, 9, 3)),
    ),
    Asked(
        "a dealer about to lose keeps the right with a nine and an ace, four-handed",
        "order",
        Known.JUDGEMENT,
        at(0, "9h Ac Tc Ks Qd", "Jh", FOUR, scores=(4, 9)),
    ),
    Asked(
        "a dealer with ace and nine accepts the right",
        "order",
        Known.JUDGEMENT,
        at(0, "Ah 9h Ks Qd Ac", "Jh", FOUR),
    ),
    Asked(
        "next is named by the first seat on the right and a small trump",
        "name s",
        Known.JUDGEMENT,
        at(1, "Js 9s 9c Td Kh", "Tc", FOUR, turned_down=True),
        errs={"easy": 1},
    ),
    Asked(
        "a stuck dealer names his three diamonds",
        "name d",
        Known.JUDGEMENT,
        at(0, "9c Qs Ad Qd Td", "9h", STUCK, turned_down=True),
    ),
]
