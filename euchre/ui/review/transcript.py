"""A review told in lines, in sentences alone."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.coach.reviews.summary import Made
from euchre.ui.review.reviewed import Reviewed
from euchre.ui.words import review as words
from euchre.ui.words import review_moves as moves
from euchre.ui.words import review_seats as seats


def transcript(told: Reviewed) -> list[str]:
    """Return a review in lines."""
    return list(_lines(told))


def _lines(told: Reviewed) -> Iterator[str]:
    yield f"{words.title(told.only)}. {words.HOW}"
    if told.is_empty:
        yield words.NOBODYS
        return
    if told.own is not None:
        yield from seats.summary(told.own, told.names[told.own.seat], told.game.rules.players)
    others = told.summaries if told.own is None else told.summaries[1:]
    for found in others:
        if found.made:
            yield seats.row_in_words(found, told.names[found.seat])
    yield ""
    yield f"{moves.most(told.mattered)}{':' if told.mattered else ''}"
    for number, made in enumerate(told.mattered, 1):
        yield from _at_length(told, number, made)
    yield ""
    yield f"{words.EACH}:"
    for made in told.made:
        yield moves.line(made, "" if told.own is not None else told.names[made.seat])


def _at_length(told: Reviewed, number: int, made: Made) -> Iterator[str]:
    decision = made.decision
    yield moves.heading(number, made)
    names = told.names_for(made.seat)
    yield from moves.position(decision.judgement.view, names)
    yield f"{moves.chosen(decision, told.names[made.seat])} {moves.better(decision)}"
    yield moves.why(decision, names)
    if decision.opened is not None:
        yield moves.with_all_open(decision, decision.opened)
