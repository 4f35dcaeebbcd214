"""The play before the last two cards: drawing trump, counting, guarding the left."""

from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from tests.bots.complaints.asked import Asked, Known
from tests.bots.positions import told
from tests.rules.positions import FOUR

STUCK = Rules(players=4, stick_the_dealer=True)
NAMED = "pass pass pass name h dummy"


def maker_leads(five: str) -> Phase:
    """Seat 1 has named hearts, kept those five, and is to lead."""
    then = f"{NAMED} keep {five} together together"
    return told("", five, dummy="9d Td Qc Kc 9c", up="Tc", then=then)


POSITIONS = [
    Asked(
        "a maker with three trumps draws before cashing an ace", "Jh", Known.JUDGEMENT,
        maker_leads("Jh Ah Qh As Ks"),
    ),
    Asked(
        "a maker with both bowers draws with one of them", "Jh | Jd", Known.JUDGEMENT,
        maker_leads("Jh Jd 9h As Ks"),
    ),
    Asked(
        "a maker with the left does not lead the nine to the right", "Jd | Ah", Known.JUDGEMENT,
        maker_leads("Jd Ah 9h Qs As"),
        errs={"easy": 5},
    ),
    Asked(
        "a maker leads aces once both opponents have shown that they have no trump", "As | Ks",
        Known.JUDGEMENT,
        told(
            "9c Kd Qd Ts 9s", "Jh Jd Ah As 9d", "Kc Ad Td Qs Js",
            dummy="9h Qc Ac Jc Ks", up="Tc",
            then=f"{NAMED} keep Jh Jd Ah As Ks together together Jh Kc 9c",
        ),
    ),
    Asked(
        "a maker with ace and king of trump does not lead the nine", "Ah | Kh", Known.JUDGEMENT,
        maker_leads("Ah Kh 9h Qs As"),
        errs={"easy": 5},
    ),
    Asked(
        "the king is known to be the highest once the ace was played", "Ks", Known.JUDGEMENT,
        told(
            "Qs 9s Qd Td Kc", "Jh Ah Kh Ts Ac", "As Ks 9c Tc 9d",
            dummy="Js Jc Qc Jd Qh", up="Th", dealer=1,
            then="pass pass order take Ac dummy keep Jh Ah Kh Ts Th together together As 9s Ts",
        ),
    ),
    Asked(
        "the king of a suit that nobody can lead is thrown", "Ks", Known.DOMINATES,
        told(
            "Ks Qd Ts 9s 9c", "Jh Ah Kh Qh As", "Qs Js Kc Qc Td",
            dummy="9h Jc Ac Ad Kd", up="Tc",
            then=f"{NAMED} keep Jh Ah Kh Qh As together together "
            "As Qs 9s Jh Qc 9c Ah Kc Ts Kh Js",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "the second seat leaves the queen to the fellow's ace", "Kc | Qc | Td | 9d",
        Known.JUDGEMENT,
        told(
            "As Qd Ts 9s Jc", "Jd Ah Kh Qs 9c", "Jh Kc Qc Td 9d",
            dummy="Qh Js Tc Ad Kd", up="Ac",
            then=f"{NAMED} keep Jd Ah Kh Qs 9c together together Qs",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "the guard of the left is not thrown on the fellow's ace", "9s | Qs | Kd",
        Known.JUDGEMENT,
        told(
            "Jd 9h Qs 9s Kd", "Ah Kh Qh Tc 9c", "Ac Kc Qd Td 9d",
            dummy="Js Ts Jc Ad Ks", up="Qc",
            then=f"{NAMED} keep Ah Kh Qh Tc Ad together together Tc Ac",
        ),
    ),
    Asked(
        "the guard of the left ruffs where the euchre needs the trick", "9h",
        Known.DOMINATES,
        told(
            "Jd 9h Ts 9s Kd", "Ah Kh Qh Ac Tc", "Qs Kc Qd Td 9c",
            dummy="Js Jc Ad Ks As", up="Qc",
            then=f"{NAMED} keep Ah As Ks Ac Tc together together As Qs 9s Ks Td Ts Ac 9c",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "a loner who needs the trick does not ruff low", "Ah | Jh", Known.JUDGEMENT,
        told(
            "Kd Ac Kc Qc Qs", "Jh Ah 9h Td 9c", "Qd 9s Ts Jd Th", "9d Tc Jc Js Ks",
            up="As", rules=FOUR,
            then="pass pass pass pass name h alone together together "
            "Qd Kd Td Ac 9c 9s Kc",
        ),
    ),
    Asked(
        "trump is led to the partner who made it", "Qh | 9h", Known.JUDGEMENT,
        told(
            "", "Jh Ah Kh Tc 9d", "", "Qh 9h Ks Qs 9c",
            up="Td", dealer=2, rules=FOUR,
            then="pass pass pass pass pass pass name h together",
        ),
        errs={"easy": 5, "expert": 1},
    ),
    Asked(
        "trump is led to the partner who was stuck too", "Qh | 9h", Known.JUDGEMENT,
        told(
            "Js Tc Jc 9s Th", "Jh Kh Ts Ac 9d", "Qs Kc Ad Td Jd", "As Qh 9h Kd Qc",
            up="9c", dealer=1, rules=STUCK,
            then="pass pass pass pass pass pass pass name h together Qs As 9s Ts",
        ),
        errs={"easy": 5, "normal": 5, "hard": 5},
    ),
]  # fmt: skip
