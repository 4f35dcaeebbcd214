"""Why an option is better than another, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from euchre.coach.facts import Fact, Outcome, What
from euchre.rules.actions import Action, Alone
from euchre.rules.cards import Card, Suit
from euchre.rules.seats import Seat
from euchre.ui.words.cards import bower, card_name, suit_name, the
from euchre.ui.words.chances import chance
from euchre.ui.words.doing import by, doing
from euchre.ui.words.numbers import listed, points
from euchre.ui.words.people import People
from euchre.views import View


def because(
    facts: Iterable[Fact], view: View, names: tuple[str, ...], said: Card | None = None
) -> list[str]:
    """Return a sentence for each fact, cards by their names; `briefly` makes symbols of those.

    `said` is a card that was named just before, and is called it.
    """
    teller = _Teller(view, People.of(view, names))
    sentences: list[str] = []
    for fact in facts:
        sentence = _SAID[fact.what](teller, fact)
        opening = _opening(fact.card)
        if said is not None and said is fact.card and sentence.startswith(opening):
            sentence = f"It{sentence.removeprefix(opening)}"
        sentences.append(sentence)
        said = fact.card
    return sentences


def how_often(share: float) -> str:
    """Return a share as part of a sentence.

    >>> how_often(0.0), how_often(0.004), how_often(0.284), how_often(1.0)
    ('never', 'hardly ever', '28 % of the time', 'every time')
    """
    return _nearly(share) or f"{chance(share)} of the time"


def _in_short(share: float) -> str:
    return _nearly(share) or chance(share)


def _nearly(share: float) -> str:
    if share < _HARDLY:
        return "hardly ever" if share else "never"
    if share > 1.0 - _HARDLY:
        return "almost every time" if share < 1.0 else "every time"
    return ""


_HARDLY: Final = 0.01


class _Teller:
    """Tells the facts of a view."""

    def __init__(self, view: View, people: People) -> None:
        self.view = view
        self.people = people

    def who(self, fact: Fact, last: str = "or") -> str:
        """Return the seats of a fact inside a sentence."""
        return listed([self.people.named(seat) for seat in fact.seats], last)

    def opening(self, fact: Fact, last: str = "or") -> str:
        """Return the seats of a fact at the beginning of a sentence."""
        named = self.who(fact, last)
        return named[:1].upper() + named[1:]

    def fellow(self, fact: Fact) -> str:
        """Return the fellow at the beginning of a sentence."""
        name = self.opening(fact)
        return (
            f"{name}, your partner,"
            if self.people.seating.has_partners
            else (f"{name}, on your side,")
        )

    def ours(self) -> str:
        """Return the reader's own side at the beginning of a sentence."""
        side = self.people.seating.sides[self.people.ours or 0]
        return self.people.all_of(side)

    def theirs(self) -> str:
        """Return who made trump on another side, or may, inside a sentence."""
        maker, seating = self.view.maker, self.people.seating
        if maker is None and len(seating.places) > PAIR:
            return "an opponent"
        return self.people.named(1 - self.people.first if maker is None else maker)

    def suit(self, fact: Fact) -> str:
        """Return what a card of the suit is called."""
        return one_called(fact.suit, self.view.trump)

    def doing(self, fact: Fact) -> str:
        """Return the other option as the subject of a sentence, inside it."""
        return "" if fact.other is None else doing(fact.other, self.view)

    def by(self, action: Action | None) -> str:
        """Return what something comes of."""
        return "" if action is None else by(action, self.view)

    def comes(self, fact: Fact) -> str:
        """Return what comes about, as a sentence without its end."""
        outcome = fact.outcome
        if outcome in _OURS:
            lone = self.view.phase == "declare" and isinstance(fact.action, Alone)
            return _OURS[outcome].format("You" if lone else self.ours())
        return _THEIRS[outcome or Outcome.EUCHRE].format(_begins(self.theirs()))


_OURS: Final[dict[Outcome | None, str]] = {
    Outcome.SCORE: "{} score",
    Outcome.MAKE: "{} make it",
    Outcome.MARCH: "{} march",
    Outcome.EUCHRED: "{} are euchred",
    Outcome.TAKE_ALL: "{} take all five tricks",
    Outcome.STOP_MARCH: "{} stop the march",
}
_THEIRS: Final = {
    Outcome.EUCHRE: "{} is euchred",
    Outcome.THEY_MAKE: "{} makes it",
    Outcome.THEY_MARCH: "{} marches",
}
PAIR: Final = 2
"""The hands that are dealt to two."""


