"""Worlds: every way in which the cards that a view's seat has not seen can lie.

A world fits a view where a deal of those cards, played as the view's history tells, is seen by the
seat as that very view. The voids that were shown, the upcard, the dealer's discard and the five
that the maker put aside are all accounted for; why somebody chose what he chose is not.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from math import comb, factorial
from random import Random
from typing import Final, NamedTuple, TypeAlias

from euchre.rules.actions import (
    NAMES,
    PLAYS,
    TAKES,
    Action,
    Alone,
    Dummy,
    Keep,
    Leave,
    NameJoker,
    Order,
    Pass,
    Together,
)
from euchre.rules.cards import CARDS, HAND, CardSet, cards_in, pack
from euchre.rules.deal import begin
from euchre.rules.events import (
    DummyTaken,
    Event,
    FiveKept,
    GoesAlone,
    HandDealt,
    JokerNamed,
    OrderedUp,
    Passed,
    Played,
    PlaysTogether,
    SuitNamed,
    TrickTaken,
    UpcardLeft,
    UpcardTaken,
)
from euchre.rules.phase import Dealt, Phase
from euchre.rules.seats import Seat
from euchre.rules.trump import FOLLOWING_BITS
from euchre.views import View


class World(NamedTuple):
    """Where every card lies, as bits of cards.

    `dealt` are the hands as dealt, by seat, and `hands` what each seat holds now. `discard` is the
    dealer's, `kept` the five that the maker kept of ten; each is 0 where there is none.
    """

    dealt: tuple[int, ...]
    dummy: int
    stock: int
    discard: int
    kept: int
    hands: tuple[int, ...]


class Facts(NamedTuple):
    """What a view's history tells: who played which cards and lacks which, and what was taken."""

    played: list[int]
    lacks: list[int]
    took: bool
    merged: bool
    kept: bool
    own_dealt: int
    own_dummy: int
    own_discard: int
    own_kept: int


def facts_of(view: View) -> Facts:
    """Return what the view's history tells."""
    players = view.rules.players
    played, lacks = [0] * players, [0] * players
    took = merged = kept = False
    own_dealt = own_dummy = own_discard = own_kept = 0
    tricks = [view.trick] if view.trick else []
    for event in view.history:
        match event:
            case TrickTaken(_, _, trick):
                tricks.append(trick)
            case HandDealt(_, cards):
                own_dealt = cards.bits
            case UpcardTaken(_, _, discard):
                took, own_discard = True, discard.bit if discard else 0
            case DummyTaken(_, cards_taken):
                merged, own_dummy = True, cards_taken.bits if cards_taken else 0
            case FiveKept(_, five, _):
                kept, own_kept = True, five.bits if five else 0
            case _:
                pass
    for trick in tricks:
        following = FOLLOWING_BITS[view.trump or 0][trick[0][1].index]
        for seat, card in trick:
            played[seat] |= card.bit
            if not card.bit & following:
                lacks[seat] |= following
    return Facts(played, lacks, took, merged, kept, own_dealt, own_dummy, own_discard, own_kept)


class _Share(NamedTuple):
    """How a class of hidden cards can be shared out by number, and what then follows for the next.

    `taken` tells for each way how many cards go to each hand, the rest to none; `cumulated` sums up
    how many worlds there are of each way, and `then` has what follows it.
    """

    worlds: int
    taken: tuple[tuple[int, ...], ...]
    cumulated: tuple[int, ...]
    then: tuple[_Share, ...]


class _Case(NamedTuple):
    """A place of the hidden upcard: the dealer's "hand", "discard", put "aside", or "" for none.

    `worlds` are as many as there are ways for the other cards.
    """

    upcard: str
    share: _Share
    worlds: int


@cache
def _pack_bits(deck: int) -> int:
    return CardSet.of(pack(deck)).bits


_Class: TypeAlias = tuple[int, tuple[bool, ...]]
"""How many cards, and which of the hands may hold them."""

_DONE: Final = _Share(1, (), (), ())
_NONE: Final = _Share(0, (), (), ())


@lru_cache(maxsize=1 << 14)
def _share_out(classes: tuple[_Class, ...], sizes: tuple[int, ...]) -> _Share:
    """Return the ways to share out those classes so that hands of those sizes are filled."""
    if not classes:
        return _NONE if any(sizes) else _DONE
    number, allowed = classes[0]
    taken: list[tuple[int, ...]] = []
    then: list[_Share] = []
    cumulated: list[int] = []
    total = 0
    for share, ways in _shares(number, allowed, sizes):
        left = tuple([size - some for size, some in zip(sizes, share, strict=True)])
        rest = _share_out(classes[1:], left)
        if rest.worlds:
            total += ways * rest.worlds
            taken.append(share)
            then.append(rest)
            cumulated.append(total)
    return _Share(total, tuple(taken), tuple(cumulated), tuple(then))


