"""What a question means, in a few sentences; points come from the rules in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euchre.rules.actions import Pass
from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS, award
from euchre.ui.answers.question import Question
from euchre.ui.words.calls import ANSWERS
from euchre.ui.words.cards import suit_name
from euchre.ui.words.help import help_lines
from euchre.ui.words.numbers import points
from euchre.ui.words.people import People
from euchre.ui.words.short import briefly, within
from euchre.views import View

TITLE: Final = "This question"
NOTHING_ASKED: Final = "Nothing is asked of you just now."
OF_HINT: Final = "What the hint tells"
HINT: Final = [
    "The bar is how often an option comes to what stands above it.",
    (
        "Points: what it brings you in this hand on the average, less what it brings the others, as"
        " they count at this score: near the end a point that wins the game counts for more."
    ),
    "Wins is your chance to win the game. As good: no worse than the best, as near as can be told.",
]
MORE: Final = "? again opens the help."


def explained(question: Question | None, view: View, names: tuple[str, ...]) -> list[str]:
    """Return the sentences that explain a question, a paragraph each."""
    if question is None:
        return [NOTHING_ASKED]
    people = People.of(view, names)
    said = _SAID.get(question)
    if said is not None:
        return said(view, people)
    return [briefly(help_lines(question, view)[0])]


def _order(view: View, people: People) -> list[str]:
    suit = suit_name(view.proposed) if view.proposed is not None else ""
    card = within(view.upcard)
    call = ANSWERS[people.seating.call(view.dealer, people.reader)].capitalize()
    return [
        f"{call}, and {suit} is trump and you are the maker, who needs {_THREE}.",
        _who_takes(view, people, card),
        scored(view.rules),
        f"If all pass, {card} is turned down, and another suit can be named.",
    ]


_THREE: Final = f"{NEEDED} of the {TRICKS} tricks"
_MADE: Final = f"{NEEDED} or {TRICKS - 1} tricks"


def _who_takes(view: View, people: People, card: str) -> str:
    if view.dealer == people.reader:
        return f"You take {card} into your hand, and discard one card."
    dealer = people.introduced(view.dealer)
    comma = "," if view.dealer == people.partner else ""
    if view.rules.forced_pickup:
        return f"{dealer}{comma} must then take {card}, and discards one card."
    return f"{dealer}{comma} may take {card}, or leave it."


def _name(view: View, _people: People) -> list[str]:
    must = Pass() not in view.legal
    return [
        f"Name a suit, and it is trump and you are the maker, who needs {_THREE}.",
        scored(view.rules),
        "You dealt, and the dealer may not pass." if must else "If all pass, nobody scores.",
    ]


def scored(rules: Rules) -> str:
    """Return what a maker who is not alone wins and risks.

    >>> scored(Rules())
    '3 or 4 tricks score 1 point, all 5 score 3 points; with fewer each defender scores 2 points.'
    """
    made, march = (_points(rules, tricks) for tricks in (NEEDED, TRICKS))
    lost = points(award(rules, 1, maker_alone=False, defender_alone=False).defenders)
    if rules.seating.has_partners:
        return (
            f"{_MADE} score {made}, all {TRICKS} score {march}; with fewer the others score {lost}."
        )
    whoever = "each defender" if rules.seating.has_dummy else "the defender"
    return f"{_MADE} score {made}, all {TRICKS} score {march}; with fewer {whoever} scores {lost}."


def _points(rules: Rules, tricks: int, *, alone: bool = False) -> str:
    return points(award(rules, tricks, maker_alone=alone, defender_alone=False).maker)


def _take(view: View, _people: People) -> list[str]:
    card = within(view.upcard)
    return [
        f"Trump is made. You dealt, so you may take {card}, and then discard one of the six.",
        "Leave it, and it is out of play. Everybody has seen it.",
    ]


def _discard(_view: View, _people: People) -> list[str]:
    return [
        "You have six cards, and put one away, face down. It may be the upcard.",
        "The last card of a suit is often a good one to put away: that suit can then be trumped.",
    ]


def _alone(view: View, people: People) -> list[str]:
    together, alone = (_points(view.rules, TRICKS, alone=lone) for lone in (False, True))
    return [
        *(briefly(line) for line in help_lines(_ASKS_ALONE[people.seating.has_dummy], view)[:1]),
        f"All {TRICKS} tricks score {together}, alone or not."
        if together == alone
        else f"All {TRICKS} tricks score {together}, alone {alone}.",
        "This is said before anybody sees the dummy."
        if people.seating.has_dummy
        else "3 or 4 tricks score the same either way.",
    ]


_ASKS_ALONE: Final = {True: Question.DUMMY, False: Question.GO_ALONE}


def _defend(view: View, people: People) -> list[str]:
    outcomes = [
        points(award(view.rules, tricks, maker_alone=False, defender_alone=alone).defenders)
        for tricks in (1, 0)
        for alone in (False, True)
    ]
    sentence = _DEFENCE_OF_PARTNERS if people.seating.has_partners else _DEFENCE
    return [
        "Alone, the other defender sits out, and you play against the maker by yourself.",
        sentence.format(*outcomes),
    ]


_DEFENCE: Final = (
    "3 or 4 tricks score each of you {0}, or {1} if you are alone; all 5 score {2}, or {3} alone."
)
_DEFENCE_OF_PARTNERS: Final = "3 tricks or more score {0} for your side, or {1} if you are alone."


def _keep(view: View, _people: People) -> list[str]:
    return [
        briefly(help_lines(Question.KEEP, view)[0]),
        "1-9 and 0 keep or drop a card, s has five suggested, and Enter settles it.",
    ]


def _play(view: View, _people: People) -> list[str]:
    suit = "" if view.trump is None else suit_name(view.trump)
    return [
        "Follow the suit that is led if you can; the raised cards are those that you may play.",
        f"The highest of {suit} wins the trick, or with none in it the highest of the suit led.",
        "The left bower, the other jack of trump's colour, counts as trump.",
    ]


def _next_hand(_view: View, _people: People) -> list[str]:
    return [
        "The hand is over. Enter deals the next one.",
        "c shows every card of it, r plays it again, and u goes back into it.",
        "s shows what all your kept games come to.",
    ]


_SAID: Final[dict[Question, Callable[[View, People], list[str]]]] = {
    Question.ORDER: _order,
    Question.NAME: _name,
    Question.TAKE: _take,
    Question.DISCARD: _discard,
    Question.DUMMY: _alone,
    Question.GO_ALONE: _alone,
    Question.KEEP: _keep,
    Question.KEEP_THESE: _keep,
    Question.DEFEND: _defend,
    Question.PLAY: _play,
    Question.NEXT_HAND: _next_hand,
    Question.PLAY_AGAIN: lambda _view, _people: [
        "The game is over. Enter begins another at the same table, m opens the menu.",
        "s shows what all your kept games come to.",
    ],
}