def one_called(suit: Suit | None, trump: Suit | None) -> str:
    """Return what a single card of a suit is called."""
    if suit is None or suit is trump:
        return "trump"
    return suit_name(suit).removesuffix("s")


def _name(card: Card | None) -> str:
    return "" if card is None else the(card)


def _opening(card: Card | None) -> str:
    return _name(card)[:1].upper() + _name(card)[1:]


def _bare(card: Card | None) -> str:
    return "" if card is None else card_name(card)


def _owned(teller: _Teller, fact: Fact) -> str:
    return f"{teller.opening(fact)}'s {_bare(fact.card)}"


def _begins(text: str) -> str:
    return text[:1].upper() + text[1:]


def _trumps(teller: _Teller, fact: Fact) -> str:
    suit = fact.suit or Suit.CLUBS
    where = "" if teller.view.trump is not None else f"in {suit_name(suit)} "
    upcard = "" if fact.card is None else f"with {the(fact.card)} "
    cards = listed([_called(card, suit) for card in fact.cards])
    match len(fact.cards):
        case 0:
            held = "you have no trump"
        case 1:
            held = f"your only trump is {cards}"
        case _:
            held = f"your trumps are {cards}"
    aces = listed([the(card) for card in fact.over_cards])
    beside = f", and you have {aces}" if aces else ""
    return _begins(f"{where}{upcard}{held}{beside}.")


def _called(card: Card, trump: Suit | None) -> str:
    """Return a card's name with the article, a bower by its title."""
    title = bower(card, trump)
    return the(card) if title is None else f"the {title}"


def _how_often(teller: _Teller, fact: Fact) -> str:
    comes = teller.comes(fact)
    for opening in ("You", "An"):
        if comes.startswith(f"{opening} "):
            comes = opening.lower() + comes.removeprefix(opening)
    return f"{_begins(teller.by(fact.action))}, {comes} {how_often(fact.share)}."


def _often(teller: _Teller, fact: Fact) -> str:
    return (
        f"{teller.comes(fact)} {how_often(fact.share)},"
        f" {_in_short(fact.against)} {teller.by(fact.other)}."
    )


def _upcard_goes(teller: _Teller, fact: Fact) -> str:
    takes = "takes" if fact.number else "may take"
    dealer: Seat = fact.seats[0]
    name = teller.people.introduced(dealer)
    comma = "," if dealer == teller.people.partner else ""
    return f"{name}{comma} {takes} {_name(fact.card)}."


def _pays(teller: _Teller, fact: Fact) -> str:
    together = (
        "with the dummy"
        if teller.view.phase == "declare" and (teller.people.seating.has_dummy)
        else "together"
    )
    return f"All five tricks score {points(fact.number)} alone, {fact.less} {together}."


