"""What a person can ask to be told again: how it stands, the tricks, the score, the cards."""

from __future__ import annotations

from euchre.rules.cards import CardSet
from euchre.rules.events import CardsShown, TrickTaken
from euchre.rules.phase import Trick
from euchre.rules.seats import Seat
from euchre.rules.trump import winning
from euchre.ui.hand import laid_out
from euchre.ui.shown import tricks_taken
from euchre.ui.words.cards import card_name, plain_cards, suit_name, the
from euchre.ui.words.people import People
from euchre.ui.words.scores import score_line, totals, trick_counts
from euchre.views import View

NO_TRICK = "No trick has been taken in this hand yet."
PASSED_IN_SHOWS_NONE = "A hand that was passed in shows no cards."
SHOWN_LATER = "The cards are shown when the hand has been played."
PACK_IS_FIXED = "The pack was fixed before it was dealt. SHA-256:"


def score(view: View, names: tuple[str, ...], scores: tuple[int, ...]) -> str:
    """Return the score."""
    return score_line(People.of(view, names), view.rules, scores)


def status(view: View, names: tuple[str, ...], scores: tuple[int, ...]) -> list[str]:
    """Return how the deal stands, and the score."""
    people = People.of(view, names)
    standing = totals(people, scores)
    if view.maker is None or view.trump is None:
        return [f"{_upcard(view, people)} Score: {standing}."]
    counts = trick_counts(people, view.maker, view.tricks)
    tricks = tricks_taken(view)
    last = f" Last trick: {_trick(tricks[-1], people)}" if tricks else ""
    return [
        f"{_contract(view, people)} {_on_the_table(view, people)}".rstrip(),
        f"Tricks: {counts}. Score: {standing}.{last}",
    ]


def _upcard(view: View, people: People) -> str:
    if view.proposed is not None and view.phase == "name":
        return people.say(
            view.dealer,
            "You dealt and turned down {card}.",
            "{name} dealt and turned down {card}.",
            card=the(view.upcard),
        )
    return people.say(
        view.dealer,
        "You dealt and turned up {card}.",
        "{name} dealt and turned up {card}.",
        card=the(view.upcard),
    )


def _contract(view: View, people: People) -> str:
    maker: Seat = view.maker or 0
    how = "" if view.phase in {"pickup", "declare"} else _how(view, people, maker)
    made = people.say(maker, "You are the maker{how}.", "{name} is the maker{how}.", how=how)
    dealt = people.say(view.dealer, "You dealt.", "{name} dealt.")
    trump = "" if view.trump is None else f"{suit_name(view.trump).capitalize()} is trump. "
    loners = [seat for seat in view.alone if seat != maker]
    alone = "".join(
        f" {people.say(seat, 'You defend alone.', '{name} defends alone.')}" for seat in loners
    )
    return f"{trump}{made}{alone} {dealt}"


def _how(view: View, people: People, maker: Seat) -> str:
    if maker in view.alone:
        return ", alone"
    return " with the dummy" if people.seating.has_dummy else ""


def _on_the_table(view: View, people: People) -> str:
    if not view.trick or view.trump is None:
        return ""
    leader, led = view.trick[0]
    winner, _ = winning(view.trick, view.trump)
    card = card_name(led)
    if winner == leader:
        return people.say(
            leader,
            "You led the {card} and are winning the trick.",
            "{name} led the {card} and is winning the trick.",
            card=card,
        )
    said = people.say(leader, "You led the {card}.", "{name} led the {card}.", card=card)
    ahead = people.say(winner, "You are winning the trick.", "{name} is winning the trick.")
    return f"{said} {ahead}"


def _played(trick: Trick, people: People) -> str:
    return ", ".join(f"{people.named(seat)} {card_name(card)}" for seat, card in trick)


def _trick(taken: TrickTaken, people: People) -> str:
    """Return a trick that was taken, in a sentence."""
    return people.say(
        taken.seat,
        "{cards}; you won.",
        "{cards}; {name} won.",
        cards=_played(taken.trick, people),
    )


def last_trick(view: View, names: tuple[str, ...]) -> list[str]:
    """Return the last trick of the deal."""
    tricks = tricks_taken(view)
    if not tricks:
        return [NO_TRICK]
    return [f"Trick {tricks[-1].number}: {_trick(tricks[-1], People.of(view, names))}"]


def tricks(view: View, names: tuple[str, ...]) -> list[str]:
    """Return the tricks of the deal, the one on the table too."""
    people = People.of(view, names)
    taken = tricks_taken(view)
    said = [f"Trick {event.number}: {_trick(event, people)}" for event in taken]
    if view.trick:
        said.append(f"Trick {len(taken) + 1}, so far: {_played(view.trick, people)}.")
    return said or [NO_TRICK]


def pack_is_fixed(commitment: str | None) -> list[str]:
    """Return under which hash the pack of the hand was fixed, nothing where none was."""
    if commitment is None:
        return []
    return [PACK_IS_FIXED, commitment]


def cards(view: View, names: tuple[str, ...]) -> list[str]:
    """Return every card of a deal that was played out (P5)."""
    people = People.of(view, names)
    shown = next((event for event in view.history if isinstance(event, CardsShown)), None)
    if shown is None:
        if view.phase == "scored":
            return [PASSED_IN_SHOWS_NONE]
        return [SHOWN_LATER]

    def row(cards: CardSet) -> str:
        return plain_cards(laid_out(cards, view.trump), view.trump)

    said = [
        f"{people.opening(seat)}: {row(shown.hands[seat])}."
        for seat in people.seating.round_from(people.first)
    ]
    if people.seating.has_dummy:
        said.append(f"Dummy: {row(shown.dummy)}.")
    said += [f"Upcard: {card_name(view.upcard)}.", f"Not dealt: {row(shown.stock)}."]
    said += [
        people.say(seat, "You put aside: {cards}.", "{name} put aside: {cards}.", cards=row(aside))
        for seat, aside in enumerate(shown.aside)
        if aside
    ]
    return ["The cards as dealt:", *said]
