"""What the sentences about a decision are made of: who, which card, how often, what comes of it."""

from __future__ import annotations

from typing import Final

from euchre.coach.hints.facts import Fact, Outcome
from euchre.rules.actions import Alone
from euchre.rules.cards import Card, Suit
from euchre.rules.seats import Seat
from euchre.ui.words.cards import bower, suit_name, the
from euchre.ui.words.chances import chance
from euchre.ui.words.doing import by, doing
from euchre.ui.words.numbers import listed
from euchre.ui.words.people import People
from euchre.views import View

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
_HARDLY: Final = 0.01


def how_often(share: float) -> str:
    """Return a share as part of a sentence.

    >>> how_often(0.0), how_often(0.004), how_often(0.284), how_often(1.0)
    ('never', '<1 % of the time', '28 % of the time', 'every time')
    """
    return _ALWAYS.get(share) or f"{chance(share)} of the time"


def in_short(share: float) -> str:
    """Return a share beside another in the same sentence.

    >>> in_short(0.284), in_short(1.0)
    ('28 %', 'every time')
    """
    return _ALWAYS.get(share) or chance(share)


_ALWAYS: Final = {0.0: "never", 1.0: "every time"}


def can(done: str, share: float) -> str:
    """Return how often something can be done.

    >>> can("beat it", 0.284), can("beat it", 0.004), can("be beaten", 0.996)
    ('can beat it 28 % of the time', 'can hardly ever beat it', 'can be beaten almost every time')
    """
    if share < _HARDLY:
        return f"can {'hardly ever' if share else 'never'} {done}"
    if 1.0 - _HARDLY < share < 1.0:
        return f"can {done} almost every time"
    return f"can {done} {how_often(share)}"


def called(card: Card | None, trump: Suit | None) -> str:
    """Return a card's name with the article, a bower by its title.

    >>> from euchre.rules.cards import parse_card
    >>> called(parse_card("Jd"), Suit.HEARTS), called(parse_card("Jd"), None)
    ('the left bower', 'the jack of diamonds')
    """
    if card is None:
        return ""
    title = bower(card, trump)
    return the(card) if title is None else f"the {title}"


def opened(text: str) -> str:
    """Return a text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


class Teller:
    """Tells facts of a view to the seat that decides."""

    def __init__(self, view: View, names: tuple[str, ...]) -> None:
        """Look at the table."""
        self.view = view
        self.people = People.of(view, names)
        self.has_partners = self.people.seating.has_partners

    def card(self, fact: Fact) -> str:
        """Return the card that a fact speaks of, inside a sentence."""
        return called(fact.card, self.view.trump)

    def over(self, fact: Fact) -> str:
        """Return the other card that it speaks of, inside a sentence."""
        return called(fact.over, self.view.trump)

    def opening(self, fact: Fact) -> str:
        """Return the card at the beginning of a sentence."""
        return opened(self.card(fact))

    def owned(self, fact: Fact) -> str:
        """Return the card as that of the fact's seat."""
        return f"{self.who(fact)}'s {self.card(fact).removeprefix('the ')}"

    def suit(self, fact: Fact) -> str:
        """Return what a single card of the fact's suit is called."""
        if fact.suit is None or fact.suit is self.view.trump:
            return "trump"
        return suit_name(fact.suit).removesuffix("s")

    def suits(self, fact: Fact) -> str:
        """Return the fact's suit."""
        return "" if fact.suit is None else suit_name(fact.suit)

    def who(self, fact: Fact) -> str:
        """Return the fact's seats, inside a sentence."""
        return listed([self.people.named(seat) for seat in fact.seats], "or")

    def at(self, fact: Fact, place: int) -> str:
        """Return one of the fact's seats, inside a sentence."""
        return self.people.named(fact.seats[place])

    def side(self, fact: Fact) -> str:
        """Return the fact's seats as one side, inside a sentence."""
        return self.people.within(fact.seats)

    def fellow(self, fact: Fact) -> str:
        """Return the fellow at the beginning of a sentence."""
        return (
            f"{opened(self.who(fact))}, {'your partner' if self.has_partners else 'on your side'},"
        )

    def is_ours(self, seat: Seat) -> bool:
        """Tell whether a seat scores together with the one that decides."""
        seating = self.people.seating
        return seating.side_of(seat) == self.people.ours

    def doing(self, fact: Fact) -> str:
        """Return the other option as the subject of a sentence, inside it."""
        return "" if fact.other is None else doing(fact.other, self.view)

    def by(self, fact: Fact) -> str:
        """Return the other option, or the only one, as what something comes of."""
        action = fact.action if fact.other is None else fact.other
        return "" if action is None else by(action, self.view)

    def comes(self, fact: Fact) -> str:
        """Return what comes about, inside a sentence and without its end."""
        if fact.outcome in _OURS:
            lone = self.view.phase == "declare" and isinstance(fact.action, Alone)
            side = self.people.seating.sides[self.people.ours or 0]
            return _OURS[fact.outcome].format("you" if lone else self.people.within(side))
        return _THEIRS[fact.outcome or Outcome.EUCHRE].format(self._maker())

    def coming(self, fact: Fact) -> str:
        """Return what would come about, at the beginning of a sentence, as the subject."""
        if fact.outcome in {Outcome.EUCHRED, Outcome.EUCHRE}:
            return "Being euchred" if self.view.maker is None else "A euchre"
        return "Making it" if fact.outcome in {Outcome.MAKE, Outcome.THEY_MAKE} else "A march"

    def _maker(self) -> str:
        """Return who made trump on another side, or may, inside a sentence."""
        maker = self.view.maker
        makers = self.people.seating.defenders(self.people.first) if maker is None else (maker,)
        return self.people.named(makers[0]) if len(makers) == 1 else "an opponent"
