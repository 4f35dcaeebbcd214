"""About fifty positions of all kinds, as a person reads them with their hints."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple

from euchre.coach.hints.advice import advise
from euchre.rules.rules import Rules
from euchre.ui.hand import numbered
from euchre.ui.sitting import BOT_NAMES
from euchre.ui.words import advice
from euchre.ui.words.reports import status
from euchre.ui.words.short import briefly, index
from euchre.views import View
from tests.bots.complaints import bidding, last_two, loners, playing, sides
from tests.bots.complaints.asked import Asked
from tests.bots.positions import decisions, seen, told
from tests.rules.positions import FOUR, THREE, TWO

SAMPLES = 80

COMPLAINTS: tuple[tuple[Sequence[Asked], Sequence[int]], ...] = (
    (bidding.POSITIONS, (1, 9, 14, 16, 19, 25, 28, 32)),
    (loners.POSITIONS, (5, 7, 10, 15, 16, 17, 18, 21)),
    (playing.POSITIONS, (0, 3, 5, 6, 7, 9, 10, 11)),
    (last_two.POSITIONS, (3, 6, 11, 15, 18)),
    (sides.POSITIONS, (0, 2, 8, 10, 11, 12, 15)),
)
"""Of the positions about which players complain in other programs, those taken here."""

KEPT = "Jh 9h As Ks Qs"
OTHERS = {
    "the joker turned up stands for any suit": told(
        up="B", then="", rules=Rules(deck=25, joker_suit="dealer")
    ),
    "the dealer throws a card for the upcard": told(
        "Jd 9h As Qs Tc", "Jh Kh Qh Ac", up="Ah", then="order"
    ),
    "the opponent of a maker takes the upcard or leaves it": told(
        "9c Tc Kd Qd As", up="9h", then="order", rules=TWO
    ),
    "five of ten": told(
        "", KEPT, dummy="Jd Th Ac Kd Qd", up="Tc", then="pass pass pass name h dummy"
    ),
    "five of ten, of which some may be exchanged": told(
        "", KEPT, dummy="Ac Kc Qc Jd 9d", up="Tc", then="pass pass pass name h dummy"
    ),
    "the maker is euchred already": told(
        "Ah Ac As Kd Ad",
        "9h Th 9c Tc 9s",
        up="9d",
        then="order leave 9h Ah Ac 9c As 9s",
        rules=TWO,
    ),
    "one card is legal": told(
        "Kd 9c Tc Qs Ks", "Ad Qd 9h Th Jh", up="9d", then="order leave Ad", rules=TWO
    ),
}  # fmt: skip
PLAYED: dict[Rules, tuple[int, ...]] = {
    THREE: (2, 8, 23, 28, 78, 94, 172, 191, 319),
    FOUR: (16, 67, 110, 245),
    TWO: (7, 30),
}
"""Of games that bots play, the decisions taken here."""


class Hinted(NamedTuple):
    """A position, and what it is about."""

    says: str
    view: View


def hinted() -> Iterator[Hinted]:
    """All positions."""
    for positions, places in COMPLAINTS:
        for place in places:
            asked = positions[place]
            yield Hinted(asked.says, seen(asked.position))
    for says, position in OTHERS.items():
        yield Hinted(says, seen(position))
    for rules, places in PLAYED.items():
        for place, (_, view, _) in enumerate(islice(decisions(rules, 4), places[-1] + 1)):
            if place in places:
                yield Hinted(f"out of a game, {view.phase}", view)


def names_of(view: View) -> tuple[str, ...]:
    """What the seats are called, the one that decides being you."""
    others = iter(BOT_NAMES[view.rules.players])
    return tuple("You" if seat == view.seat else next(others) for seat in range(view.rules.players))


def told_of(place: int, position: Hinted) -> list[str]:
    """The position and its hint."""
    says, view = position
    names = names_of(view)
    advised = advise(view, samples=SAMPLES)
    why = " ".join(advice.reason(advised, view, names))
    verb, option = advice.verb(advised.named), advice.choice(advised.named, None, view)
    hand = ", ".join(map(index, numbered(view)))
    return [
        f"{place}. {says}",
        *(briefly(f"   {line}") for line in status(view, names, view.scores)),
        *([f"   You hold {hand}."] if hand else []),
        f"   {verb} {option}. {why}",
        "",
    ]


def table() -> str:
    """All positions with their hints."""
    return "\n".join(chain.from_iterable(told_of(*one) for one in enumerate(hinted(), 1)))