_SAID: Final[dict[What, Callable[[_Teller, Fact], str]]] = {
    What.ONLY_CHOICE: lambda _, __: "Nothing else is legal.",
    What.BLIND: lambda _, __: "Nobody has seen a hand, and one suit is as good as another.",
    What.SETTLED: lambda _, __: "The points of this hand are settled, whatever is played.",
    What.ALL_THE_SAME: lambda t, _: (
        f"Every {'card' if t.view.phase == 'play' else 'answer'} comes to the same."
    ),
    What.AS_GOOD: lambda t, f: f"{_begins(t.doing(f))} comes to the same.",
    What.CLOSE: lambda t, f: f"{_begins(t.doing(f))} is as good, as near as can be told.",
    What.OFTEN: _often,
    What.HOW_OFTEN: _how_often,
    What.FOR_THE_GAME: lambda t, f: (
        f"It brings fewer points than {t.doing(f)}, but wins the game more often:"
        f" {chance(f.share)}, not {chance(f.against)}."
    ),
    What.MORE: lambda t, f: f"On the average it gains {f.share:.2f} points more than {t.doing(f)}.",
    What.GAME_FOR: lambda t, f: f"A euchre would win the game for {t.who(f)}.",
    What.WINS: lambda _, f: f"{_opening(f.card)} wins this trick for certain.",
    What.WINS_FOR_SIDE: lambda _, f: f"No opponent can beat {_name(f.card)}.",
    What.WINS_UNLESS: lambda t, f: (
        f"{_opening(f.card)} beats {_name(f.over)}; {t.who(f)} can beat it {how_often(f.share)}."
    ),
    What.LOST: lambda t, f: f"{_owned(t, f)} wins this trick in any case.",
    What.CANNOT_BEAT: lambda t, f: f"No card that you may play beats {_owned(t, f)}.",
    What.FELLOW_HAS_IT: lambda t, f: (
        f"{t.fellow(f)} wins this trick with {_name(f.card)} in any case."
    ),
    What.FELLOW_AHEAD: lambda t, f: (
        f"{t.fellow(f)} is winning with {_name(f.card)}, which can be beaten {how_often(f.share)}."
    ),
    What.FELLOW_CAN: lambda t, f: (
        f"{t.fellow(f)} can still beat {_name(f.card)} {how_often(f.share)}."
    ),
    What.OVERTAKES: lambda t, f: (
        f"{_opening(f.card)} would take the trick from {t.who(f)},"
        f" {'your partner' if t.people.seating.has_partners else 'who is on your side'}."
    ),
    What.LEAVES: lambda t, f: f"{_opening(f.card)} would leave the trick to {t.who(f)}.",
    What.LOWEST_TO_WIN: lambda _, f: (
        f"{_opening(f.card)} is the lowest of your cards that beat {_name(f.over)}."
    ),
    What.LOWEST: lambda t, f: (
        f"{_opening(f.card)} is the lowest"
        f" {'card that you may play' if t.view.phase == 'play' else 'of your six cards'}."
    ),
    What.HIGHEST: lambda t, f: f"{_opening(f.card)} is the highest {t.suit(f)} left.",
    What.CAN_BE_RUFFED: lambda t, f: (
        f"{_opening(f.card)} is the highest {t.suit(f)} left, and can be trumped"
        f" {how_often(f.share)}."
    ),
    What.CAN_BE_BEATEN: lambda t, f: (
        f"{t.opening(f)} can beat {_name(f.card)} {how_often(f.share)}."
    ),
    What.BEATEN_LESS: lambda t, f: (
        f"{t.opening(f)} can beat {_name(f.card)} {how_often(f.share)},"
        f" {_name(f.over)} {_in_short(f.against)}."
    ),
    What.DRAWS: lambda t, f: (
        f"It draws trumps: {f.number} {'is' if f.number == 1 else 'are'} unseen, and {t.who(f)}"
        f" holds {'it' if f.number == 1 else 'one'} {how_often(f.share)}."
    ),
    What.KEPT_HIGHEST: lambda t, f: f"Kept back, {_name(f.card)} is the highest {t.suit(f)} left.",
    What.KEPT_SECOND: lambda _, f: f"Kept back, {_name(f.card)} loses to {_name(f.over)} only.",
    What.KEPT_TRUMP: lambda _, f: f"It keeps {_name(f.card)}, your only trump.",
    What.VOID: lambda t, f: (
        f"{_opening(f.card)} is your only {t.suit(f)}:"
        f" without it you can trump {suit_name(f.suit or Suit.CLUBS)}."
    ),
    What.NEEDS_ONE: lambda t, f: (
        f"One more trick euchres {t.who(f)}."
        if t.view.seat not in _makers(t, f)
        else "One more trick makes it."
    ),
    What.OTHERS_NEED_ONE: lambda t, f: (
        f"{t.opening(f)} needs one more trick to make it."
        if t.view.seat not in _makers(t, f)
        else "One more trick for the others is a euchre."
    ),
    What.MARCH_IS_OPEN: lambda _, __: "No trick is lost yet, and all five are a march.",
    What.STOPS_MARCH: lambda t, f: f"One trick stops the march of {t.who(f)}.",
    What.TRUMPS: _trumps,
    What.UPCARD_GOES: _upcard_goes,
    What.MUST_NAME: lambda _, __: "You dealt, and may not pass.",
    What.INSTEAD: lambda _, f: (
        f"These five have {listed([the(card) for card in f.cards])}"
        f" instead of {listed([the(card) for card in f.over_cards])}."
    ),
    What.PAYS: _pays,
    What.PAYS_SAME: lambda _, f: f"All five tricks score {points(f.number)}, alone or not.",
}


def _makers(teller: _Teller, fact: Fact) -> tuple[Seat, ...]:
    seating = teller.people.seating
    return seating.sides[seating.side_of(fact.seats[0])]
