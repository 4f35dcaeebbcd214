"""A referee who sees every card and says which facts the position or the numbers contradict.

It stands on the rules alone: what is said to be certain of a trick is played out in every way.
"""

from collections.abc import Callable, Iterator
from itertools import chain

from euchre.bots.ending import Ending, points_of
from euchre.coach.estimate import Estimate, Judgement
from euchre.coach.hints.facts import Fact, Outcome, What
from euchre.rules.actions import Action, Keep, Name, Pass, Play, TakeUp
from euchre.rules.cards import Card, CardSet, Rank, Suit, pack
from euchre.rules.events import TrickTaken
from euchre.rules.game import Game
from euchre.rules.phase import Phase
from euchre.rules.scoring import award
from euchre.rules.trump import ranking, suit_of, winning
from euchre.views import View, view

Entry = tuple[int, Card]


class Referee:
    """What a referee knows: the position with all cards, its view, the judgement and the pair."""

    def __init__(
        self, position: Phase, judgement: Judgement, action: Action, other: Action
    ) -> None:
        assert position.turn is not None
        self.position, self.judgement = position, judgement
        self.action, self.other = action, other
        self.me = position.turn
        self.view: View = view(position, self.me)
        self.seating = self.view.rules.seating

    # what the rules say

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that are on a side for the deal."""
        assert self.view.maker is not None
        return self.seating.fellows(self.view.maker, seat)

    def is_mine(self, seat: int) -> bool:
        """Whether a seat is on the side of the one that decides."""
        return seat in self.side(self.me)

    def active(self) -> list[int]:
        """The seats that play."""
        return [seat for seat in range(self.seating.players) if seat not in self.view.sitting_out]

    def others(self) -> list[int]:
        """The other seats that play."""
        return [seat for seat in self.active() if seat != self.me]

    def foes_behind(self) -> tuple[int, ...]:
        """The opponents still to play to the trick."""
        played = {seat for seat, _ in self.view.trick}
        return tuple(
            seat for seat in self.others() if seat not in played and not self.is_mine(seat)
        )

    def winners(self, action: Action) -> set[Entry]:
        """Who can come to win the trick with which card, after an action."""
        return set(_winners(self.position, action))

    def legal(self) -> list[Card]:
        """The cards that may be played."""
        return [play.card for play in self.view.legal if isinstance(play, Play)]

    def standing(self, card: Card) -> Entry:
        """Who is winning, once that card is played."""
        assert self.view.trump is not None
        return winning((*self.view.trick, (self.me, card)), self.view.trump)

    def best(self) -> Entry:
        """Who is winning."""
        assert self.view.trump is not None
        return winning(self.view.trick, self.view.trump)

    def higher(self, card: Card, seats: list[int], without: Card | None = None) -> list[Card]:
        """The higher cards of a card's suit that those seats hold."""
        trump = self.view.trump
        assert trump is not None
        order = ranking(suit_of(card, trump), trump)
        held = chain.from_iterable(self.position.held_by(seat) for seat in seats)
        return [one for one in held if one in order[: order.index(card)] and one is not without]

    def can_beat(self, seat: int, card: Card) -> bool:
        """Whether a seat could beat a card of this seat's that is played now, by its own hand."""
        trump = self.view.trump
        assert trump is not None
        first = self.view.trick[0][1] if self.view.trick else card
        return self._beats(seat, card, suit_of(first, trump), trump)

    def _beats(self, seat: int, card: Card, led: Suit, trump: Suit) -> bool:
        hand = list(self.position.held_by(seat))
        plays = [one for one in hand if suit_of(one, trump) is led] or hand
        # as if the suit had been led by a card that nobody can lose to
        low = ranking(led, trump)[-1]
        trick = [(0, card)] if suit_of(card, trump) is led else [(9, low), (0, card)]
        return any(winning([*trick, (1, one)], trump)[0] == 1 for one in plays)

    def happens(self, fact: Fact) -> bool | None:
        """Whether what a share is of is so in this deal; None where the fact has none."""
        if fact.card is None:
            return None
        match fact.what:
            case What.WINS_UNLESS | What.FELLOW_CAN | What.CAN_BE_BEATEN | What.BEATEN_LESS:
                return any(self.can_beat(seat, fact.card) for seat in fact.seats)
            case What.FELLOW_AHEAD:
                return any(self.can_beat(seat, fact.card) for seat in self.foes_behind())
            case What.CAN_BE_RUFFED:
                return any(self.can_beat(seat, fact.card) for seat in self.foes_behind())
            case What.DRAWS:
                return any(self.trumps(self.position.held_by(seat)) for seat in fact.seats)
            case _:
                return None

    def trumps(self, cards: CardSet) -> list[Card]:
        """The trumps among cards."""
        trump = self.view.trump
        return [card for card in cards if trump is not None and suit_of(card, trump) is trump]

    @property
    def trump(self) -> Suit:
        """The trump."""
        assert self.view.trump is not None
        return self.view.trump

    def aces(self, cards: CardSet) -> list[Card]:
        """The aces among cards that are no trumps."""
        return [
            card
            for card in cards
            if card.rank is Rank.ACE and suit_of(card, self.trump) is not self.trump
        ]

    def higher_of(self, card: Card) -> tuple[Card, ...]:
        """The trumps that are higher than one."""
        order = ranking(self.trump, self.trump)
        return order[: order.index(card)]

    def tricks(self) -> tuple[int, int]:
        """The tricks of this seat's side and of the others."""
        mine = sum(self.view.tricks[seat] for seat in self.side(self.me))
        return mine, sum(self.view.tricks) - mine

    def makes(self) -> bool:
        """Whether the seat is on the maker's side."""
        return self.view.maker in self.side(self.me)

    # what the numbers say

    def share(self, action: Action | None, outcome: Outcome | None) -> float:
        """How often an option comes to that, counted anew."""
        assert action is not None
        estimate = self.judgement.of(action)
        return sum(
            share for ending, share in estimate.endings.items() if self.comes_to(ending, outcome)
        )

    def comes_to(self, ending: Ending | None, outcome: Outcome | None) -> bool:
        """Whether an ending is of that kind."""
        if ending is None:
            return False
        maker, tricks = ending.maker, ending.tricks
        own = self.seating.sides[self.seating.side_of(self.me)]
        made, euchred = tricks >= 3, tricks < 3
        return {
            Outcome.MAKE: maker in own and made,
            Outcome.MARCH: maker in own and tricks == 5,
            Outcome.EUCHRED: maker in own and euchred,
            Outcome.EUCHRE: maker not in own and euchred,
            Outcome.TAKE_ALL: maker not in own and tricks == 0,
            Outcome.THEY_MAKE: maker not in own and made,
            Outcome.THEY_MARCH: maker not in own and tricks == 5,
        }[outcome or Outcome.MAKE]

    def pair(self) -> tuple[Estimate, Estimate]:
        """The estimates of the two options."""
        return self.judgement.of(self.action), self.judgement.of(self.other)


