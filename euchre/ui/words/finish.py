"""What the page of a finished game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from euchre.rules.cards import JOKER, Card, Suit
from euchre.rules.seats import Seat
from euchre.ui.account import Account, Swing, decisive_trick, outcome_of
from euchre.ui.sitting import Sitting
from euchre.ui.words.cards import bower
from euchre.ui.words.ends import command_again, seed_line
from euchre.ui.words.outcomes import PASSED_IN, THE_JOKER, title
from euchre.ui.words.people import People
from euchre.ui.words.short import index, titled
from euchre.views import View

THIS_GAME: Final = "This game"
BIGGEST_SWING: Final = "Biggest swing"


def result(people: People, scores: Sequence[int], winners: Sequence[int]) -> str:
    """Return who has won, and the scores from the highest.

    >>> from euchre.rules.seats import SEATINGS
    >>> result(People(("You", "Ada", "Bix"), 0, SEATINGS[3]), (7, 10, 6), (1,))
    'Ada wins, 10 to 7 to 6.'
    """
    ordered = " to ".join(str(score) for score in sorted(scores, reverse=True))
    seats = [seat for side in winners for seat in people.seating.sides[side]]
    if len(winners) > 1:
        return f"{people.all_of(seats)} share the win, {ordered}."
    if len(seats) > 1:
        return f"{people.all_of(seats)} win, {ordered}."
    return people.say(seats[0], "You win, {scores}.", "{name} wins, {scores}.", scores=ordered)


def length(deals: Sequence[View]) -> str:
    """Return how many hands there were."""
    passed_in = sum(view.maker is None for view in deals)
    hands = f"{len(deals)} {'hand' if len(deals) == 1 else 'hands'}"
    return f"{hands}, {passed_in} passed in." if passed_in else f"{hands}."


class Row(NamedTuple):
    """A row of the statistics: what is counted, by seat, or by side where partners share it."""

    label: str
    counts: tuple[int, ...]
    by_side: bool = False


def rows(accounts: Sequence[Account], people: People) -> tuple[Row, ...]:
    """Return the statistics of the game."""
    partners = people.seating.has_partners
    defended = (
        Row(
            "Points as defenders",
            tuple(accounts[side[0]].as_defender for side in people.seating.sides),
            by_side=True,
        )
        if partners
        else Row("Points as defender", tuple(account.as_defender for account in accounts))
    )
    return (
        Row("Hands as maker", tuple(account.maker for account in accounts)),
        Row("  made 3 or 4 tricks", tuple(account.made for account in accounts)),
        Row("  march", tuple(account.march for account in accounts)),
        Row("  euchred", tuple(account.euchred for account in accounts)),
        Row("Went alone", tuple(account.alone for account in accounts)),
        Row("Tricks taken", tuple(account.tricks for account in accounts)),
        Row("Points as maker", tuple(account.as_maker for account in accounts)),
        defended,
    )


_SWINGS: Final = {
    "euchred": (
        "Hand {number}: {card} took trick {trick}, and you were euchred.",
        "Hand {number}: {card} took trick {trick}, and {name} was euchred.",
    ),
    "made": (
        "Hand {number}: {card} took trick {trick}, and you made it.",
        "Hand {number}: {card} took trick {trick}, and {name} made it.",
    ),
    "march": (
        "Hand {number}: {card} took trick {trick}, and you marched.",
        "Hand {number}: {card} took trick {trick}, and {name} marched.",
    ),
}


def swing(found: Swing, people: People) -> str:
    """Return the deal that moved the scores apart most, and the card that settled it."""
    decisive = decisive_trick(found.view, found.outcome)
    return people.say(
        found.outcome.maker,
        *_SWINGS[found.outcome.word],
        number=found.number,
        trick=decisive.number,
        card=_called(decisive.card, found.view.trump),
    )


def _called(card: Card, trump: Suit | None) -> str:
    """Return a card's name in the midst of a sentence, a bower between commas."""
    if card is JOKER:
        return THE_JOKER
    return index(card) if bower(card, trump) is None else f"{titled(card, trump)},"


class Hand(NamedTuple):
    """A finished deal in a line: its number, what came of it, and the most points it gave."""

    number: int
    text: str
    points: int
    for_reader: bool


def hands(deals: Sequence[View], people: People) -> tuple[Hand, ...]:
    """Return each finished deal in a line."""
    return tuple(_hand(number, view, people) for number, view in enumerate(deals, 1))


def _hand(number: int, view: View, people: People) -> Hand:
    outcome = outcome_of(view)
    if outcome is None:
        return Hand(number, PASSED_IN, 0, for_reader=False)
    most = max(outcome.points)
    ours: Seat = people.seating.side_of(people.reader)
    return Hand(number, title(outcome, people), most, for_reader=outcome.points[ours] == most)


def hands_heading(shown: int, count: int) -> str:
    """Return what stands above the hands, the last ones where not all are shown."""
    return "Hand by hand" if shown == count else f"The last {shown} of {count} hands"


def again(sitting: Sitting, game: int) -> str:
    """Return the seed, and the command that deals the same cards."""
    command = command_again(sitting.rules, sitting.bots, sitting.seed, "You")
    return seed_line(sitting.seed, game, command)


def again_briefly(sitting: Sitting) -> str:
    """Return the seed alone, where there is no room for the command."""
    return f"Seed {sitting.seed}, with the options of this table."
