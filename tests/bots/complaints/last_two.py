"""The right card of the last two."""

from tests.bots.complaints.asked import Asked, Known
from tests.bots.positions import told
from tests.rules.positions import FOUR, TWO

POSITIONS = [
    Asked(
        "the right is led before a ten", "Js", Known.DOMINATES,
        told(
            "Qc 9d Kd Ah Qs", "Tc Jc Qd Kh Js",
            up="As", rules=TWO,
            then="pass order take Qc "
            "Kh Ah Kd Qd 9d Jc",
        ),
    ),
    Asked(
        "the ace of trump is led before the ace of hearts", "Ad", Known.DOMINATES,
        told(
            "Tc Qc Jd Jh As", "9d Kd Ad Ah Ts",
            up="Td", rules=TWO,
            then="order take Tc "
            "Kd Jh As Ts Qc 9d",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "a maker who needs one of two keeps the trump", "Td", Known.DOMINATES,
        told(
            "Tc Td Qd Ah 9s", "9c Jc Kh Qs Ks",
            up="Ac", rules=TWO,
            then="pass order take 9s "
            "Kh Ah Qd 9c Qs Tc",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "a maker ruffs where throwing might be a euchre", "As", Known.DOMINATES,
        told(
            "Kc 9d Kd Ad Th", "9c Qc Td Ah Ks",
            up="As", dealer=1, rules=TWO,
            then="pass order take Td "
            "Kd Ks Ah Th Qc Kc 9d",
        ),
    ),
    Asked(
        "a loner draws the last trump before he cashes the ace", "Ah", Known.DOMINATES,
        told(
            "9c Qc Ac 9d Qd", "Jd Kd Th Ts Js", "Tc Kc Td Ad 9h", "Jh Kh Ah Ks As",
            up="9s", dealer=2, rules=FOUR,
            then="pass pass pass pass name h alone together together "
            "Ac Tc Kh Jh 9d 9h Ks Qd Td",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "a loner draws the last trump before he cashes the ace of diamonds",
        "Kh", Known.DOMINATES,
        told(
            "Qc Ac Qd Ah Qs", "9c Kc Jd 9s Ks", "9d Td Qh Ts As", "Tc Kd Ad 9h Jh",
            up="Kh", dealer=3, rules=FOUR,
            then="pass pass pass order take Tc alone together together "
            "Ac 9d 9h Jh Ah Qh Kd Qd Td",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "a loner of two tricks cashes the ace and keeps the trump", "As", Known.DOMINATES,
        told(
            "Jc Jd Th Qh Js", "Ac Kd Jh 9s Ks", "9d Td Qd Qs As", "9c Tc Kh Ah Ts",
            up="Ad", dealer=2, rules=FOUR,
            then="pass pass pass order take Qs alone together together "
            "Kh 9s 9d Ad 9c Jh Ac Td Tc",
        ),
    ),
    Asked(
        "a loner of two tricks ruffs with the king", "Kc", Known.DOMINATES,
        told(
            "Qc Kc Kh Ah Ks", "Ac 9d Ad 9h Ts", "Td Kd Th Jh As", "9c Tc Qd Js Qs",
            up="Jc", rules=FOUR,
            then="pass pass pass order take Ks alone together together "
            "Ad Qd Qc Jc Ac 9c Kh 9h Tc Qs",
        ),
    ),
    Asked(
        "a loner who is last ruffs the king", "Qh", Known.DOMINATES,
        told(
            "Qc Kd Ad Jh Qh", "9h Kh Ah Qs Ks", "9c Jc Ac 9s Js", "Tc Kc 9d Td As",
            up="Th", rules=FOUR,
            then="pass pass pass order take Qc alone together together "
            "Qs As Th Jh 9h 9d Kd Kh Td Ks Tc",
        ),
    ),
    Asked(
        "a loner of three tricks leads the ace", "Ac", Known.DOMINATES,
        told(
            "Jc Ac Jd 9h Jh", "9c Tc Qc Th Ks", "Td Kh Ah Js As", "Kc 9d Qd Kd Qh",
            up="Ad", rules=FOUR,
            then="pass pass pass order take 9h alone together together "
            "Ks Qh Ad Jh 9c 9d Jd Tc Qd",
        ),
    ),
    Asked(
        "a maker leads no trump to opponents who have shown that they have none",
        "Qh", Known.DOMINATES,
        told(
            "9c Ac Kd Qh Ah", "Td Th Ts Ks As", "Qc Kc Jd Qd Js", "9d Ad 9h Kh 9s",
            up="Jc", rules=FOUR,
            then="pass order take Kd together "
            "Td Jd Ad 9c Jc Th Qc 9s Ah Ts Qd 9h",
        ),
        errs={"easy": 5, "expert": 3},
    ),
    Asked(
        "a defender ruffs with the king and keeps the right", "Kc", Known.DOMINATES,
        told(
            "Tc Td Ad 9h Kh", "Qc Qh 9s Ts Js", "9c Kc Qd Jh As",
            dummy="Ac 9d Kd Ah Qs", up="Jc", dealer=2,
            then="pass order take Jh dummy keep Qc Ac Qh Ah Js together together "
            "Ad Qc Qd Ah 9c 9h As Td Ac Qh",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "a maker draws with the right before the ace", "Jh", Known.DOMINATES,
        told(
            "Jc Qc Kd Ts Ks", "9c Td Ad Jh Kh", "Tc Jd 9h Qh As",
            dummy="9d Qd Th 9s Js", up="Ah", dealer=2,
            then="pass order take Tc dummy keep Qd Ad Th Jh Kh together together "
            "Kd Qd As Ks Th Qh 9h Ts Kh",
        ),
    ),
    Asked(
        "the ace is kept whose suit can still come", "Ah", Known.DOMINATES,
        told(
            "9c Td Ad Jh Ah", "Tc Qc Qd Js As", "Ac Jd Th Qh Ks",
            dummy="Kc Kd Kh 9s Qs", up="Ts", dealer=2,
            then="pass order take Jd dummy keep Kh 9s Js Qs As together together "
            "Ad 9s Ts Ac 9c Qs Js Ks Td Kh Th",
        ),
    ),
    Asked(
        "the last to play keeps the ace whose suit was never led", "Ad", Known.DOMINATES,
        told(
            "Ac Td Ad Kh Js", "Jc Jd Qh 9s Qs", "9c Tc Kc 9h Ks", "Qc Qd Th Jh Ts",
            up="As", rules=FOUR,
            then="pass pass pass order take Kh together "
            "Qh 9h Th As Js 9s Ks Ts Ac Qs 9c Qc Jd Tc Qd",
        ),
    ),
    Asked(
        "the last to play wins with the ace and keeps the left", "As", Known.DOMINATES,
        told(
            "Qc 9d Kh Js As", "Tc Jc Ac 9h Jh", "Kc Kd Ad Ah 9s",
            dummy="Jd Qd Th Qh Ks", up="Ts",
            then="order take 9d dummy keep Jc Ac Jh Qh Ks together together "
            "Ac Kc Qc Jh Ah Kh Kd Ts Ks Qh 9s",
        ),
    ),
    Asked(
        "the last to play takes the queen with the left", "Js", Known.DOMINATES,
        told(
            "Kc Jd Jh Qs As", "9c Qc Kd 9s Js", "Ac 9d Td 9h Qh",
            dummy="Jc Qd Ad Th Kh", up="Tc", dealer=2,
            then="order take 9h dummy keep Jc Kc Ad Qs As together together "
            "Jc 9c Tc Ad Kd 9d As 9s Ac Td Kc",
        ),
    ),
    Asked(
        "a defender throws the jack whose suit is gone", "9h", Known.DOMINATES,
        told(
            "9c Tc Jc Ah Js", "Qc 9d Td Qd Ad", "Jd Qh Kh Ts As", "Ac Kd 9h Jh Qs",
            up="Kc", dealer=3, rules=FOUR,
            then="order take Qs alone together together "
            "Ad Kd 9c Js Qc Kc Jc 9d Ac Ah Td",
        ),
    ),
    Asked(
        "the second seat ruffs with the queen and keeps the right", "Qd", Known.DOMINATES,
        told(
            "9c Jc 9d Jd Ah", "Qc Ac 9h Th Ts", "Kd Ad Qh 9s Ks",
            dummy="Kc Td Kh Js Qs", up="Qd",
            then="pass order take 9c dummy keep Td Kd Ad Qs Ks together together "
            "Ac Td Jc Qs 9d Ts Ah 9h Kd Ks",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "the second seat ruffs with the ten and keeps the right for the fellow to come",
        "Th", Known.DOMINATES,
        told(
            "Td Kd Ah 9s As", "9c Jc Jd 9h Kh", "Ac Jh Ts Js Qs", "Qc Kc Qd Ad Ks",
            up="Th", dealer=2, rules=FOUR,
            then="pass pass order take Ts together "
            "Ks As 9h Js 9c Ac Qc 9s Qs Qd Td Kh Jc",
        ),
        errs={"easy": 5, "normal": 5, "hard": 5},
    ),
]  # fmt: skip