@lru_cache(maxsize=1 << 12)
def _shares(
    number: int, allowed: tuple[bool, ...], sizes: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return how many of so many cards can go to each hand, with the ways to choose them."""
    if not sizes:
        return (((), 1),)
    most = min(number, sizes[0]) if allowed[0] else 0
    return tuple(
        ((some, *rest), ways * comb(number, some))
        for some in range(most + 1)
        for rest, ways in _shares(number - some, allowed[1:], sizes[1:])
    )


class Worlds:
    """All the worlds that fit a view, to be counted, and drawn from, each as likely as any other.

    Raises ValueError for the view of a deal that is over: nothing is hidden in it.
    """

    __slots__ = (
        "_aside", "_cards", "_cases", "_cumulated", "_dealer", "_dummy", "_facts", "_hidden_up",
        "_maker", "_me", "_seats", "_view", "count",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        """Work out what the view leaves open."""
        if view.phase == "scored":
            raise ValueError("the deal is over, and hides nothing")
        self._view = view
        self._facts = facts = facts_of(view)
        # While the joker's suit is named nobody has seen a hand, his own included (B8).
        self._me = me = None if view.phase == "joker" else view.seat
        self._dealer, self._maker = view.dealer, view.maker
        players = range(view.rules.players)
        self._seats = tuple(seat for seat in players if seat != me)
        gone = sum(facts.played) | view.hand.bits | view.aside.bits
        self._hidden_up = facts.took and me != view.dealer and not view.upcard.bit & gone
        # Five put aside by another; a dummy that lies unseen.
        self._aside = HAND if facts.kept and me != view.maker else 0
        self._dummy = HAND if view.rules.seating.has_dummy and not facts.merged else 0
        hidden = _pack_bits(view.rules.deck) & ~gone & ~view.upcard.bit
        by_lack: dict[tuple[bool, ...], int] = {}
        for card in cards_in(hidden):
            allowed = tuple(not card.bit & facts.lacks[seat] for seat in self._seats)
            by_lack[allowed] = by_lack.get(allowed, 0) | card.bit
        self._cards = [[card.bit for card in cards_in(bits)] for bits in by_lack.values()]
        classes = tuple((bits.bit_count(), allowed) for allowed, bits in by_lack.items())
        self._cases = list(self._find_cases(classes, hidden.bit_count()))
        self.count = sum(case.worlds for case in self._cases)
        total = 0
        self._cumulated = [total := total + case.worlds for case in self._cases]

    def _size(self, seat: Seat) -> int:
        facts = self._facts
        merging = facts.merged and not facts.kept and seat == self._maker
        return HAND - facts.played[seat].bit_count() + (HAND if merging else 0)

    def _find_cases(self, classes: tuple[_Class, ...], number: int) -> Iterator[_Case]:
        sizes = tuple(self._size(seat) for seat in self._seats)
        for place in self._places_of_upcard():
            left = sizes
            if place == "hand":
                left = tuple(
                    size - (seat == self._dealer)
                    for seat, size in zip(self._seats, sizes, strict=True)
                )
            ways = self._ways_with_rest(place, number - sum(left)) * self._ways_to_merge(place)
            share = _share_out(classes, left)
            if share.worlds * ways:
                yield _Case(place, share, share.worlds * ways)

    def _places_of_upcard(self) -> Iterator[str]:
        if not self._hidden_up:
            yield ""
            return
        facts, dealer = self._facts, self._dealer
        if self._size(dealer) and not self._view.upcard.bit & facts.lacks[dealer]:
            yield "hand"
        yield "discard"
        if self._aside and self._maker == dealer:
            yield "aside"

    def _discards(self, place: str) -> int:
        """Return how many of the other hidden cards were discarded by the dealer."""
        facts = self._facts
        return int(facts.took and self._me != self._dealer and place != "discard")

    def _ways_with_rest(self, place: str, rest: int) -> int:
        """Return in how many ways the cards in no hand are discard, put aside, dummy and stock."""
        ways = factorial(rest)
        for size in (self._discards(place), self._aside - (place == "aside"), self._dummy):
            ways //= factorial(size)
            rest -= size
        return ways // factorial(rest)

    def _ways_to_merge(self, place: str) -> int:
        """Return in how many ways the ten cards of another maker are his five and the dummy."""
        if not self._facts.merged or self._me == self._maker:
            return 1
        return comb(2 * HAND - self._upcard_in_ten(place), HAND)

    def _upcard_in_ten(self, place: str) -> bool:
        if not self._facts.took or self._maker != self._dealer:
            return False
        return place in {"hand", "aside"} or not self._hidden_up

    def sample(self, chance: Random) -> World:
        """Return one of the worlds, each as likely as any other."""
        random = chance.random
        place, share, _ = self._cases[
            bisect_right(self._cumulated, random() * self.count) if len(self._cases) > 1 else 0
        ]
        hands, rest = self._share(share, random)
        view, facts, maker = self._view, self._facts, self._maker or 0
        upcard = view.upcard.bit
        if place == "hand":
            hands[self._dealer] |= upcard
        discard = upcard if place == "discard" else facts.own_discard
        if self._discards(place):
            discard = rest.pop()
        aside = upcard if place == "aside" else 0
        for _ in range(self._aside - (place == "aside")):
            aside |= rest.pop()
        dummy = facts.own_dummy
        for _ in range(self._dummy):
            dummy |= rest.pop()
        kept = hands[maker] | facts.played[maker] if self._aside else facts.own_kept
        if facts.merged and self._me != maker:
            dummy = self._draw_dummy(hands, aside, random)
        dealt = self._dealt(hands, aside, dummy, discard)
        return World(dealt, dummy, sum(rest), discard, kept, tuple(hands))

    def _share(self, share: _Share, random: Callable[[], float]) -> tuple[list[int], list[int]]:
        """Return hands that are filled at random, and the cards left over, in random order."""
        hands = [0] * self._view.rules.players
        rest: list[int] = []
        for cards in self._cards:
            _shuffle(cards, random)
            way = 0
            if len(share.then) > 1:
                way = bisect_right(share.cumulated, random() * share.worlds)
            start = 0
            for seat, taken in zip(self._seats, share.taken[way], strict=True):
                if taken:
                    hands[seat] |= sum(cards[start : start + taken])
                    start += taken
            rest += cards[start:]
            share = share.then[way]
        if len(self._cards) > 1:
            _shuffle(rest, random)
        if self._me is not None:
            hands[self._me] = self._view.hand.bits
        return hands, rest

    def _draw_dummy(self, hands: list[int], aside: int, random: Callable[[], float]) -> int:
        """Return five of the maker's ten cards, the upcard not among them."""
        maker = self._maker or 0
        ten = hands[maker] | self._facts.played[maker] | aside
        if self._facts.took and maker == self._dealer:
            ten &= ~self._view.upcard.bit
        cards = [card.bit for card in cards_in(ten)]
        _shuffle(cards, random)
        return sum(cards[:HAND])

    def _dealt(self, hands: list[int], aside: int, dummy: int, discard: int) -> tuple[int, ...]:
        facts = self._facts
        dealt = [held | played for held, played in zip(hands, facts.played, strict=True)]
        if facts.merged and self._maker is not None:
            dealt[self._maker] = (dealt[self._maker] | aside) & ~dummy
        if facts.took:
            dealt[self._dealer] = (dealt[self._dealer] | discard) & ~self._view.upcard.bit
        if self._me is not None:
            dealt[self._me] = facts.own_dealt
        return tuple(dealt)


def _shuffle(cards: list[int], random: Callable[[], float]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def sample(view: View, chance: Random) -> World:
    """Return one of the worlds that fit the view, each as likely as any other."""
    return Worlds(view).sample(chance)


def count(view: View) -> int:
    """Return how many worlds fit the view.

    >>> from euchre.rules.cards import pack
    >>> from euchre.rules.deal import deal
    >>> from euchre.rules.rules import Rules
    >>> from euchre.views import view
    >>> count(view(deal(Rules(players=2), dealer=0, order=pack(24)).position, 1)) == comb(18, 5)
    True
    """
    return Worlds(view).count


def position(view: View, world: World) -> Phase:
    """Return the position of a world, dealt and played as the view's history tells.

    Raises IllegalAction where the rules refuse what is then played.
    """
    dealt = Dealt(
        view.rules,
        view.dealer,
        tuple(map(CardSet, world.dealt)),
        CardSet(world.dummy),
        view.upcard,
        CardSet(world.stock),
        view.scores,
    )
    reached = begin(dealt).position
    for event in view.history:
        action = _action_of(event, world)
        if action is not None:
            reached = reached.after(action).position
    return reached


def _action_of(event: Event, world: World) -> Action | None:
    """Return the action that led to an event, None where none did."""
    match event:
        case Played(_, card):
            return PLAYS[card]
        case UpcardTaken():
            return TAKES[CARDS[world.discard.bit_length() - 1]]
        case FiveKept():
            return Keep(CardSet(world.kept))
        case SuitNamed(_, suit):
            return NAMES[suit]
        case JokerNamed(_, suit):
            return NameJoker(suit)
        case _:
            return _PLAIN.get(type(event))


_PLAIN: Final[dict[type[Event], Action]] = {
    Passed: Pass(),
    OrderedUp: Order(),
    UpcardLeft: Leave(),
    DummyTaken: Dummy(),
    GoesAlone: Alone(),
    PlaysTogether: Together(),
}
