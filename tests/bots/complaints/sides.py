"""The fellow's winning card: left to him, or taken only where that gains."""

from tests.bots.complaints.asked import Asked, Known
from tests.bots.defenders import fellow_leads, fellow_wins
from tests.bots.positions import told
from tests.rules.positions import FOUR

POSITIONS = [
    Asked(
        "a defender throws the lowest under the fellow's ace of the suit led", "Ts | Js",
        Known.JUDGEMENT, fellow_wins("Ks Ts Ah 9h Js"),
    ),
    Asked(
        "a defender who cannot follow does not ruff the fellow's first ace", "Kc | 9d | Jc",
        Known.JUDGEMENT, fellow_wins("Kc 9d Ah 9h Jc"),
    ),
    Asked(
        "a defender does not ruff the fellow's first king before the maker", "9s",
        Known.JUDGEMENT, fellow_leads("Kc"),
        errs={"expert": 4},
    ),
    Asked(
        "the last defender throws under the fellow's ace", "9d", Known.DOMINATES,
        told(
            "9c Jd Qd 9s As", "Qc 9d Ad 9h Th", "Ac Kd Jh Qh Ks",
            dummy="Kc Td Ts Js Qs", up="Ah", dealer=1,
            then="order take Qc dummy keep Kc Ac Jh Qh Ks together together "
            "Jh Jd 9h Kc 9c Th Ad Qh Qd Ks As",
        ),
    ),
    Asked(
        "the last defender throws under the fellow's ace of another suit",
        "Qc", Known.DOMINATES,
        told(
            "9c Jc Qd Jh Qh", "Tc Ah 9s Ts Qs", "Qc Ac 9d Jd 9h",
            dummy="Kc Ad Th Kh Js", up="Kd", dealer=2,
            then="order take 9h dummy keep Qd Ad Jh Qh Kh together together "
            "Ad Tc Jd Ac Qd 9s Jh Ts 9d Qh Ah",
        ),
    ),
    Asked(
        "the last defender does not overruff the fellow with the ace", "Jc", Known.DOMINATES,
        told(
            "Tc Jc Ad 9s Ts", "9h Th Jh Ah Qs", "Kc Jd Kd Js Ks",
            dummy="9c Ac 9d Qh Kh", up="Qd", dealer=2,
            then="pass order take Kc dummy keep Ac 9d Jh Kh Ah together together "
            "9s 9d Js Ac Qd Tc Ks Ts Jh Kh Kd",
        ),
    ),
    Asked(
        "the last defender does not overruff the fellow with the left", "Kd", Known.DOMINATES,
        told(
            "Tc Ad Jh 9s Qs", "9d Td Qh Ts Js", "Jc Qd Kd 9h Ah",
            dummy="Qc Kc Ac Jd As", up="Ks", dealer=2,
            then="order take 9h dummy keep Ac Ad 9s Qs As together together "
            "As Js Ks Qh Ah 9s Ad 9d Qd Ac Ts",
        ),
    ),
    Asked(
        "a defender does not ruff the fellow's ten before the maker", "Kh", Known.DOMINATES,
        told(
            "Jc Kd Th Qh Qs", "9c Td Ad Js Ks", "Kc Jd 9h Kh 9s",
            dummy="Qc Ac 9d Qd As", up="Ts", dealer=1,
            then="pass order take 9c dummy keep Jc Qc Ac Qs As together together "
            "Kc Ac Ts Ad Jd Qs Qc Ks 9h Td",
        ),
    ),
    Asked(
        "a defender does not ruff the fellow's ace before the maker", "Jc", Known.DOMINATES,
        told(
            "Td Kd Jh Qh Js", "Ac Ad 9h 9s As", "9c Tc Jc Qd Kh",
            dummy="Qc Kc Ah Qs Ks", up="9d", dealer=1,
            then="pass order take 9h dummy keep Td Kd Jh Qh Ah together together "
            "Kh Ah 9d Ac 9c Td Qh Ad Tc As",
        ),
    ),
    Asked(
        "a defender does not ruff the fellow's ace with the ten", "Tc", Known.DOMINATES,
        told(
            "9c Tc Jd 9h As", "Kc Jh 9s Ts Ks", "Jc Ac Kd Qh Ah",
            dummy="Qc 9d Qd Th Js", up="Td",
            then="order take 9h dummy keep Qc Kc 9d Qd Jh together together "
            "Jh Kd Jd As 9d Jc Qc Ac 9c Ah",
        ),
    ),
    Asked(
        "a defender covers the fellow's jack where the maker has two tricks",
        "Ah", Known.DOMINATES,
        told(
            "9d Jd Jh Qh Qs", "9c Tc Ad Th Ah", "Qc Ac Kh Js Ks",
            dummy="Jc Td Qd Kd 9h", up="As",
            then="pass order take 9d dummy keep Jc Qc Ac Js Ks together together "
            "Ad Jc Jd Js Qs 9c Ac As Tc Jh",
        ),
        errs={"easy": 5, "expert": 1},
    ),
    Asked(
        "a defender ruffs the fellow's jack where one trick more is a euchre",
        "Th", Known.DOMINATES,
        told(
            "Tc Jc Jd Kh Qs", "Td Ad Th 9s Ks", "9c 9h Qh Ts As",
            dummy="Kc Ac 9d Kd Js", up="Ah",
            then="pass order take Qs dummy keep Kc Ac 9h Qh As together together "
            "Ad 9h Kh Tc Td Kc As Ah 9s Jc",
        ),
        errs={"easy": 5, "normal": 5, "hard": 5},
    ),
    Asked(
        "a defender does not ruff where the euchre wins the game for the fellow",
        "Qd", Known.DOMINATES,
        told(
            "Tc Kc Jd 9s Js", "Jc Qd Ad Jh Kh", "9c Qc Td Ts As",
            dummy="Ac Kd 9h Th Ah", up="9d", dealer=2, scores=(2, 7, 8),
            then="order take 9c dummy keep Kc Ac Jd Kd Ah together together "
            "Jd Jh 9d Kc Jc Qc Ah Kh Td As Kd",
        ),
        errs={"easy": 5},
    ),
    Asked(
        "a defender of no points lets the maker make it where the fellow has nine",
        "9h", Known.DOMINATES,
        told(
            "9c Qc 9h Kh 9s", "Jc 9d Kd Ad As", "Tc Kc Qd Qh Ks",
            dummy="Ac Td Jd Th Ah", up="Js", dealer=2, scores=(0, 8, 9),
            then="pass order take Qh dummy keep Jc Ac Ad Ah As together together "
            "Qc Ac Tc Ah Ks Kh Kc 9c As Ad Qd",
        ),
        errs={"easy": 5, "expert": 5},
    ),
    Asked(
        "a partner does not ruff the partner's ace", "Th", Known.DOMINATES,
        told(
            "Jc Td Kd Qh Kh", "Ad 9h Ah 9s Ks", "Qc Ac 9d Qd Jh", "9c Th Ts Qs As",
            up="Js", dealer=1, rules=FOUR,
            then="pass order take 9h together "
            "Ac 9c Td 9s Js 9d Ts Jc Ks Jh Qs Kd Ad Qd",
        ),
    ),
    Asked(
        "a partner keeps the right under the partner's ten that nobody beat",
        "Ah", Known.DOMINATES,
        told(
            "Jc Ac Td Ad Js", "Kc 9d 9h Ah Qs", "9c Tc Th Kh 9s", "Qd Jh Ts Ks As",
            up="Jd", dealer=1, rules=FOUR,
            then="pass order take Qs together "
            "9s Ks Js 9h Jh Td 9d 9c As Jc Kc Tc Ts Ac",
        ),
    ),
    Asked(
        "the last defender keeps the right under the fellow's king", "Qd", Known.DOMINATES,
        told(
            "Td Kd Qh Kh Ts", "Jc Jd Qd Ad Jh", "Qc Th Ah Js Qs", "9c Tc Ac 9d As",
            up="Kc", dealer=2, rules=FOUR,
            then="pass pass pass order take Qs together "
            "As Ts Jh Qc Ah 9c Qh Jd 9d Kd Ad Kc Th Tc Kh",
        ),
    ),
    Asked(
        "the last to play keeps the king of trump under the fellow's ruff",
        "Qh", Known.DOMINATES,
        told(
            "Tc Kc Qd Jh Qh", "9c Td Ad Ah Js", "Jc Qc 9d 9h Th", "Kh 9s Ts Ks As",
            up="Ac", dealer=3, rules=FOUR,
            then="pass order take Kh together "
            "Qd Td 9d Ac Ks Tc Js Jc 9h 9s Jh Ah Ad Qc Ts",
        ),
    ),
    Asked(
        "the last to play does not take the fellow's left with the right",
        "Qc", Known.DOMINATES,
        told(
            "Jd Ah Ts Ks As", "Kc Qd 9h 9s Js", "9c 9d Td Kd Qh", "Jc Qc Ad Jh Qs",
            up="Ac", dealer=2, rules=FOUR,
            then="pass pass pass order take Qh together "
            "Ad Jd Qd 9d Jh Ah 9h Td Ks 9s Kd Qs Ts Js 9c",
        ),
    ),
    Asked(
        "a partner keeps the right under the maker's ace of trump", "Qs", Known.DOMINATES,
        told(
            "Jc Ac Td 9s Ks", "9c 9d Jd Ah Ts", "Kd Ad Th Kh As", "Tc Qd Jh Js Qs",
            up="Qh", dealer=1, rules=FOUR,
            then="pass pass pass order take 9d together "
            "As Js 9s Ts Kd Qd Td Qh 9c Ad Tc Jc Ac Ah Th",
        ),
    ),
    Asked(
        "a partner ruffs over the maker's nine where that makes it", "Qc", Known.DOMINATES,
        told(
            "Tc Qc Th Jh 9s", "Jd Qd Ad Ts Ks", "Jc Ac 9d Td As", "9c Kd Qh Kh Ah",
            up="Kc", dealer=3, rules=FOUR,
            then="pass pass order take Kd together "
            "Tc Ts Jc 9c As Kc 9s Ks Qh Th Jd Ac 9d Kh",
        ),
        errs={"easy": 5, "normal": 5, "hard": 5},
    ),
]  # fmt: skip
