"""How long options are compared, and which of equals is taken."""

from random import Random

import pytest

from euchre.bots.comparing import HABIT, compare
from euchre.rules.actions import Action, Order, Pass

OPTIONS: list[Action] = [Order(), Pass()]


class Samples:
    """What ordering gains more than a pass in sample after sample: an average, and chance."""

    def __init__(self, average: float, chance: float) -> None:
        """Begin with none."""
        self.drawn = 0
        self._average, self._chance = average, chance
        self._random = Random(1)

    def __call__(self) -> list[float]:
        """Draw one."""
        self.drawn += 1
        return [self._average + self._random.uniform(-self._chance, self._chance), 0.0]


def test_what_is_clear_or_equal_is_soon_decided_and_what_is_neither_takes_long() -> None:
    drawn: list[int] = []
    for samples in (Samples(1.0, 0.5), Samples(0.0, 0.0), Samples(0.1, 2.0)):
        compare(OPTIONS, samples, Pass(), batch=20, most=200)
        drawn.append(samples.drawn)
    assert drawn == [20, 20, 200]


def test_of_equal_options_the_plain_one_is_taken() -> None:
    for plain in OPTIONS:
        weighed = compare(OPTIONS, Samples(0.0, 0.0), plain, batch=20, most=200)
        assert weighed[0][0] == plain
        assert weighed[0][1] == pytest.approx(HABIT)
        assert weighed[1][1] == 0.0


def test_a_better_option_is_taken_against_habit() -> None:
    weighed = compare(OPTIONS, Samples(0.5, 1.0), Pass(), batch=20, most=200)
    assert [option for option, _ in weighed] == OPTIONS
