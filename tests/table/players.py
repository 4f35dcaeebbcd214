"""Players without a plan, for tests of the table."""

from random import Random

from euchre.rules.actions import Action, Pass
from euchre.views import View


class AnyLegal:
    """Does any legal thing, the same for the same view."""

    def __init__(self, seed: int = 0) -> None:
        """Draw from that seed."""
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Return any of the view's legal actions."""
        return Random(f"{self._seed}:{view}").choice(view.legal)


class Passes:
    """Passes whenever it may."""

    def __init__(self, seed: int = 0) -> None:
        """Need no seed."""

    def choose(self, view: View) -> Action:
        """Return a pass if that is legal, else the first legal action."""
        return Pass() if Pass() in view.legal else view.legal[0]
