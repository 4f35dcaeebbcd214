"""What a bot says about a decision: the options it weighed, its choice, and the reason in a code.

No sentence is written here: whoever shows an explanation turns its `Motive` into words.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from euchre.rules.actions import Action
from euchre.rules.cards import Card, Suit
from euchre.rules.seats import Seat


class Unit(Enum):
    """What the values of an explanation count."""

    NOTHING = auto()
    """The options are as good as each other, or there is only one: all values are 0."""
    STRENGTH = auto()
    """Strength of a hand: a low trump is about 1.2, the right bower 3, an ace outside 1. The value
    of passing is the strength asked for at least."""
    MARCH = auto()
    """How near a hand is to all five tricks alone: a trump 2, one of the highest 3, a side card
    that wins 1.7. The value of the dummy, or of the partner, is what is asked for at least; alone
    is 0 where it can gain nothing."""
    LIKING = auto()
    """How a beginner likes it: only the order means anything."""
    PREFERENCE = auto()
    """1 for what is chosen, 0 for the other."""
    POINTS = auto()
    """Points that the side is expected to gain in the deal, less the mean of the others', each
    counted by what it does for the game at the score."""
    TRICKS = auto()
    """Tricks that the card is hoped to win for the side now, less what it would win later."""


class Motive(Enum):
    """Why a bot chose what it chose; each says what is then true of the position.

    `Explanation.cards`, `seat` and `suit` are what is said here.
    """

    ONLY_CHOICE = auto()
    """There is one legal action."""

    # naming the joker, and bidding
    BLIND = auto()
    """No hand has been seen, and one suit (`suit`) is as good as another."""
    STRONG_HAND = auto()
    """The hand is at least as strong, with `suit` as trump, as is asked for; `cards` its trumps."""
    WEAK_HAND = auto()
    """The hand is weaker than is asked for, `suit` being the best that it could make trump."""
    BARE_TRUMPS = auto()
    """A pass: two trumps (`cards`) or fewer, no ace outside, and the upcard would go to the
    opponent `seat`."""
    GAME_AT_STAKE = auto()
    """Trump is made on less than is usually asked for, because `seat` of the opponents has the
    game in one more point; `suit` is the trump chosen."""
    DEALER_IS_STUCK = auto()
    """The dealer must name a suit, and is strongest in `suit`, though weaker than is asked for."""

    # the upcard, and five of ten
    UPCARD_HELPS = auto()
    """The upcard makes the hand stronger; `cards` is the card thrown for it."""
    UPCARD_HELPS_BY_VOID = auto()
    """The same, and the card thrown (`cards`) was the hand's last of `suit`."""
    UPCARD_IS_NO_HELP = auto()
    """The upcard, in the place of any card of the hand, would not make it stronger; it is left, or
    thrown (`cards`) where the dealer must take it."""
    BEST_FIVE = auto()
    """The five (`cards`) are the strongest of the ten."""

    # alone or not
    STRONG_ALONE = auto()
    """A hand that can march alone, and the march scores more so; `cards` its trumps."""
    TOO_WEAK_ALONE = auto()
    """The hand is too weak to march alone."""
    CANNOT_MARCH = auto()
    """The opponent `seat` took the upcard (`cards`), which beats every card of the hand."""
    ALONE_SCORES_THE_SAME = auto()
    """By the rules of the table a march alone scores what a march with the dummy scores."""
    ALONE_IS_WORTH_NOTHING = auto()
    """A march alone scores more, but a march together is enough to win the game."""
    STRONG_DEFENCE = auto()
    """A lone defender: the two highest trumps (`cards`) against a maker who is alone."""
    TOO_WEAK_TO_DEFEND_ALONE = auto()
    """Without the two highest trumps and an ace outside, a defender needs the other."""
    DEFENCE_SCORES_THE_SAME = auto()
    """A euchre scores no more alone than together, short of all five tricks."""
    DEFENCE_IS_WORTH_NOTHING = auto()
    """A lone defender's euchre scores more, but a euchre together is enough to win the game."""
    MAKER_IS_NOT_ALONE = auto()
    """The maker has the dummy or a partner to help, and a defender needs help too."""

    # leading: `cards` is the card led, `suit` the suit it belongs to
    DRAW_TRUMP = auto()
    """A trump is led by the maker, who holds three or more or the highest left, to take those that
    opponents may hold."""
    BOSS_CARD = auto()
    """A card led that is the highest left of its suit, as far as the seat has seen."""
    BOSS_TRUMP = auto()
    """A trump led that is the highest left, as far as the seat has seen."""
    TRUMP_FOR_MAKER = auto()
    """A trump led to the partner (`seat`), who made trump without being stuck."""
    SHORT_SUIT = auto()
    """The only card held of its suit is led, and trumps are held to ruff that suit later."""
    WEAK_LEAD = auto()
    """No card led is likely to win; this one costs least."""
    HOPEFUL_LEAD = auto()
    """The card led is more likely to win than not, though it can be beaten."""

    # following
    FELLOW_WINS = auto()
    """The fellow (`seat`) on this side is winning the trick, and the card leaves it so."""
    FELLOW_IS_BETTERED = auto()
    """The fellow (`seat`) is winning the trick, but an opponent who is to play can beat that card,
    and would have the third trick with it."""
    FELLOW_IS_COVERED = auto()
    """The fellow (`seat`) is winning the trick, and every card that may be played beats that."""
    CHEAPEST_WIN = auto()
    """The card (`cards`) takes the trick for certain, as far as has been seen, at least cost."""
    LIKELY_WIN = auto()
    """The card (`cards`) wins the trick as it stands; an opponent who is to play might beat it."""
    RUFF = auto()
    """A trump (`cards`) on a plain suit that cannot be followed wins the trick as it stands."""
    LEFT_TO_FELLOW = auto()
    """The card does not win; the fellow (`seat`) is still to play, and may win the trick."""
    CANNOT_WIN = auto()
    """No card that may be played would win the trick; this one is the least useful."""
    SAVED = auto()
    """A card that would be winning is kept for later; this one is the least useful."""
    HOLD_BACK = auto()
    """A euchre would win the game for the fellow (`seat`), so that tricks are left to the maker."""

    # a searching bot
    TRIED_OUT = auto()
    """Played out in sample deals that fit the view, it came out best; a plain player would have
    chosen something else."""

    # a beginner
    WHIM = auto()
    """A beginner's feeling, no more."""
    HIGH_CARD = auto()
    """A beginner plays the highest card (`cards`) that is allowed."""
    LOW_CARD = auto()
    """A beginner plays a low card, as the trick is lost or on the right side."""


class Weighed(NamedTuple):
    """An action and its value, in the unit of the explanation."""

    action: Action
    value: float


class Reason(NamedTuple):
    """A motive, and the cards, the seat and the suit that it speaks of."""

    motive: Motive
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a bot chooses an action: what it weighed, best first, and its reason.

    Of the 252 ways to keep five of ten only the best few are given.
    """

    options: tuple[Weighed, ...]
    choice: Action
    motive: Motive
    unit: Unit
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    suit: Suit | None = None


def only_choice(action: Action) -> Explanation:
    """Return the explanation of the one legal action."""
    return Explanation((Weighed(action, 0.0),), action, Motive.ONLY_CHOICE, Unit.NOTHING)
