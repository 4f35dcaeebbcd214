"""The bots that search: what they say."""

from euchre.bots import Motive, Unit
from tests.bots.positions import explained, told


def test_values_are_points_and_the_reason_is_a_plain_players_where_he_agrees() -> None:
    explanation = explained(told("", "Jh Ah Kh Tc Qs", up="9h", then=""), "expert")
    assert (explanation.motive, explanation.unit) == (Motive.STRONG_HAND, Unit.POINTS)
    order, pass_ = explanation.options
    assert order.value > pass_.value
    assert -3 < pass_.value < order.value < 4