def _winners(position: Phase, action: Action) -> Iterator[Entry]:
    step = position.after(action)
    for event in step.events:
        if isinstance(event, TrickTaken):
            yield event.seat, dict(event.trick)[event.seat]
            return
    for following in step.position.legal():
        yield from _winners(step.position, following)


def holds(fact: Fact, referee: Referee) -> bool:
    """Whether a fact is true."""
    return _TRUE[fact.what](fact, referee)


def _card(fact: Fact) -> Card:
    assert fact.card is not None
    return fact.card


def _is_played(fact: Fact, referee: Referee) -> bool:
    return referee.action == Play(_card(fact))


def _is_kept(fact: Fact, referee: Referee) -> bool:
    return (
        not _is_played(fact, referee)
        and fact.card in referee.view.hand
        and isinstance(referee.action, Play)
    )


def _played(referee: Referee) -> Card:
    assert isinstance(referee.action, Play)
    return referee.action.card


def _wins(fact: Fact, r: Referee) -> bool:
    return _is_played(fact, r) and r.winners(r.action) == {(r.me, _card(fact))}


def _wins_for_side(fact: Fact, r: Referee) -> bool:
    won = {seat for seat, _ in r.winners(r.action)}
    return _is_played(fact, r) and all(r.is_mine(seat) for seat in won)


