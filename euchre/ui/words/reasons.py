"""The row below the hand: why cards are legal, how a trick stands, what a call leads to."""

from __future__ import annotations

from typing import Final

from euchre.rules.actions import Pass, Play
from euchre.rules.cards import JOKER, Card, CardSet, Suit
from euchre.rules.scoring import NEEDED, TRICKS
from euchre.rules.trump import left_bower, suit_of
from euchre.ui.answers.keeping import FIVE
from euchre.ui.answers.question import Question
from euchre.ui.hand import laid_out, order_suit
from euchre.ui.words.cards import one_of, suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import index, within
from euchre.views import View


def why_legal(view: View) -> str:
    """Return why the cards that may be played are those, in one line."""
    if view.trump is None or not view.trick:
        return "You lead: any card may be played."
    led = view.trick[0][1]
    suit = suit_of(led, view.trump)
    name = suit_name(suit)
    legal = [card for card in view.hand if Play(card) in view.legal]
    if not any(suit_of(card, view.trump) is suit for card in legal):
        return f"You have no {name}: any card may be played."
    if led is JOKER or led is left_bower(view.trump):
        return _said(_ASKED_BY, led, view.trump)
    for card in (left_bower(view.trump), JOKER):
        if card in view.hand and suit in {view.trump, card.suit}:
            return _said(_BELONGS, card, suit, view.trump)
    if len(legal) == 1:
        return f"Follow {name}: only one card is legal."
    return f"Follow {name}."


_ASKED_BY: Final = (
    "Follow {name}: the joker counts as {one_of}.",
    "Follow {name}: {card} is the left bower, and counts as {one_of}.",
)
_BELONGS: Final = (
    "Follow {name}. Your joker counts as {one_of}.",
    "Follow {name}. Your {card} is the left bower, so it counts as {one_of}.",
)
"""What is said of a joker, and of a left bower."""


def _said(sentences: tuple[str, str], card: Card, suit: Suit, trump: Suit | None = None) -> str:
    """Return the sentence for a joker or a left bower, a suit being asked for."""
    sentence = sentences[card is not JOKER]
    counts_as = suit if trump is None else trump
    return sentence.format(name=suit_name(suit), one_of=one_of(counts_as), card=index(card))


def standing(view: View, names: tuple[str, ...]) -> str:
    """Return how many tricks the two sides have, and how many the maker needs."""
    if view.maker is None:
        return ""
    people = People.of(view, names)
    seating = people.seating
    sides = (seating.sides[seating.side_of(view.maker)], seating.defenders(view.maker))
    taken, against = (sum(view.tricks[seat] for seat in side) for side in sides)
    if against > TRICKS - NEEDED:
        sentence = _EUCHRED
    elif taken < NEEDED:
        sentence = _OPEN
    else:
        sentence = _MADE
    makers, defenders = sides
    return sentence[len(makers) > 1 or people.reader in makers].format(
        makers=people.all_of(makers),
        defenders=people.within(defenders),
        have="have" if len(defenders) > 1 or people.reader in defenders else "has",
        taken=taken,
        against=against,
        needed=NEEDED,
    )


_OPEN: Final = (
    "{makers} has {taken} of the {needed} tricks a maker needs; {defenders} {have} {against}.",
    "{makers} have {taken} of the {needed} tricks a maker needs; {defenders} {have} {against}.",
)
_MADE: Final = (
    "{makers} makes it with {taken} tricks; {defenders} {have} {against}.",
    "{makers} make it with {taken} tricks; {defenders} {have} {against}.",
)
_EUCHRED: Final = (
    "{makers} is euchred: {defenders} {have} {against} tricks.",
    "{makers} are euchred: {defenders} {have} {against} tricks.",
)
"""For a maker who is somebody else, and for you or several."""


def sitting_out(view: View, names: tuple[str, ...]) -> str:
    """Return why the reader does not play, nothing where he does."""
    if view.seat not in view.sitting_out or view.maker is None:
        return ""
    people = People.of(view, names)
    defenders = people.seating.defenders(view.maker)
    fellows = defenders if people.reader in defenders else (view.maker,)
    loner = next(seat for seat in view.alone if seat in fellows)
    return f"You sit out this hand: {people.named(loner)} plays alone."


def what_follows(question: Question, view: View, names: tuple[str, ...]) -> str:
    """Return what a choice leads to, beside its buttons."""
    people = People.of(view, names)
    if question is Question.ORDER:
        return _after_order(view, people)
    if question is Question.NAME:
        if Pass() not in view.legal:
            return "You dealt, so you must name a suit."
        if view.rules.any_suit or view.proposed is None:
            return "You become the maker."
        return f"{suit_name(view.proposed).capitalize()} was turned down."
    if question is Question.JOKER:
        return "No hand is seen yet."
    return _FOLLOWS.get(question, "")


_FOLLOWS: Final = {
    Question.DISCARD: "Put one of the six away, face down. It may be the upcard.",
}


def _after_order(view: View, people: People) -> str:
    card = within(view.upcard)
    if view.dealer == people.reader:
        return f"You become the maker and take {card}."
    if view.rules.forced_pickup:
        return f"{people.opening(view.dealer)} picks up {card}; you become the maker."
    return f"{people.opening(view.dealer)} may pick up {card}; you become the maker."


def keeping(kept: CardSet) -> str:
    """Return how many cards are kept so far."""
    return f"Keeping {len(kept)} of {FIVE}"


def kept_so_far(view: View, kept: CardSet) -> str:
    """Return which cards are kept so far, and what is still to be done; nothing without any."""
    named = " ".join(index(card) for card in laid_out(kept, order_suit(view)))
    missing = FIVE - len(kept)
    if missing > 0:
        return f"{named}. Choose {missing} more." if named else ""
    if missing < 0:
        return f"{named}. Drop {-missing}."
    return f"{named}. The other five are put aside unseen."
