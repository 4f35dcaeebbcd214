"""What a review says of one decision: where it was made, what was done, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeGuard

from euchre.coach.grades import Grade
from euchre.coach.hints.reasons import reasons
from euchre.coach.reviews.opened import Opened
from euchre.coach.reviews.review import Decision
from euchre.coach.reviews.summary import Made
from euchre.rules.actions import Action
from euchre.ui.hand import laid_out, order_suit
from euchre.ui.words import review as words
from euchre.ui.words.because import because
from euchre.ui.words.cards import plain_cards
from euchre.ui.words.doing import doing
from euchre.ui.words.hints import choice_in_words
from euchre.ui.words.reports import status
from euchre.ui.words.short import briefly
from euchre.views import View

_PHASES: Final = {
    "order": "round 1 of the bidding",
    "name": "round 2 of the bidding",
    "pickup": "the upcard",
    "declare": "dummy or alone",
    "keep": "five of ten",
    "defend": "defending alone",
}
_ALONE: Final = "together or alone"


def where(view: View) -> str:
    """Return at what point of a deal a decision was made."""
    if view.phase == "play":
        return f"trick {sum(view.tricks) + 1}"
    if view.phase == "declare" and not view.rules.seating.has_dummy:
        return _ALONE
    return _PHASES[view.phase]


def most(mattered: Sequence[Made]) -> str:
    """Return what the decisions that mattered most are called, where they are named."""
    if not mattered:
        return words.NOTHING_LOST
    is_little = all(made.decision.grade <= Grade.GOOD for made in mattered)
    return words.LITTLE_LOST if is_little else words.MATTERED


def place(made: Made) -> str:
    """Return in which hand, and where in it, a decision was made."""
    return f"hand {made.deal}, {where(made.decision.judgement.view)}"


def heading(number: int, made: Made) -> str:
    """Return what a decision that mattered was, and what it cost."""
    at, said = place(made), what_it_cost(made.decision)
    return f"{number}. {at[0].upper()}{at[1:]}: {said[0].lower()}{said[1:]}"


def what_it_cost(decision: Decision) -> str:
    """Return the grade of a decision, and what it cost, in a sentence."""
    said = words.a_grade(decision.grade)
    said = f"a {said} choice" if decision.grade <= Grade.GOOD else said
    return f"{said[0].upper()}{said[1:]}, which cost {words.cost(decision.cost)}."


def position(view: View, names: tuple[str, ...]) -> list[str]:
    """Return a position in sentences, as the seat that decides sees it."""
    hand = plain_cards(laid_out(view.hand, order_suit(view)), view.trump)
    whose = (
        "Your hand" if names[view.seat or 0] == "You" else f"The hand of {names[view.seat or 0]}"
    )
    return [*status(view, names, view.scores), f"{whose}: {hand}."]


def chosen(decision: Decision, name: str) -> str:
    """Return what was done, and by whom."""
    whose = "Your" if name == "You" else f"{name}'s"
    return f"{whose} choice: {_choice(decision)}."


def better(decision: Decision) -> str:
    """Return what was better."""
    view = decision.judgement.view
    best = choice_in_words(decision.judgement.best.action, view, view.seat or 0)
    return f"Better: {best}."


def why(decision: Decision, names: tuple[str, ...]) -> str:
    """Return why the best option was better than the one that was taken."""
    facts = reasons(decision.judgement, over=decision.action)
    return " ".join(because(facts, decision.judgement.view, names))


def with_all_open(decision: Decision, found: Opened) -> str:
    """Return what would have come of a worse choice as the cards lay, which nobody could know."""
    if not _makes_a_difference(found):
        return "As the cards happened to lie, the choice did no harm."
    best = doing(found.best, decision.judgement.view)
    too = " too" if found.best == decision.judgement.best.action else ""
    by = words.points(found.cost.value)
    return f"Had all cards been open, {best} would have been better{too}, by {by}."


def _makes_a_difference(found: Opened | None) -> TypeGuard[Opened]:
    """Tell whether something was better with all cards open, by as much as can be written."""
    return found is not None and found.cost.value >= words.SMALLEST


def line(made: Made, name: str = "") -> str:
    """Return a decision in a line: the place, the choice, its grade, and what was better.

    `name` says whose it is, where that is not plain.
    """
    decision = made.decision
    at = f"{place(made)}, {name}" if name else place(made)
    text = f"{at[0].upper()}{at[1:]}: {_choice(decision)}, {words.grade(decision.grade)}"
    if decision.grade > Grade.BEST:
        text += f" (cost {words.cost(decision.cost)}). {better(decision)}"
    else:
        text += "."
    found = decision.opened
    return f"{text} {with_all_open(decision, found)}" if _makes_a_difference(found) else text


def _choice(decision: Decision) -> str:
    view = decision.judgement.view
    return choice_in_words(decision.action, view, view.seat or 0)


def cells(made: Made) -> tuple[str, str, str, str, str]:
    """Return a decision in cells: place, choice, grade and cost, what was better, all open."""
    decision, found = made.decision, made.decision.opened
    view = decision.judgement.view
    at = f"{made.deal}, {where(view)}"
    grade = words.grade(decision.grade)
    best = ""
    if decision.grade > Grade.BEST:
        grade = f"{grade} {decision.cost.value:.2f}"
        best = _short(decision.judgement.best.action, view)
    opened = _short(found.best, view) if _makes_a_difference(found) else ""
    return at, _short(decision.action, view), grade, best, opened


CELLS: Final = ("hand", "choice", "grade", "better", "all cards open")


def _short(action: Action, view: View) -> str:
    return briefly(choice_in_words(action, view, view.seat or 0))