def _lost(fact: Fact, r: Referee) -> bool:
    (seat,) = fact.seats
    everything = {entry for card in r.legal() for entry in r.winners(Play(card))}
    return not r.is_mine(seat) and everything == {(seat, fact.card)}


def _cannot_beat(fact: Fact, r: Referee) -> bool:
    (seat,) = fact.seats
    return not r.is_mine(seat) and {r.standing(card) for card in r.legal()} == {(seat, fact.card)}


def _fellow_wins(fact: Fact, r: Referee) -> bool:
    (seat,) = fact.seats
    won = r.winners(r.action)
    return r.best() == (seat, fact.card) and r.is_mine(seat) and won == {(seat, fact.card)}


def _fellow_ahead(fact: Fact, r: Referee) -> bool:
    (seat,) = fact.seats
    return r.best() == (seat, fact.card) and r.is_mine(seat) and 0.0 <= fact.share <= 1.0


def _fellow_can(fact: Fact, r: Referee) -> bool:
    (seat,) = fact.seats
    played = {other for other, _ in r.view.trick}
    return r.is_mine(seat) and seat in r.others() and seat not in played


def _leaves(fact: Fact, r: Referee) -> bool:
    (seat,) = fact.seats
    won = {winner for winner, _ in r.winners(Play(_card(fact)))}
    return r.standing(_card(fact))[0] == seat and not any(map(r.is_mine, won))


def _leaves_unless(fact: Fact, r: Referee) -> bool:
    owner, fellow = fact.seats
    return (
        not r.is_mine(owner)
        and r.standing(_card(fact)) == (owner, fact.over)
        and _fellow_can(fact._replace(seats=(fellow,)), r)
    )


def _overtakes(fact: Fact, r: Referee) -> bool:
    (seat,) = fact.seats
    return r.is_mine(seat) and r.best()[0] == seat and r.standing(_card(fact))[0] == r.me


def _height(card: Card, trump: Suit) -> tuple[bool, int]:
    if suit_of(card, trump) is trump:
        return True, -ranking(trump, trump).index(card)
    return False, int(card.rank or 0)


def _lowest(fact: Fact, r: Referee) -> bool:
    trump = r.view.trump
    assert trump is not None
    cards = r.legal() if r.view.phase == "play" else [*r.view.hand, r.view.upcard]
    if fact.what is What.LOWEST_TO_WIN:
        cards = [card for card in cards if r.standing(card)[0] == r.me]
    return fact.card in cards and all(
        _height(_card(fact), trump) < _height(card, trump)
        for card in cards
        if card is not fact.card
    )


def _highest(fact: Fact, r: Referee) -> bool:
    trump = r.view.trump
    assert trump is not None
    return suit_of(_card(fact), trump) is fact.suit and not r.higher(
        _card(fact), r.active(), None if _is_played(fact, r) else _played(r)
    )


def _draws(fact: Fact, r: Referee) -> bool:
    trump = r.view.trump
    assert trump is not None
    shown = {card for e in r.view.history if isinstance(e, TrickTaken) for _, card in e.trick}
    shown |= {card for _, card in r.view.trick}
    taken = any(type(event).__name__ == "UpcardTaken" for event in r.view.history)
    known = {*shown, *r.view.hand, *r.view.aside}
    if not taken:
        known.add(r.view.upcard)
    out = [card for card in pack(r.view.rules.deck) if card not in known]
    foes = r.foes_behind()
    return (
        r.makes()
        and _is_played(fact, r)
        and suit_of(_card(fact), trump) is trump
        and fact.number == sum(suit_of(card, trump) is trump for card in out)
        and set(fact.seats) <= set(foes)
        and all(seat in fact.seats or not r.trumps(r.position.held_by(seat)) for seat in foes)
    )


