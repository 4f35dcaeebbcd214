"""Tips for a first game, each given once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS, award
from euchre.rules.trump import left_bower
from euchre.ui.answers.question import Question
from euchre.ui.menu import MENU, MenuLine
from euchre.ui.words.cards import one_of, the
from euchre.views import View


class Tip(NamedTuple):
    """A sentence, and a word for what it is about."""

    about: str
    sentence: str


_DUMMY: Final = Tip(
    "dummy",
    "Tip: the dummy is a spare hand of five. Who takes it keeps the best five of ten;"
    " who goes alone does not see it.",
)
_ALONE: Final = Tip(
    "alone", "Tip: going alone pays no more here. With the dummy a maker is stronger."
)


_LESSONS: Final = MENU.index(MenuLine.LEARN) + 1
LEARN: Final = Tip("learn", f"Tip: new to euchre? Press m, then {_LESSONS}: ten short lessons.")
LEARN_IN_LINES: Final = Tip(
    "learn", "Tip: new to euchre? euchre-cli learn teaches it in ten short lessons."
)
"""For who has finished no game and begun no lesson, at the table and in lines."""


def tip(
    question: Question, view: View, given: Collection[str], *, is_new: bool = False
) -> Tip | None:
    """Return the first tip that the question calls for and that was not given yet.

    Who is new is told of the lessons first, whatever is asked.
    """
    tips = [*([LEARN] if is_new else []), *_tips(question, view)]
    return next((found for found in tips if found.about not in given), None)


def _pays_alone(rules: Rules) -> bool:
    """Tell whether a march alone scores more than one with the dummy (T5)."""
    together, alone = (
        award(rules, TRICKS, maker_alone=alone, defender_alone=False) for alone in (False, True)
    )
    return alone.maker > together.maker


def _tips(question: Question, view: View) -> list[Tip]:
    if question is Question.DUMMY:
        return [_DUMMY] if _pays_alone(view.rules) else [_DUMMY, _ALONE]
    if question is not Question.PLAY or view.trump is None:
        return []
    found: list[Tip] = []
    left = left_bower(view.trump)
    if left in view.hand:
        found.append(
            Tip(
                "left", f"Tip: {the(left)} is the left bower, so it counts as {one_of(view.trump)}."
            )
        )
    if view.trick and len(view.legal) < len(view.hand):
        found.append(Tip("follow", "Tip: whoever can follow the suit led must."))
    found.append(
        Tip(
            "needed",
            f"Tip: the maker's side needs {NEEDED} of the 5 tricks. With fewer it is euchred, and"
            " the others score.",
        )
    )
    return found
