"""What can be said of a decision: each fact is true of the position, or of the numbers found."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from euchre.rules.actions import Action
from euchre.rules.cards import Card, Suit
from euchre.rules.seats import Seat


class Outcome(Enum):
    """What a deal comes to, as the seat that decides sees it; a march is also made."""

    SCORE = auto()
    """The seat's own side scores."""
    MAKE = auto()
    """Its side made trump and takes three tricks or more."""
    MARCH = auto()
    """Its side made trump and takes all five."""
    EUCHRED = auto()
    """Its side made trump and takes fewer than three."""
    EUCHRE = auto()
    """Another side made trump and takes fewer than three."""
    TAKE_ALL = auto()
    """Another side made trump and takes none."""
    STOP_MARCH = auto()
    """Another side made trump and does not take all five."""
    THEY_MAKE = auto()
    """Another side made trump and takes three or more."""
    THEY_MARCH = auto()
    """Another side made trump and takes all five."""
    PASSED_IN = auto()
    """Nobody made trump."""


class What(Enum):
    """What a fact says; `card`, `seats`, `share` and so on are those of the `Fact`.

    A share is how often something is so, over all ways in which the cards can lie, or over sample
    deals. Opponents are whoever plays on another side of the deal, a fellow whoever plays on the
    seat's own.
    """

    # of any decision
    ONLY_CHOICE = auto()
    """There is one legal action."""
    BLIND = auto()
    """No hand has been seen, and one suit is as good as another."""
    SETTLED = auto()
    """The points of the deal no longer depend on anything."""
    ALL_THE_SAME = auto()
    """Every option that was tried came to the same each time."""
    AS_GOOD = auto()
    """`other` is worth exactly the same as `action`."""
    CLOSE = auto()
    """`other` is worth less than `action` by no more than the error, or more by as little."""
    OFTEN = auto()
    """`action` comes to `outcome` in a `share`, and `other` in a share of `against`."""
    HOW_OFTEN = auto()
    """`action` comes to `outcome` in a `share`."""
    FOR_THE_GAME = auto()
    """`action` wins the game more often than `other`: in a `share` of games to one of `against`."""
    MORE = auto()
    """`action` gains `share` points a deal more than `other`, on the average, as they count at the
    score."""
    SLIGHTLY = auto()
    """`action` is worth more than `other`, by so little that nothing else tells them apart."""
    WINS_GAME = auto()
    """`outcome` would win the game for `seats`, one side, which would then have `number` points."""
    ONE_POINT = auto()
    """`seats`, one side, need one more point to win the game."""

    # of a trick: who wins it
    WINS = auto()
    """`card` is played and wins the trick, whatever the others hold."""
    WINS_FOR_SIDE = auto()
    """`card` is played, and no opponent can beat it; the fellow, `seats`, may."""
    WINS_UNLESS = auto()
    """`card` beats `over`, the best so far; opponents to play, `seats`, can beat it, in a `share`
    of the ways."""
    LOST = auto()
    """The opponent `seats` wins the trick with `card`, whatever anybody plays."""
    CANNOT_BEAT = auto()
    """The opponent `seats` is winning with `card`, which no card that may be played beats."""
    FELLOW_HAS_IT = auto()
    """The fellow `seats` wins the trick with `card`, unless it is overtaken on its own side."""
    FELLOW_AHEAD = auto()
    """The fellow `seats` is winning with `card`; opponents can beat that in a `share`."""
    FELLOW_CAN = auto()
    """The fellow `seats`, still to play, can beat `card`, the best so far, in a `share`."""
    OVERTAKES = auto()
    """`card` would take the trick from the fellow `seats`, who is winning it."""
    LEAVES = auto()
    """`card` would not beat that of the opponent `seats`, who is winning, and no fellow can."""
    LEAVES_UNLESS = auto()
    """`card` would not beat `over`; of `seats` the first, an opponent, is winning with that, and
    the second, a fellow still to play, can beat it in a `share`."""
    LOWEST_TO_WIN = auto()
    """`card` is the lowest of those that would be winning."""
    LOWEST = auto()
    """`card` is the lowest that may be played, trumps being higher than all others."""

    # of a lead
    HIGHEST = auto()
    """`card` is led, and nobody holds a higher one of `suit`."""
    CAN_BE_RUFFED = auto()
    """`card` is the highest of a plain `suit`; opponents, `seats`, can ruff it in a `share`."""
    CAN_BE_BEATEN = auto()
    """`card` is led; opponents, `seats`, can beat it in a `share`."""
    BEATEN_LESS = auto()
    """`card` is led; opponents, `seats`, can beat it in a `share`, and `over` in one of `against`,
    which is more."""
    DRAWS = auto()
    """`card` is a trump led; opponents, `seats`, hold one in a `share`; `number` are unseen."""

    # of what is kept
    KEPT_HIGHEST = auto()
    """`card` is kept, and is then the highest of `suit` that is left."""
    KEPT_SECOND = auto()
    """`card` is kept, and only `over` is then higher of the cards of `suit` that are left."""
    KEPT_TRUMP = auto()
    """`card` is kept, the only trump in the hand."""
    KEPT_HIGHER = auto()
    """`card` is kept, a trump, and `over` is played, a lower one or none."""
    VOID = auto()
    """Without `card` no card of `suit` is left in the hand, and a trump is."""

    # of how the deal stands
    NEEDS_ONE = auto()
    """The seat's own side needs one more trick: to make it, or to euchre the maker `seats`."""
    OTHERS_NEED_ONE = auto()
    """The opponents need one more trick: the maker `seats` to make it, or to euchre the seat's."""
    MARCH_IS_OPEN = auto()
    """The seat's own side made trump and has won every trick, three or more."""
    STOPS_MARCH = auto()
    """The maker `seats` has won every trick, three or more, and one more lost stops the march."""

    # of bids, the upcard, five of ten, and alone or not
    TRUMPS = auto()
    """The seat holds `cards` of `suit`, trump then, the first `number` of them the highest there
    are, and the aces `over_cards` beside them; `card` is the upcard where the hand has it then."""
    UPCARD_GOES = auto()
    """The dealer `seats` may take the upcard `card`, `number` being 1 where it must."""
    MUST_NAME = auto()
    """The dealer may not pass."""
    INSTEAD = auto()
    """The five kept have `cards`; `other` would have `over_cards` instead of them."""
    MORE_TRUMPS = auto()
    """The same, and `number` trumps more."""
    HIGHER_TRUMP = auto()
    """The same, one trump for a lower one."""
    MORE_ACES = auto()
    """The same, and `number` plain aces more, with as many trumps."""
    VOID_IN = auto()
    """The same with as many trumps and aces, and no card of `suit`, which the other five have."""
    PAYS = auto()
    """All five tricks score `number` points, alone; together they score `less`."""
    ENOUGH = auto()
    """What the side scores together, `number` points for all five tricks as maker or for a euchre
    as defender, is enough to win the game."""
    PAYS_SAME = auto()
    """All five tricks score `number` points, alone or not."""


class Fact(NamedTuple):
    """Something true: what it is, and what it speaks of."""

    what: What
    card: Card | None = None
    seats: tuple[Seat, ...] = ()
    suit: Suit | None = None
    cards: tuple[Card, ...] = ()
    over: Card | None = None
    over_cards: tuple[Card, ...] = ()
    number: int = 0
    less: int = 0
    share: float = 0.0
    against: float = 0.0
    action: Action | None = None
    other: Action | None = None
    outcome: Outcome | None = None
