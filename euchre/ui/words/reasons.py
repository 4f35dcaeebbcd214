"""Why what is legal is legal, how a trick stands, and what a call leads to: the row below the hand."""

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
        return f"Follow {name}: {_counts(led, view.trump, 'that')}"
    for card in (left_bower(view.trump), JOKER):
        if card in view.hand and suit in {view.trump, card.suit}:
            return f"Follow {name}. {_counts(card, view.trump, 'so it')}"
    if len(legal) == 1:
        return f"Follow {name}: only one card is legal."
    return f"Follow {name}."


def _counts(card: Card, trump: Suit, what: str) -> str:
    """Return that a card which is no trump by its looks counts as one."""
    if card is JOKER:
        return (
            f"the joker counts as {one_of(trump)}."
            if what == "that"
            else (f"The joker counts as {one_of(trump)}.")
        )
    if what == "that":
        return f"{index(card)} is the left bower, and counts as {one_of(trump)}."
    return f"Your {index(card)} is the left bower, so it counts as {one_of(trump)}."


def standing(view: View, names: tuple[str, ...]) -> str:
    """Return how many tricks the two sides have, and how many the maker needs."""
    if view.maker is None:
        return ""
    people = People.of(view, names)
    seating = people.seating
    makers = seating.sides[seating.side_of(view.maker)]
    defenders = seating.defenders(view.maker)
    taken = sum(view.tricks[seat] for seat in makers)
    against = sum(view.tricks[seat] for seat in defenders)
    ours = _having(people, makers)
    theirs = people.within(defenders)
    has = _has(people, defenders)
    if against > TRICKS - NEEDED:
        euchred = "are" if _has(people, makers) == "have" else "is"
        return f"{ours} {euchred} euchred: {theirs} {has} {against} tricks."
    if taken >= NEEDED:
        verb = _has(people, makers)
        return f"{ours} {verb} the {NEEDED} tricks that were needed, {taken} in all; {theirs} {has} {against}."
    needs = "that makers need" if len(makers) > 1 else "a maker needs"
    return (
        f"{ours} {_has(people, makers)} {taken} of the {NEEDED} tricks {needs};"
        f" {theirs} {has} {against}."
    )


def _having(people: People, seats: tuple[int, ...]) -> str:
    return people.all_of(seats)


def _has(people: People, seats: tuple[int, ...]) -> str:
    return "have" if len(seats) > 1 or people.reader in seats else "has"


def sitting_out(view: View, names: tuple[str, ...]) -> str:
    """Return why the reader does not play, nothing where he does."""
    if view.seat not in view.sitting_out:
        return ""
    people = People.of(view, names)
    loner = next(
        seat
        for seat in view.alone
        if people.seating.side_of(seat) == people.seating.side_of(people.reader)
        or seat in people.seating.defenders(view.maker or 0)
    )
    return people.say(loner, "", "You sit out this hand: {name} plays alone.")


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
    """Return which cards are kept so far, and what is still to be done."""
    named = " ".join(index(card) for card in laid_out(kept, order_suit(view)))
    missing = FIVE - len(kept)
    if missing > 0:
        return f"{named}. Choose {missing} more." if named else "Choose the cards to keep."
    if missing < 0:
        return f"{named}. Drop {-missing}."
    return f"{named}. The other five are put aside unseen."