def _beaten(fact: Fact, r: Referee) -> bool:
    foes = r.foes_behind()
    able = [seat for seat in foes if r.can_beat(seat, _card(fact))]
    return set(able) <= set(fact.seats) <= set(foes) and bool(fact.seats)


def _beaten_less(fact: Fact, r: Referee) -> bool:
    return _beaten(fact, r) and _is_played(fact, r) and fact.share < fact.against


def _wins_unless(fact: Fact, r: Referee) -> bool:
    return _beaten(fact, r) and r.standing(_card(fact))[0] == r.me and r.best()[1] is fact.over


def _ruffed(fact: Fact, r: Referee) -> bool:
    return _highest(fact, r) and _beaten(fact, r) and fact.suit is not r.view.trump


def _kept_highest(fact: Fact, r: Referee) -> bool:
    return _is_kept(fact, r) and _highest(fact, r)


def _kept_second(fact: Fact, r: Referee) -> bool:
    above = r.higher(_card(fact), r.others())
    mine = r.higher(_card(fact), [r.me], _played(r))
    return _is_kept(fact, r) and set(above) <= {fact.over} and not mine


def _kept_higher(fact: Fact, r: Referee) -> bool:
    above = r.higher_of(_card(fact))
    return (
        _is_kept(fact, r)
        and r.trumps(CardSet.of((_card(fact),))) == [fact.card]
        and fact.over is _played(r)
        and fact.over not in above
    )


def _kept_trump(fact: Fact, r: Referee) -> bool:
    return _is_kept(fact, r) and r.trumps(r.view.hand) == [fact.card]


def _void(fact: Fact, r: Referee) -> bool:
    trump = r.view.trump
    assert trump is not None
    gone = r.action.discard if isinstance(r.action, TakeUp) else _played(r)
    left = [*r.view.hand, *([r.view.upcard] if r.view.phase == "pickup" else [])]
    left = [card for card in left if card is not gone]
    return (
        gone is fact.card
        and suit_of(gone, trump) is fact.suit is not trump
        and not any(suit_of(card, trump) is fact.suit for card in left)
        and any(suit_of(card, trump) is trump for card in left)
    )


def _needs_one(fact: Fact, r: Referee) -> bool:
    mine, theirs = r.tricks()
    counted = mine if fact.what is What.NEEDS_ONE else theirs
    return fact.seats == (r.view.maker,) and counted == 2


def _march(fact: Fact, r: Referee) -> bool:
    mine, theirs = r.tricks()
    won, lost = (mine, theirs) if r.makes() else (theirs, mine)
    right = r.makes() is (fact.what is What.MARCH_IS_OPEN)
    return right and won >= 3 and not lost and fact.seats == (r.view.maker,)


def _trumps(fact: Fact, r: Referee) -> bool:
    suit = fact.suit
    assert suit is not None
    cards = r.action.cards if isinstance(r.action, Keep) else r.view.hand
    if fact.card is not None:
        assert fact.card is r.view.upcard
        cards |= CardSet.of((fact.card,))
    if isinstance(r.action, TakeUp):
        cards -= CardSet.of((r.action.discard,))
    held = {card for card in cards if suit_of(card, suit) is suit}
    aces = {card for card in cards if card.rank is Rank.ACE and suit_of(card, suit) is not suit}
    called = next((one for one in (r.action, r.other) if isinstance(one, Name)), None)
    made = r.view.proposed if r.view.trump is None else r.view.trump
    meant = made if called is None else called.suit
    said = {*fact.cards}, {*fact.over_cards}
    if fact.card is not None and r.view.phase == "order":
        # the dealer throws one card, which is not said
        return (
            suit is meant
            and fact.card in cards
            and said[0] <= held
            and said[1] <= aces
            and (len(held | aces) - len(said[0] | said[1]) <= 1)
        )
    return suit is meant and said == (held, aces)


