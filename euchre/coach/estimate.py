"""What each option of a decision is worth: tried in deals that fit what the seat can see.

It tries as the expert does, and goes on as long as it is asked to, where the expert stops as soon
as the choice is clear. With few cards left nothing needs to be tried: every way in which the others
can lie is gone through (`exact`). Cards that are equal (`equals`) have one estimate, the best of
theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import fsum, sqrt
from random import Random
from typing import Final, NamedTuple, TypeAlias

from euchre.bots.ending import Ending, points_of
from euchre.bots.options import likely_options
from euchre.bots.search import Search
from euchre.bots.trials import Trials
from euchre.bots.weights import LikelyWorlds
from euchre.bots.who import legal_of, maker_of
from euchre.coach.equals import runs_of
from euchre.coach.exact import exact_parts
from euchre.coach.worth import NOTHING, TINY, Scale, Worth
from euchre.rules.actions import Action, Play
from euchre.views import View

MANY: Final = 10
"""Of more options than these only those are tried that look best."""

ERRORS: Final = 2.0
"""Values that differ by no more standard errors than these cannot be told apart."""

Parts: TypeAlias = list[tuple[float, list[Ending | None]]]
"""A sample: parts that sum to 1, each with how the deal ends by option."""


class Estimate(NamedTuple):
    """What an option is worth to the seat that decides.

    `error` is the standard error of its value; `behind` is how much its value is less than the best
    option's, and `doubt` the standard error of that. `endings` are the ways in which the deal ends,
    None for passed in, each with its share.
    """

    action: Action
    worth: Worth
    error: float
    behind: float
    doubt: float
    endings: Mapping[Ending | None, float]

    @property
    def about(self) -> float:
        """How much it may seem to be behind the best by chance, or by rounding."""
        return max(ERRORS * self.doubt, TINY)

    @property
    def is_worse(self) -> bool:
        """Whether it is behind the best by more than that."""
        return self.behind > self.about


class Judgement(NamedTuple):
    """The options of a view, the one of the highest value first.

    `samples` are the deals tried; where it `is_exact`, the ways in which the cards can lie, all of
    which were gone through.
    """

    view: View
    estimates: tuple[Estimate, ...]
    samples: int
    is_exact: bool

    @property
    def best(self) -> Estimate:
        """The option that is worth most."""
        return self.estimates[0]

    def of(self, action: Action) -> Estimate:
        """Return the estimate of an option; raises KeyError where it was not tried."""
        for estimate in self.estimates:
            if estimate.action == action:
                return estimate
        raise KeyError(action)


def options_of(view: View, also: Action | None = None) -> list[Action]:
    """Return the options that are tried: all legal ones, or the likely ones of many.

    `also` is tried whether it is likely or not. Raises ValueError where it is not the seat's turn.
    """
    legal = legal_of(view)
    options = list(legal) if len(legal) <= MANY else likely_options(view)
    if also is not None and also not in options:
        options.append(also)
    return options


class Estimator:
    """Estimates a view's options, better the longer it looks; the same from the same seed.

    Raises ValueError where the joker's suit is named: one is as good as another then.
    """

    def __init__(
        self,
        view: View,
        seed: int = 0,
        also: Action | None = None,
        only: Collection[Action] = (),
    ) -> None:
        """Look at the table; nothing is tried yet, unless all can be gone through.

        With `only` those options alone are tried.
        """
        self.view = view
        self.options = list(only) or options_of(view, also)
        self.samples = 0
        self._rules = view.rules
        self._scale = Scale(view)
        self._runs = runs_of(view, self.options)
        self._sums: list[dict[Ending | None, float]] = [{} for _ in self.options]
        self._values: list[list[float]] = [[] for _ in self.options]
        self._points: list[list[float]] = [[] for _ in self.options]
        self._chances: list[list[float]] = [[] for _ in self.options]
        parts = exact_parts(view, self.options)
        self.is_exact = parts is not None
        if parts is not None:
            self.samples = parts.ways
            self._add([(1.0 / parts.worlds * some, endings) for some, endings in parts.endings])
        else:
            self._sample = _sampler(view, self.options, Random(f"coach {seed}:{view}"))

    def look(self, samples: int) -> None:
        """Try the options in so many more deals; where all were gone through, do nothing."""
        if self.is_exact:
            return
        for _ in range(samples):
            self._add(self._sample())
        self.samples += samples

    def _add(self, parts: Parts) -> None:
        for gained in (self._values, self._points, self._chances):
            for gains in gained:
                gains.append(0.0)
        for part, endings in parts:
            for place, ending in enumerate(endings):
                sums = self._sums[place]
                sums[ending] = sums.get(ending, 0.0) + part
                worth = self._worth(ending)
                self._values[place][-1] += part * worth.value
                self._points[place][-1] += part * worth.points
                self._chances[place][-1] += part * worth.chance

    def _worth(self, ending: Ending | None) -> Worth:
        return self._scale.of(points_of(self._rules, ending))

    def judgement(self) -> Judgement:
        """Return the estimates as they stand; raises ValueError where nothing was tried."""
        if not self.samples:
            raise ValueError("nothing was tried")
        number = len(self._values[0])
        places = self._places()
        best = max(places, key=lambda place: fsum(self._values[place]))
        highest = fsum(self._values[best])
        found: list[Estimate] = []
        for action, place in zip(self.options, places, strict=True):
            sums = self._sums[place]
            total = NOTHING
            for ending, weight in sums.items():
                total += self._worth(ending) * (weight / number)
            values = self._values[place]
            lead = _less(self._values[best], values)
            found.append(
                Estimate(
                    action,
                    total,
                    _error(values),
                    (highest - fsum(values)) / number,
                    _error(lead),
                    {ending: weight / number for ending, weight in sums.items()},
                )
            )
        found.sort(key=lambda estimate: estimate.behind)
        return Judgement(self.view, tuple(found), self.samples, self.is_exact)

    def _places(self) -> list[int]:
        """Return for each option where its estimate is: that of the best one of its run."""
        places = list(range(len(self.options)))
        for run in self._runs:
            best = max(run, key=lambda place: fsum(self._values[place]))
            for place in run:
                places[place] = best
        return places

    def error(self, action: Action, other: Action | None = None) -> Worth:
        """Return the standard error of what an option is worth, or is worth more than another.

        Raises ValueError where it was not tried.
        """
        places = self._places()
        place = places[self.options.index(action)]
        beside = None if other is None else places[self.options.index(other)]
        return Worth(
            *(
                _error(gains[place] if beside is None else _less(gains[place], gains[beside]))
                for gains in (self._values, self._points, self._chances)
            )
        )


def _less(values: list[float], others: list[float]) -> list[float]:
    return [mine - other for mine, other in zip(values, others, strict=True)]


def _error(values: list[float]) -> float:
    """Return the standard error of the mean."""
    number = len(values)
    if number < 2:  # noqa: PLR2004 - one value tells of no error
        return 0.0
    mean = fsum(values) / number
    squares = fsum((value - mean) ** 2 for value in values)
    return sqrt(squares / (number - 1) / number)


def _sampler(view: View, options: list[Action], chance: Random) -> Callable[[], Parts]:
    """Return what makes one more sample."""
    likely = LikelyWorlds(view, chance)
    if view.phase != "play":
        trial = Trials(view).ending

        def tried() -> Parts:
            world = likely.draw()
            return [(1.0, [trial(world, option) for option in options])]

        return tried

    search = Search(view)
    cards = [search.table.bit(play.card) for play in options if isinstance(play, Play)]
    maker, alone = maker_of(view), view.alone

    def searched() -> Parts:
        return [
            (part, [Ending(maker, alone, number) for number in tricks])
            for part, tricks in search.sample(likely, cards)
        ]

    return searched
