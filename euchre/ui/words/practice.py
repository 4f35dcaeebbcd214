"""What is said while somebody practises: of an answer, of the options, and how it goes."""

from __future__ import annotations

from typing import Final

from euchre.coach.estimate import Estimate
from euchre.coach.grades import Grade
from euchre.coach.hints.reasons import reasons
from euchre.coach.practising.practice import Score, Verdict
from euchre.rules.actions import Action
from euchre.ui.study.study import Row
from euchre.ui.words import review
from euchre.ui.words.advice import points
from euchre.ui.words.because import because
from euchre.ui.words.chances import chance
from euchre.ui.words.hints import choice_in_words
from euchre.ui.words.kinds import KINDS
from euchre.ui.words.people import People
from euchre.ui.words.scores import score_line
from euchre.views import View

HEADING: Final = "Practice"
ONE_MOMENT: Final = "One moment"
FINDING: Final = "Looking for a position …"
JUDGING: Final = "Trying your answer beside the others …"
CAME_BACK: Final = "This one went wrong before."
BEST: Final = "best"
YOURS: Final = "yours"
NOTHING_ANSWERED: Final = "No position was answered."


def standing(kind: str, number: int, count: int | None) -> str:
    """Return which position this is.

    >>> standing("bid", 3, 10), standing("play", 1, None)
    ('bids, position 3 of 10', 'cards played, position 1')
    """
    of = "" if count is None else f" of {count}"
    return f"{KINDS[kind][0].lower()}, position {number}{of}"


def before(view: View, names: tuple[str, ...], *, came_back: bool) -> str:
    """Return what is said before a question: the score, and that the position was asked before."""
    score = score_line(People.of(view, names), view.rules, view.scores)
    return f"{score} {CAME_BACK}" if came_back else score


def title(found: Verdict) -> str:
    """Return what an answer was, in a word or two."""
    name = review.a_grade(found.grade)
    return name[:1].upper() + name[1:]


def told(found: Verdict) -> str:
    """Return what was answered, and what would have been better by how much."""
    best, chosen = found.judgement.best, found.chosen
    yours = _choice(chosen.action, found)
    if chosen.action == best.action:
        return f"You chose: {yours}. That is {_by(found)}."
    if found.grade is Grade.BEST:
        return f"You chose: {yours}. {_capital(_choice(best.action, found))} is worth as much."
    cost = f"{review.points(found.cost)} at this score"
    more = best.worth.chance - chosen.worth.chance
    winning = f", and {review.percent(more)} in the chance to win" if more > _TELLING else ""
    return f"You chose: {yours}. Better: {_choice(best.action, found)}, by {cost}{winning}."


_TELLING: Final = 0.0005
"""What is less of a chance rounds to no tenth of a hundredth."""


def _by(found: Verdict) -> str:
    """Return by how much the best option is so."""
    worse = [option for option in found.judgement.estimates if option.is_worse]
    others = len(found.judgement.estimates) - 1 - len(worse)
    if others:
        return "the best, or as good as any"
    return f"the best by {review.points(worse[0].behind)} at this score"


def _choice(action: Action, found: Verdict) -> str:
    view = found.judgement.view
    return choice_in_words(action, view, view.seat or 0)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def why(found: Verdict, names: tuple[str, ...]) -> str:
    """Return why the best option is better than what was chosen, or than what comes next."""
    judgement = found.judgement
    other = None if found.action == judgement.best.action else found.action
    return " ".join(because(reasons(judgement, over=other), judgement.view, names))


def row(option: Estimate, found: Verdict) -> Row:
    """Return an option as a row: points and chance to win, and whether it is best or chosen."""
    is_best = option.action == found.judgement.best.action
    is_chosen = option.action == found.action
    tags = [tag for tag, is_so in ((BEST, is_best), (YOURS, is_chosen)) if is_so]
    figures = (points(option.worth.value), chance(option.worth.chance))
    return Row(option.action, figures, ", ".join(tags))


def score(found: Score) -> str:
    """Return how it goes.

    >>> score(Score(1, 1, 0.0)), score(Score(4, 3, 0.5))
    ('1 position, 1 best; 0.00 points lost each.', '4 positions, 3 best; 0.12 points lost each.')
    """
    number = found.positions
    positions = f"{number} {'position' if number == 1 else 'positions'}"
    return f"{positions}, {found.best} best; {found.average:.2f} points lost each."


def summary(found: Score, back: int) -> list[str]:
    """Return what is said at the end; so many positions come back."""
    if not found.positions:
        return [NOTHING_ANSWERED]
    lines = [f"Practised: {score(found)}"]
    if back:
        lines.append(
            f"{'1 of them comes' if back == 1 else f'{back} of them come'} back on a later day."
        )
    return lines


def not_kept(why: str) -> str:
    """Return that the file cannot be used, and what of it is missed."""
    return f"{why} What you practise is not kept."
