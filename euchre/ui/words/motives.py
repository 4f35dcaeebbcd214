"""What a bot did and why, told to another when the hand is over."""

from __future__ import annotations

from euchre.bots.explain import Explanation
from euchre.rules.seats import SEATINGS
from euchre.ui.words.hints import choice_in_words, reason_for
from euchre.ui.words.people import People
from euchre.views import View


def what_a_bot_did(
    explanation: Explanation, view: View, names: tuple[str, ...], reader: int
) -> str:
    """Return what the view's seat did and why; `names` are by seat."""
    people = People(names, reader, SEATINGS[view.rules.players])
    choice = choice_in_words(explanation.choice, view, view.seat or 0)
    return f"{people.opening(view.seat or 0)}: {choice}. {reason_for(explanation, view, people)}"