def _upcard_goes(fact: Fact, r: Referee) -> bool:
    dealer, view = r.view.dealer, r.view
    return (
        fact.seats == (dealer,)
        and dealer != r.me
        and fact.card is view.upcard
        and view.phase == "order"
        and bool(fact.number) is view.rules.forced_pickup
    )


def _pays(fact: Fact, r: Referee) -> bool:
    rules, declares = r.view.rules, r.view.phase == "declare"
    lone = r.view.maker in r.view.alone
    if declares:
        pays = [award(rules, 5, maker_alone=a, defender_alone=False).maker for a in (False, True)]
    else:
        pays = [
            award(rules, 0, maker_alone=lone, defender_alone=a).defenders for a in (False, True)
        ]
    if fact.what is What.PAYS_SAME:
        return pays == [fact.number, fact.number]
    return pays == [fact.less, fact.number] and fact.less != fact.number


def _enough(fact: Fact, r: Referee) -> bool:
    alone = r.view.maker in r.view.alone
    if r.view.phase == "declare":
        pays = award(r.view.rules, 5, maker_alone=False, defender_alone=False).maker
    else:
        pays = award(r.view.rules, 2, maker_alone=alone, defender_alone=False).defenders
    score = r.view.scores[r.seating.side_of(r.me)]
    return fact.number == pays and score + pays >= r.view.rules.target


def _one_point(fact: Fact, r: Referee) -> bool:
    place = r.seating.sides.index(fact.seats)
    return r.view.scores[place] + 1 == r.view.rules.target


def _settled(_fact: Fact, r: Referee) -> bool:
    mine, theirs = r.tricks()
    won, lost = (mine, theirs) if r.makes() else (theirs, mine)
    maker = r.view.maker
    rows = {
        award(
            r.view.rules,
            tricks,
            maker_alone=maker in r.view.alone,
            defender_alone=any(r.makes() is not r.is_mine(s) for s in r.view.alone if s != maker),
        )[-2:]
        for tricks in range(won, 6 - lost)
    }
    return len(rows) == 1


def _often(fact: Fact, r: Referee) -> bool:
    room = 1e-9 if r.judgement.is_exact else 1.0 / r.judgement.samples
    share = r.share(fact.action, fact.outcome)
    if fact.seats and not _wins_game(fact, r):
        return False
    if fact.what is What.HOW_OFTEN:
        return fact.action in {r.action, r.other} and abs(share - fact.share) <= room
    against = r.share(fact.other, fact.outcome)
    return (
        (fact.action, fact.other) == (r.action, r.other)
        and abs(share - fact.share) <= room
        and abs(against - fact.against) <= room
    )


def _close(fact: Fact, r: Referee) -> bool:
    mine, other = r.pair()
    assert (fact.action, fact.other) == (r.action, r.other)
    gap = other.behind - mine.behind
    if fact.what is What.AS_GOOD:
        return abs(gap) < 1e-6
    return other.behind <= 2.0 * other.doubt


def _more(fact: Fact, r: Referee) -> bool:
    mine, other = r.pair()
    if fact.what is What.MORE:
        return abs(mine.worth.value - other.worth.value - fact.share) < 1e-9 and fact.share > 0.0
    return (fact.share, fact.against) == (
        mine.worth.chance,
        other.worth.chance,
    ) and fact.share > fact.against


def _wins_game(fact: Fact, r: Referee) -> bool:
    """Every ending of the kind that can still come about pays the side what wins it the game."""
    view, outcome = r.view, fact.outcome
    assert outcome is not None
    side = r.seating.sides.index(fact.seats)
    found = {
        (ending.maker, ending.tricks): Game(view.rules, 0, view.scores).after_deal(
            points_of(view.rules, ending)
        )
        for estimate in r.pair()
        for ending in estimate.endings
        if ending is not None and r.comes_to(ending, outcome)
    }
    share, against = (r.share(estimate.action, outcome) for estimate in r.pair())
    if view.maker is not None:
        mine, theirs = r.tricks()
        won, lost = (mine, theirs) if r.makes() else (theirs, mine)
        assert all(won <= tricks <= 5 - lost for _, tricks in found)
    return (
        bool(found)
        and all(game.winners == (side,) for game in found.values())
        and all(game.scores[side] == fact.number for game in found.values())
        and (share > against) is (r.me in fact.seats)
    )


