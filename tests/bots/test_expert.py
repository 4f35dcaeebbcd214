"""The bots that search: what they say, and that it is the same anywhere."""

from hashlib import sha256

from euchre.bots import Motive, Unit
from tests.bots.defenders import fellow_leads
from tests.bots.positions import explained, told
from tests.rules.positions import FOUR, TWO


def test_values_are_points_and_the_reason_is_a_plain_players_where_he_agrees() -> None:
    explanation = explained(told("", "Jh Ah Kh Tc Qs", up="9h", then=""), "expert")
    assert (explanation.motive, explanation.unit) == (Motive.STRONG_HAND, Unit.POINTS)
    order, pass_ = explanation.options
    assert order.value > pass_.value
    assert -3 < pass_.value < order.value < 4


# What they say anywhere

POSITIONS = {
    "order": told("", "Jh Kh Tc Qs 9d", up="9h", then=""),
    "order four-handed": told("", "", "9h Qh Ks 9s Ac", up="Th", rules=FOUR, then="pass"),
    "name": told("", "Jh Th Ks Qs Ad", up="9c", rules=TWO, scores=(7, 8), then="pass pass"),
    "pickup": told("Jd 9h As Qs Tc", "Jh Kh Qh Ac", up="Ah", then="order"),
    "declare": told("", "Jh Ah Kh As Ts", up="Tc", rules=FOUR, then="pass pass pass pass name h"),
    "keep": told(
        "", "Jh 9h As Ks Qs", dummy="Jd Th Ac Kd Qd", up="Tc", scores=(3, 8, 5),
        then="pass pass pass name h dummy",
    ),
    "defend": told(
        "9c Tc", "Kh Qh Th Ac Kc", "Jh Jd As 9d 9s", up="9h", rules=FOUR,
        then="order take 9c alone",
    ),
    "lead": told("", "Jd Ah 9h Qs As", dummy="9d Td Qc Kc 9c", up="Tc",
                 then="pass pass pass name h dummy keep Jd Ah 9h Qs As together together"),
    "follow": fellow_leads("9d", scores=(1, 2, 8)),
}  # fmt: skip
"""At least one of each decision."""
DIGEST = "3c3a7fd3f3bc9c6f"
"""Of what both levels answer, with every value. It is another whenever they play otherwise."""


def test_any_python_on_any_machine_finds_the_same_values_to_the_last_digit() -> None:
    answers = "\n".join(
        f"{level}, {name}: {explained(position, level).options}"
        for level in ("hard", "expert")
        for name, position in POSITIONS.items()
    )
    digest = sha256(answers.encode()).hexdigest()[:16]
    assert digest == DIGEST, f"the digest is {digest} of\n{answers}"
