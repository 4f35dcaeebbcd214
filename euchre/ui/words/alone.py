"""What playing alone, or not alone, is worth; points come from the rules in force."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS, Award, award
from euchre.ui.answers.question import Question
from euchre.ui.words.cards import suit_name
from euchre.ui.words.people import People
from euchre.views import View


class Choice(NamedTuple):
    """A choice: what it means, and the points of each outcome."""

    title: str
    meaning: str
    outcomes: tuple[tuple[str, str], ...]


class Choices(NamedTuple):
    """What is asked, the two choices in the order of their numbers, and what holds for both."""

    title: str
    choices: tuple[Choice, Choice]
    either_way: tuple[str, ...]


_SOME: Final = f"{NEEDED} or {TRICKS - 1} tricks"
_ALL: Final = f"march ({TRICKS})"
_ALL_ALONE: Final = "march alone"
_ALL_FIVE: Final = f"all {TRICKS}"


def choices(question: Question | None, view: View, names: tuple[str, ...]) -> Choices:
    """Return the choices of a question about playing alone."""
    people = People.of(view, names)
    return _defending(view, people) if question is Question.DEFEND else _making(view, people)


def _making(view: View, people: People) -> Choices:
    suit = "" if view.trump is None else suit_name(view.trump)
    who = "us" if people.seating.has_partners else "you"
    some, march = (_made(view.rules, tricks, alone=False) for tricks in (NEEDED, TRICKS))
    lone, lone_march = (_made(view.rules, tricks, alone=True) for tricks in (NEEDED, TRICKS))
    if people.seating.has_dummy:
        title = f"You made {suit} trump. Take the dummy, or go alone?"
        first, meaning = "Take the dummy", f"Pick the best {TRICKS} of {2 * TRICKS}."
        alone = "Play your own five."
    else:
        partner = people.within(seat for seat in (people.partner,) if seat is not None)
        title = f"You made {suit} trump. Play together, or alone?"
        first, meaning = "Together", f"{partner} plays too."
        alone = f"{partner} sits out."
    return Choices(
        title,
        (
            Choice(first, meaning, _points(who, _SOME, some, _ALL, march)),
            Choice("Go alone", alone, _points(who, _SOME, lone, _ALL_ALONE, lone_march)),
        ),
        _euchred(view.rules, people),
    )


def _points(
    who: str, some: str, made: int, march: str, marched: int
) -> tuple[tuple[str, str], ...]:
    return ((some, f"{who} +{made}"), (march, f"{who} +{marched}"))


def _made(rules: Rules, tricks: int, *, alone: bool) -> int:
    return award(rules, tricks, maker_alone=alone, defender_alone=False).maker


def _lost(rules: Rules, tricks: int, *, lone_defender: bool = False) -> Award:
    return award(rules, tricks, maker_alone=False, defender_alone=lone_defender)


def _euchred(rules: Rules, people: People) -> tuple[str, ...]:
    """Return what the defenders score where the maker does not make it."""
    few, none = (_lost(rules, tricks).defenders for tricks in (1, 0))
    if people.seating.has_partners:
        return (f"Euchred either way: they score {few}.",)
    told = f"Euchred either way: each defender +{few}."
    if none != few:
        return (told, f"If they take all {TRICKS} tricks: each +{none}.")
    return (told,)


def _defending(view: View, people: People) -> Choices:
    maker = 0 if view.maker is None else view.maker
    fellow = next((seat for seat in people.seating.defenders(maker) if seat != people.reader), None)
    other = "" if fellow is None else people.named(fellow)
    who = "us" if people.seating.has_partners else "each"
    together, alone = (
        [_lost(view.rules, tricks, lone_defender=lone).defenders for tricks in (1, 0)]
        for lone in (False, True)
    )
    playing = "{name} goes alone." if maker in view.alone else "{name} is the maker."
    title = people.say(maker, "", playing + " Defend together, or alone?")
    is_alone = maker in view.alone
    some, march = (_made(view.rules, tricks, alone=is_alone) for tricks in (NEEDED, TRICKS))
    if people.seating.has_partners:
        fewer = f"With fewer they score {some}, or {march} for a march."
    else:
        name = people.named(maker)
        fewer = f"With fewer, {name} scores {some}, or {march} for a march."
    return Choices(
        title,
        (
            Choice(
                "Together",
                f"{other} plays too.",
                _points(who, _SOME, together[0], _ALL_FIVE, together[1]),
            ),
            Choice(
                "Defend alone",
                f"{other} sits out.",
                _points(who, _SOME, alone[0], _ALL_FIVE, alone[1]),
            ),
        ),
        (fewer,),
    )