def _instead(fact: Fact, r: Referee) -> bool:
    assert isinstance(r.action, Keep)
    assert isinstance(r.other, Keep)
    five, others = r.action.cards, r.other.cards
    trumps = len(r.trumps(five)) - len(r.trumps(others))
    aces = len(r.aces(five)) - len(r.aces(others))
    match fact.what:
        case What.MORE_TRUMPS:
            is_so = trumps == fact.number > 0
        case What.HIGHER_TRUMP:
            (card,), (other,) = r.trumps(five - others), r.trumps(others - five)
            is_so = trumps == 0 and other not in r.higher_of(card)
        case What.MORE_ACES:
            is_so = trumps == 0 and aces == fact.number > 0
        case What.VOID_IN:
            suits = [{suit_of(card, r.trump) for card in cards} for cards in (five, others)]
            is_so = fact.suit not in suits[0] and fact.suit in suits[1] and r.trump in suits[0]
        case _:
            is_so = True
    return (
        is_so
        and {*fact.cards} == {*r.action.cards} - {*r.other.cards}
        and ({*fact.over_cards} == {*r.other.cards} - {*r.action.cards})
    )


_TRUE: dict[What, Callable[[Fact, Referee], bool]] = {
    What.ONLY_CHOICE: lambda _, r: len(r.view.legal) == 1,
    What.BLIND: lambda _, r: r.view.phase == "joker",
    What.SETTLED: _settled,
    What.ALL_THE_SAME: lambda _, r: all(e.behind < 1e-6 for e in r.judgement.estimates),
    What.AS_GOOD: _close,
    What.CLOSE: _close,
    What.OFTEN: _often,
    What.HOW_OFTEN: _often,
    What.FOR_THE_GAME: _more,
    What.MORE: _more,
    What.SLIGHTLY: lambda _, r: r.pair()[0].behind < r.pair()[1].behind,
    What.WINS_GAME: _wins_game,
    What.WINS: _wins,
    What.WINS_FOR_SIDE: _wins_for_side,
    What.WINS_UNLESS: _wins_unless,
    What.LOST: _lost,
    What.CANNOT_BEAT: _cannot_beat,
    What.FELLOW_HAS_IT: _fellow_wins,
    What.FELLOW_AHEAD: _fellow_ahead,
    What.FELLOW_CAN: _fellow_can,
    What.OVERTAKES: _overtakes,
    What.LEAVES: _leaves,
    What.LEAVES_UNLESS: _leaves_unless,
    What.LOWEST_TO_WIN: _lowest,
    What.LOWEST: _lowest,
    What.HIGHEST: lambda f, r: _is_played(f, r) and _highest(f, r),
    What.CAN_BE_RUFFED: _ruffed,
    What.CAN_BE_BEATEN: _beaten,
    What.BEATEN_LESS: _beaten_less,
    What.DRAWS: _draws,
    What.KEPT_HIGHEST: _kept_highest,
    What.KEPT_SECOND: _kept_second,
    What.KEPT_TRUMP: _kept_trump,
    What.KEPT_HIGHER: _kept_higher,
    What.VOID: _void,
    What.NEEDS_ONE: _needs_one,
    What.OTHERS_NEED_ONE: _needs_one,
    What.MARCH_IS_OPEN: _march,
    What.STOPS_MARCH: _march,
    What.TRUMPS: _trumps,
    What.UPCARD_GOES: _upcard_goes,
    What.MUST_NAME: lambda _, r: Pass() not in r.view.legal,
    What.INSTEAD: _instead,
    What.MORE_TRUMPS: _instead,
    What.HIGHER_TRUMP: _instead,
    What.MORE_ACES: _instead,
    What.VOID_IN: _instead,
    What.PAYS: _pays,
    What.PAYS_SAME: _pays,
    What.ENOUGH: _enough,
    What.ONE_POINT: _one_point,
}
