"""What a card is truly worth late in a deal: every way in which the unseen cards can lie is tried.

It stands on the rules alone, and knows nothing of how the bots search.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from euchre.rules.cards import HAND, Card, CardSet, Suit, cards_in, pack
from euchre.rules.events import TrickTaken, UpcardTaken
from euchre.rules.phase import Trick
from euchre.rules.scoring import award
from euchre.rules.trump import FOLLOWING_BITS, winning
from euchre.views import View

Hands = tuple[int, ...]
"""What each seat holds, as bits of cards; nothing for a seat that sits out."""


class Table(NamedTuple):
    """Who plays after whom, and who is on the maker's side."""

    trump: Suit
    after: tuple[int, ...]
    size: int
    makers: frozenset[int]


def table_of(view: View) -> Table:
    """The table of a view in which a card is to be played."""
    assert view.trump is not None
    assert view.maker is not None
    players = view.rules.players
    active = [seat for seat in range(players) if seat not in view.sitting_out]
    after = tuple(
        next(seat % players for seat in range(one + 1, one + 5) if seat % players in active)
        for one in range(players)
    )
    makers = set(active) - set(view.rules.seating.defenders(view.maker))
    return Table(view.trump, after, len(active), frozenset(makers))


def tricks_of(view: View) -> list[Trick]:
    """The tricks played, and the one on the table."""
    taken = [event.trick for event in view.history if isinstance(event, TrickTaken)]
    return [*taken, view.trick] if view.trick else taken


def possible_hands(view: View) -> Iterator[Hands]:
    """Every way in which the unseen cards can lie in the hands, kept to what was shown."""
    table = table_of(view)
    took = any(isinstance(event, UpcardTaken) for event in view.history)
    players = view.rules.players
    size, lacks = [HAND] * players, [0] * players
    unseen = CardSet.of(pack(view.rules.deck)).bits & ~view.hand.bits & ~view.aside.bits
    for trick in tricks_of(view):
        following = FOLLOWING_BITS[table.trump][trick[0][1].index]
        for seat, card in trick:
            size[seat] -= 1
            unseen &= ~card.bit
            if not card.bit & following:
                lacks[seat] |= following
    for seat in range(players):
        # The upcard lies open, unless the dealer took it: then he has it, or threw it.
        if not (took and seat == view.dealer):
            lacks[seat] |= view.upcard.bit
    others = [seat for seat in range(players) if seat not in {view.seat, *view.sitting_out}]
    for held in _dealt_out(unseen, [(size[seat], lacks[seat]) for seat in others]):
        hands = [0] * players
        hands[view.seat or 0] = view.hand.bits
        for seat, cards in zip(others, held, strict=True):
            hands[seat] = cards
        yield tuple(hands)


def _dealt_out(cards: int, wanted: list[tuple[int, int]]) -> Iterator[tuple[int, ...]]:
    if not wanted:
        yield ()
        return
    (size, lacks), *rest = wanted
    for some in combinations(cards_in(cards & ~lacks), size):
        held = sum(card.bit for card in some)
        for others in _dealt_out(cards ^ held, rest):
            yield (held, *others)


def tricks_to_come(table: Table, hands: Hands, turn: int, trick: Trick) -> int:
    """The tricks that the maker's side still wins, all cards open and everybody at his best."""
    found = [
        after_card(table, hands, turn, trick, card) for card in legal(table, hands[turn], trick)
    ]
    if not found:
        return 0
    return max(found) if turn in table.makers else min(found)


def after_card(table: Table, hands: Hands, turn: int, trick: Trick, card: Card) -> int:
    """The same, once that card is played."""
    hands = (*hands[:turn], hands[turn] ^ card.bit, *hands[turn + 1 :])
    trick = (*trick, (turn, card))
    if len(trick) < table.size:
        return tricks_to_come(table, hands, table.after[turn], trick)
    winner = winning(trick, table.trump)[0]
    return (winner in table.makers) + tricks_to_come(table, hands, winner, ())


def legal(table: Table, hand: int, trick: Trick) -> tuple[Card, ...]:
    """The cards that follow, else all."""
    following = FOLLOWING_BITS[table.trump][trick[0][1].index] if trick else 0
    return cards_in(hand & following or hand)


GAME = 100
"""What the game is worth, in points: more than any deal."""


def gains(view: View) -> tuple[int, ...]:
    """What each number of the maker's tricks is worth to the seat: its points less the others'."""
    seating, me = view.rules.seating, view.seat or 0
    defenders = seating.defenders(view.maker or 0)
    worth: list[int] = []
    for tricks in range(HAND + 1):
        row = award(
            view.rules,
            tricks,
            maker_alone=view.maker in view.alone,
            defender_alone=any(seat in defenders for seat in view.alone),
        )
        points = [row.maker if view.maker in side else row.defenders for side in seating.sides]
        mine = seating.side_of(me)
        totals = [score + more for score, more in zip(view.scores, points, strict=True)]
        most = max(totals)
        won = most >= view.rules.target and totals.count(most) == 1
        gain = (row.maker - row.defenders) * (-1 if me in defenders else 1)
        worth.append(gain + (GAME if totals[mine] == most else -GAME) * won)
    return tuple(worth)


class Truth(NamedTuple):
    """What each legal card is worth in each of all possible worlds, played on double-dummy."""

    worth: dict[str, list[int]]

    @property
    def worlds(self) -> int:
        """How many worlds there are."""
        return len(next(iter(self.worth.values())))

    def dominates(self, card: str, other: str) -> bool:
        """Whether a card is at least as good as another in every world, and better in some."""
        mine, others = self.worth[card], self.worth[other]
        return mine != others and all(one >= two for one, two in zip(mine, others, strict=True))

    def dominated(self) -> set[str]:
        """The cards to which another is to be preferred, however the cards lie."""
        return {
            card for card in self.worth if any(self.dominates(other, card) for other in self.worth)
        }

    def means(self) -> dict[str, float]:
        """The mean of each card over all worlds."""
        return {card: sum(worth) / len(worth) for card, worth in self.worth.items()}


def truth(view: View) -> Truth:
    """What each legal card is truly worth."""
    table, gain = table_of(view), gains(view)
    won = sum(view.tricks[seat] for seat in table.makers)
    me = view.seat or 0
    cards = legal(table, view.hand.bits, view.trick)
    worth: dict[str, list[int]] = {str(card): [] for card in cards}
    for hands in possible_hands(view):
        for card in cards:
            tricks = won + after_card(table, hands, me, view.trick, card)
            worth[str(card)].append(gain[tricks])
    return Truth(worth)
