"""What a replay says: whose hand is seen, where it stands, the secrets of a deal that is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final
from unicodedata import category

from euchre.rules.cards import Card, CardSet
from euchre.rules.events import DummyTaken, Event, FiveKept, UpcardTaken
from euchre.rules.rules import Rules
from euchre.rules.seats import SEATINGS, Seat
from euchre.ui.hand import laid_out
from euchre.ui.words.cards import plain_cards, the
from euchre.ui.words.ends import NOT_FINISHED
from euchre.ui.words.keys import Key
from euchre.ui.words.numbers import listed
from euchre.ui.words.openings import game_begins
from euchre.ui.words.people import NOBODY, People
from euchre.ui.words.reports import PASSED_IN_SHOWS_NONE
from euchre.ui.words.table import GAMES
from euchre.ui.words.text import excerpt
from euchre.views import View

YOU: Final = "You"
LABEL: Final = "Replay"
NOT_DEALT: Final = "Not dealt"
DUMMY: Final = "Dummy"
PUT_ASIDE: Final = "put aside"
PASSED_IN: Final = "A hand that was passed in shows no cards but your own."
UNFINISHED: Final = "The hand is not finished, so only your own cards are seen."
UNFINISHED_OF_OTHERS: Final = "The hand is not finished, so no cards are seen."
NO_DEALS: Final = "No hand was dealt in this game."
NO_HAND: Final = "no hand"

_PLAYER: Final = "Player"
_LONGEST: Final = 40
_NO_CHARACTERS: Final = {"Cn", "Co", "Cs"}
"""Kinds of code points that stand for no character: a page may not hold them."""


def names_by_seat(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    r"""Return what the seats are called: a name for each, fit to print, no two of them the same.

    >>> names_by_seat(("easy", "normal", "easy"), 3), names_by_seat(None, 2)
    (('easy 1', 'normal', 'easy 3'), ('Player 1', 'Player 2'))
    >>> names_by_seat(("You", "\x1b[31m"), 2)
    ('You', '\\x1b[31m')
    """
    shown = [_shown(name) for name in names or ("",) * players]
    count = Counter(name.casefold() for name in shown)
    return tuple(
        name if name and count[name.casefold()] == 1 else f"{name or _PLAYER} {seat}"
        for seat, name in enumerate(shown, 1)
    )


def _shown(name: str) -> str:
    kept = "".join(
        "\N{REPLACEMENT CHARACTER}" if category(letter) in _NO_CHARACTERS else letter
        for letter in " ".join(name.split())
    )
    return excerpt(kept, _LONGEST)


def called(names: Sequence[str], reader: Seat | None) -> tuple[str, ...]:
    """Return what the seats are called by whoever sees the hand of one of them.

    >>> called(("You", "Ada"), 0), called(("You", "Ada"), 1), called(("Kim", "Ada"), None)
    (('You', 'Ada'), ('Player', 'You'), ('Kim', 'Ada'))
    """
    return tuple(
        YOU if seat == reader else _PLAYER if name == YOU else name
        for seat, name in enumerate(names)
    )


def begins(rules: Rules, names: tuple[str, ...], reader: Seat | None) -> str:
    """Return the game, and who plays."""
    if reader is not None:
        return game_begins(rules, names, reader)
    people = People(names, NOBODY, SEATINGS[rules.players])
    game = GAMES[rules.players]
    if people.seating.has_partners:
        first, second = (people.within(side) for side in people.seating.sides)
        return f"{game}, partners, first to {rules.target}. {first} against {second}."
    return f"{game}, first to {rules.target}. {', '.join(names)}, in playing order."


def whose_hand(names: Sequence[str], seat: Seat | None) -> str:
    """Return whose hand is seen, None for everybody's.

    >>> whose_hand(("You", "Ada"), 1), whose_hand(("You", "Ada"), None)
    ('the hand of Ada', 'all hands')
    """
    if seat is None:
        return "all hands"
    return "your hand" if names[seat] == YOU else f"the hand of {names[seat]}"


def seen_as(names: Sequence[str], reader: Seat) -> str:
    """Return who is called you, where it is not the person whose game it is."""
    return f"Seen from the seat of {names[reader]}, who is called you."


def standing(place: tuple[int, int], step: tuple[int, int], seen: str) -> str:
    """Return where a replay stands: the hand and the step of how many each, and what is seen.

    >>> standing((2, 9), (7, 31), "all hands")
    'hand 2 of 9, step 7 of 31, all hands'
    """
    (hand, hands), (number, steps) = place, step
    return f"hand {hand} of {hands}, step {number} of {steps}, {seen}"


def hidden(*, finished: bool, owned: bool) -> str:
    """Return why the cards of a deal that was not played out are not shown (P5)."""
    if finished:
        return PASSED_IN if owned else PASSED_IN_SHOWS_NONE
    return UNFINISHED if owned else UNFINISHED_OF_OTHERS


def hand_of(name: str, cards: CardSet, view: View) -> str:
    """Return a hand in a line."""
    return f"{name}: {plain_cards(_in_order(cards, view), view.trump)}."


def hand_owner(people: People, seat: Seat) -> str:
    """Return what a seat's hand is called at the beginning of a line.

    >>> hand_owner(People(("You", "Ada"), 0, SEATINGS[2]), 0)
    'Your hand'
    >>> hand_owner(People(("You", "Ada"), 0, SEATINGS[2]), 1)
    'The hand of Ada'
    """
    return "Your hand" if seat == people.reader else f"The hand of {people.names[seat]}"


def _in_order(cards: CardSet, view: View) -> tuple[Card, ...]:
    return laid_out(cards, view.trump if view.trump is not None else view.proposed)


def secret(event: Event, view: View) -> list[str]:
    """Return what was told to one seat only and is not told otherwise, in lines."""
    if isinstance(event, UpcardTaken) and event.discard is not None and event.seat != view.seat:
        return [f"The discard: {the(event.discard)}."]
    if isinstance(event, DummyTaken) and event.cards is not None:
        return [hand_of("The dummy", event.cards, view)]
    if isinstance(event, FiveKept) and event.kept is not None and event.aside is not None:
        return [hand_of("Kept", event.kept, view), hand_of("Put aside", event.aside, view)]
    return []


def ended(*, won: bool) -> list[str]:
    """Return what is said at the end of a game that was not won."""
    return [] if won else ["", NOT_FINISHED]


def keys(players: int) -> tuple[Key, ...]:
    """Return the keys of a replay."""
    return (
        Key("←→", "step"),
        Key("↑↓", "trick"),
        Key("PgUp PgDn", "hand"),
        Key("Home End", "ends"),
        Key(f"1-{players} a", "whose cards"),
        Key("?", "help"),
        Key("q", "leave"),
    )


HELP_TITLE: Final = "Keys of the replay"


def help_lines(names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return what each key does, in full."""
    seats = listed([f"{number} {name}" for number, name in enumerate(names, 1)], "or")
    return (
        ("← →", "one action back or on; Space too"),
        ("↑ ↓", "the trick before, the next trick"),
        ("PgUp PgDn", "the hand before, the next hand"),
        ("Home End", "the beginning, the end of the game"),
        (f"1-{len(names)}", seats),
        ("a", "all hands, where it was played out"),
        ("q Esc", "leave the replay"),
    )


# What the command says of what it is given.


def wrong_deal(number: int, deals: int) -> str:
    """Return that a game has no hand of that number."""
    has = "1 hand" if deals == 1 else f"{deals} hands"
    return f"there is no hand {number} in this game; it has {has}."


def wrong_hand(said: str, names: Sequence[str]) -> str:
    """Return that nobody at the table is called that, and who is there."""
    return (
        f"{excerpt(said, _LONGEST)!r} is nobody at this table. "
        f"Say {listed(names)}, a number from 1 to {len(names)}, or all."
    )


def written(name: str) -> str:
    """Return that a file was written."""
    return f"The game is in {name}."


def page_title(names: Sequence[str]) -> str:
    """Return the title of a page that shows a game."""
    return f"Euchre: {', '.join(names)}"
