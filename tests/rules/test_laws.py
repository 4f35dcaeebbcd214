"""What holds at every table and in every deal, whatever is played."""

import copy
import pickle
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import combinations, pairwise, permutations
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.rules.actions import (
    NAMES,
    PLAYS,
    Action,
    Alone,
    Dummy,
    Keep,
    KeepChoices,
    Leave,
    Name,
    NameJoker,
    Order,
    Pass,
    Play,
    TakeUp,
    Together,
    parse_action,
)
from euchre.rules.cards import (
    CARDS,
    JOKER,
    UNKNOWN,
    UNKNOWN_CARDS,
    Card,
    CardSet,
    Rank,
    Suit,
    pack,
    parse_card,
    parse_cards,
    parse_suit,
)
from euchre.rules.deal import lay_out
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import (
    CardsShown,
    DummyTaken,
    Event,
    JokerNamed,
    PassedIn,
    Played,
    TrickTaken,
    UpcardTaken,
)
from euchre.rules.phase import Dealt, Phase, Public
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.rules.trump import suit_of, winning
from tests.counts import count
from tests.strategies import DEFAULT_TABLES, Playout, card_sets, playouts, replayed, tables

MANY = settings(max_examples=count(5_000))
KINDS = settings(max_examples=count(2_000))
"""For what depends on the kinds of positions and events: few deals have them all."""
RED, BLACK = {Suit.DIAMONDS, Suit.HEARTS}, {Suit.CLUBS, Suit.SPADES}


# Cards are conserved


def cards_told_by(position: Phase, before: Phase) -> list[Card]:
    """Every card of a position: in hands, dummy, stock, face up, put aside and played."""
    dealt = position.dealt
    happened = {type(event) for event in position.history}
    played = [event.card for event in position.history if isinstance(event, Played)]
    hands: Sequence[CardSet]
    if position.word == "joker" or PassedIn in happened:
        hands = dealt.hands
    elif CardsShown in happened:
        # nobody holds a card any more, but one who sat out laid his down
        hands = [before.held_by(seat) - played[-1:] for seat in range(len(dealt.hands))]
    else:
        hands = [position.held_by(seat) for seat in range(len(dealt.hands))]
    return [
        *(card for hand in hands for card in hand),
        *(card for seat in range(len(hands)) for card in position.aside_of(seat)),
        *(dealt.dummy if DummyTaken not in happened else ()),
        *([dealt.upcard] if UpcardTaken not in happened else ()),
        *dealt.stock,
        *played,
    ]


@MANY
@given(playouts())
def test_every_card_of_the_pack_is_somewhere_once_at_each_step(playout: Playout) -> None:
    whole = Counter(pack(playout.dealt.rules.deck))
    for before, position in pairwise((playout.positions[0], *playout.positions)):
        assert Counter(cards_told_by(position, before)) == whole


@MANY
@given(playouts())
def test_a_player_who_acts_holds_five_cards_or_those_not_yet_played(playout: Playout) -> None:
    """C5, T2, P1."""
    for position in playout.positions:
        if position.turn is not None:
            played = sum(
                isinstance(event, Played) and event.seat == position.turn
                for event in position.history
            )
            expected = {"joker": 0, "keep": 10}.get(position.word, 5 - played)
            assert len(position.held_by(position.turn)) == expected


# What may be done, and why not


def slow_suit(card: Card, trump: Suit) -> Suit | None:
    """The suit a card belongs to (C3, C4)."""
    if card is JOKER:
        return trump
    colour = RED if trump in RED else BLACK
    return trump if card.rank is Rank.JACK and card.suit in colour else card.suit


def slow_refusal(  # noqa: PLR0911 - one for each clause
    position: Phase, action: Action
) -> Reason | None:
    """Why the rule book refuses an action; None where it allows it."""
    dealt = position.dealt
    rules = dealt.rules
    if position.turn is None:
        return Reason.DEAL_IS_OVER
    kinds: Mapping[str, tuple[type[Action], ...]] = {
        "joker": (NameJoker,),
        "order": (Order, Pass),
        "name": (Name, Pass),
        "pickup": (TakeUp, Leave),
        "declare": (Dummy if rules.players == 3 else Together, Alone),
        "keep": (Keep,),
        "defend": (Together, Alone),
        "play": (Play,),
    }
    if type(action) not in kinds[position.word]:
        return Reason.NOT_NOW
    hand = set(position.held_by(position.turn))
    match action:
        case Name():  # B5, B8
            allowed = rules.any_suit or action.suit is not proposed_suit(position)
            return None if allowed else Reason.TURNED_DOWN
        case Pass():  # B7
            last = position.word == "name" and position.turn == dealt.dealer
            return Reason.DEALER_IS_STUCK if last and rules.stick_the_dealer else None
        case Leave():  # B3, B4
            accepted = position.public().maker == dealt.dealer
            return Reason.DEALER_MUST_TAKE if accepted or rules.forced_pickup else None
        case TakeUp():  # B3
            return None if action.discard in hand | {dealt.upcard} else Reason.NOT_IN_HAND
        case Keep():  # T2
            five = len(action.cards) == 5 and set(action.cards) <= hand
            return None if five else Reason.NOT_FIVE_OF_TEN
        case Play():  # P1
            return slow_refusal_of_card(position, hand, action.card)
        case _:
            return None


def proposed_suit(position: Phase) -> Suit | None:
    """The suit that the upcard stands for (B2, B8)."""
    dealt = position.dealt
    if dealt.upcard is not JOKER:
        return dealt.upcard.suit
    if dealt.rules.joker_suit in {"h", "s"}:
        return Suit.HEARTS if dealt.rules.joker_suit == "h" else Suit.SPADES
    return next(event.suit for event in position.history if isinstance(event, JokerNamed))


def slow_refusal_of_card(position: Phase, hand: set[Card], card: Card) -> Reason | None:
    """Why a card may not be played (P1)."""
    public = position.public()
    assert public.trump is not None
    if card not in hand:
        return Reason.NOT_IN_HAND
    if not public.trick:
        return None
    led = slow_suit(public.trick[0][1], public.trump)
    can_follow = any(slow_suit(held, public.trump) is led for held in hand)
    if can_follow and slow_suit(card, public.trump) is not led:
        return Reason.MUST_FOLLOW
    return None


ANYTHING: tuple[Action, ...] = (
    *(Pass(), Order(), Leave(), Dummy(), Alone(), Together()),
    *NAMES,
    *map(NameJoker, Suit),
    *PLAYS.values(),
    *(Play(UNKNOWN), TakeUp(UNKNOWN)),
    *map(TakeUp, CARDS),
)


@MANY
@given(playouts())
def test_what_is_legal_is_what_the_rule_book_allows(playout: Playout) -> None:
    for position in playout.positions:
        legal = position.legal()
        assert bool(legal) == (position.turn is not None)
        assert len(set(legal)) == len(legal)
        if position.word == "keep":
            assert all(slow_refusal(position, keep) is None for keep in legal)
            assert len(legal) == 252
        else:
            allowed = {action for action in ANYTHING if slow_refusal(position, action) is None}
            assert set(legal) == allowed


@MANY
@given(playouts(), st.data())
def test_each_legal_action_applies(playout: Playout, data: st.DataObject) -> None:
    for position in playout.positions:
        legal = position.legal()
        if len(legal) > 10:
            legal = [data.draw(st.sampled_from(legal)) for _ in range(3)]
        for action in legal:
            step = position.after(action)
            assert step.position.history == position.history + step.events
            assert step.events


def assert_refused(position: Phase, actions: Sequence[Action]) -> None:
    """Assert that each action is legal by the rule book, or refused with the rule book's reason."""
    for action in actions:
        reason = slow_refusal(position, action)
        assert (action in position.legal()) == (reason is None)
        if reason is not None:
            with pytest.raises(IllegalAction) as refusal:
                position.after(action)
            assert refusal.value.reason is reason
            assert refusal.value.action is action
            assert refusal.value.position is position


@MANY
@given(playouts(), st.data())
def test_every_other_action_is_refused_with_its_reason(
    playout: Playout, data: st.DataObject
) -> None:
    """At one position everything is tried; before the play, what is out of place by a little."""
    dealt = playout.dealt
    ten = [card for hand in (*dealt.hands, dealt.dummy) for card in hand]
    keeps = [
        Keep(data.draw(card_sets(max_size=7))),
        Keep(CardSet.of(data.draw(st.permutations(ten))[:5])),
        Keep(dealt.dummy),
        Keep(dealt.hands[0]),
    ]
    assert_refused(data.draw(st.sampled_from(playout.positions)), (*ANYTHING, *keeps))
    for position in playout.positions:
        if position.word in {"name", "pickup", "keep"}:
            near = {type(action) for action in position.legal()} | {Pass, Leave}
            tried = [action for action in (*ANYTHING, *keeps) if type(action) in near]
            assert_refused(position, tried)


# Positions are values


@MANY
@given(playouts(), st.data())
def test_an_action_leaves_the_position_alone_whether_it_is_legal_or_not(
    playout: Playout, data: st.DataObject
) -> None:
    for position in playout.positions:
        text, twin = repr(position), pickle.loads(pickle.dumps(position))  # noqa: S301 - its own
        actions = [data.draw(st.sampled_from(ANYTHING)), *position.legal()[:6]]
        for action in actions:
            try:
                position.after(action)
            except IllegalAction as refusal:
                assert refusal.position is position  # noqa: PT017 - both outcomes are right
        assert repr(position) == text
        assert position == twin


def parts_of(value: object) -> Iterator[object]:
    """The value, and all it is made of."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from parts_of(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in cast("tuple[object, ...]", value):
            yield from parts_of(part)


@KINDS
@given(playouts())
def test_a_position_is_made_of_values_that_cannot_change(playout: Playout) -> None:
    immutable = (int, str, type(None), tuple, CardSet, Card)
    for step in playout.steps:
        for part in parts_of(step):
            if is_dataclass(part):
                name = fields(part)[0].name if fields(part) else "anything"
                with pytest.raises((AttributeError, TypeError)):
                    setattr(part, name, None)
            else:
                assert isinstance(part, Suit | Rank) or not hasattr(part, "__dict__")
                assert isinstance(part, immutable)


@KINDS
@given(playouts())
def test_positions_can_be_copied_and_pickled(playout: Playout) -> None:
    for step in playout.steps:
        assert copy.copy(step) == copy.deepcopy(step) == step
        copied = pickle.loads(pickle.dumps(step))  # noqa: S301 - its own pickle
        assert copied == step
        assert repr(copied) == repr(step)
        assert hash(copied) == hash(step)


@MANY
@given(playouts())
def test_the_same_deal_and_actions_give_the_same_positions(playout: Playout) -> None:
    assert replayed(playout.dealt, playout.actions) == playout.steps


@MANY
@given(playouts())
def test_the_words_of_a_record_give_the_same_positions(playout: Playout) -> None:
    told = [str(action) for action in playout.actions]
    assert replayed(playout.dealt, tuple(map(parse_action, told))) == playout.steps


@MANY
@given(playouts())
def test_what_happened_is_told_in_order_and_nothing_is_lost(playout: Playout) -> None:
    told: tuple[Event, ...] = ()
    for step in playout.steps:
        told += step.events
        assert step.position.history == told


@MANY
@given(playouts())
def test_a_deal_that_is_over_has_five_tricks_or_was_passed_in(playout: Playout) -> None:
    """P3, B6."""
    over = playout.positions[-1]
    assert isinstance(over, Scored)
    if isinstance(over.history[-1], PassedIn):
        assert not any(over.points)
        assert not any(over.tricks)
    else:
        assert sum(over.tricks) == 5
        assert any(over.points)
        public = over.public()
        playing = playout.dealt.rules.players - len(public.sitting_out)
        assert sum(isinstance(action, Play) for action in playout.actions) == 5 * playing
        assert not any(over.tricks[seat] for seat in public.sitting_out)


@MANY
@given(playouts())
def test_the_tricks_of_a_position_are_those_taken_so_far_by_each_player(playout: Playout) -> None:
    """P2."""
    for position in playout.positions:
        takers = [event.seat for event in position.history if isinstance(event, TrickTaken)]
        taken = tuple(takers.count(seat) for seat in range(playout.dealt.rules.players))
        assert position.public().tricks == taken


# Texts


def any_action() -> st.SearchStrategy[Action]:
    return st.one_of(
        st.sampled_from([action for action in ANYTHING if action != Play(UNKNOWN)]),
        card_sets(min_size=1, max_size=10).map(Keep),
    )


@given(any_action())
def test_an_action_is_read_back_from_its_text(action: Action) -> None:
    assert parse_action(str(action)) == action


@given(st.text(alphabet="789TJQKAcdhsB10? nameokrtp", max_size=12))
def test_a_text_is_an_action_or_a_value_error(text: str) -> None:
    try:
        action = parse_action(text)
    except ValueError:
        return
    assert parse_action(str(action)) == action


@given(card_sets())
def test_a_set_of_cards_is_read_back_from_its_text(held: CardSet) -> None:
    assert parse_cards(str(held)) == held
    assert all(parse_card(str(card)) is card for card in held)


@given(tables())
def test_a_table_is_read_back_from_what_differs(rules: Rules) -> None:
    assert Rules.parse(rules.changed()) == rules


# Sets of cards


@given(card_sets(), card_sets())
def test_a_set_of_cards_is_a_set(ours: CardSet, theirs: CardSet) -> None:
    slow_ours, slow_theirs = frozenset(ours), frozenset(theirs)
    assert len(ours) == len(slow_ours)
    assert set(ours | theirs) == slow_ours | slow_theirs
    assert set(ours & theirs) == slow_ours & slow_theirs
    assert set(ours - theirs) == slow_ours - slow_theirs
    assert set(ours ^ theirs) == slow_ours ^ slow_theirs
    assert (ours <= theirs) == (slow_ours <= slow_theirs)
    assert (ours == theirs) == (slow_ours == slow_theirs)
    assert ours.isdisjoint(theirs) == slow_ours.isdisjoint(slow_theirs)
    assert ours | list(theirs) == ours | theirs
    assert ours & list(theirs) == ours & theirs
    assert ours - list(theirs) == ours - theirs
    assert [card for card in CARDS if card in ours] == list(ours)


@given(card_sets(min_size=5, max_size=10), st.integers(0, 4))
def test_the_choices_of_five_are_the_combinations(held: CardSet, unknown: int) -> None:
    """T2."""
    choices = KeepChoices(held | UNKNOWN_CARDS[:unknown])
    slowly = [Keep(CardSet.of(five)) for five in combinations(held, 5)]
    assert list(choices) == slowly
    assert len(choices) == len(slowly)
    assert [choices[index] for index in range(len(choices))] == slowly


# The trick


def slow_taker(trick: Sequence[tuple[int, Card]], trump: Suit) -> int:
    """Who takes a trick: down the ranks of trump, and then of the suit led (P2, C2-C4)."""
    (left,) = (RED if trump in RED else BLACK) - {trump}
    trumps = [
        "B",
        f"J{trump.letter}",
        f"J{left.letter}",
        *(f"{r}{trump.letter}" for r in "AKQT987"),
    ]
    led = trick[0][1].suit
    plain = [f"{rank}{led.letter}" for rank in "AKQJT987"] if led is not None else []
    by_text = {str(card): seat for seat, card in trick}
    return next(by_text[text] for text in (*trumps, *plain) if text in by_text)


@pytest.mark.parametrize("trump", Suit)
def test_of_every_two_cards_the_fast_taker_is_the_slow_one(trump: Suit) -> None:
    """P2."""
    for pair in permutations(CARDS, 2):
        trick = list(enumerate(pair))
        assert winning(trick, trump)[0] == slow_taker(trick, trump)


@MANY
@given(
    st.lists(st.sampled_from(CARDS), unique=True, min_size=1, max_size=4),
    st.sampled_from(Suit),
)
def test_the_fast_taker_of_a_trick_is_the_slow_one(played: list[Card], trump: Suit) -> None:
    """P2."""
    trick = list(enumerate(played))
    seat = slow_taker(trick, trump)
    assert winning(trick, trump) == (seat, played[seat])


@pytest.mark.parametrize("trump", Suit)
def test_the_fast_suit_of_every_card_is_the_slow_one(trump: Suit) -> None:
    """C3, C4."""
    assert [suit_of(card, trump) for card in CARDS] == [slow_suit(card, trump) for card in CARDS]


# Suits may be exchanged


def colours_kept() -> list[dict[Suit, Suit]]:
    """The eight ways to exchange suits in which suits of one colour stay of one colour."""
    pairs = [(Suit.CLUBS, Suit.SPADES), (Suit.DIAMONDS, Suit.HEARTS)]
    return [
        dict(zip((*pairs[0], *pairs[1]), (*first, *second), strict=True))
        for first, second in [
            (first[::turn], second[::other])
            for first, second in (pairs, pairs[::-1])
            for turn in (1, -1)
            for other in (1, -1)
        ]
    ]


def exchanged(  # noqa: PLR0911 - one for each kind of value
    value: Any,  # noqa: ANN401 - it exchanges in whatever it is given
    suits: Mapping[Suit, Suit],
) -> Any:  # noqa: ANN401 - and returns the same kind
    """The value with its suits exchanged, wherever they are in it."""
    whole = value
    if isinstance(value, Suit):
        return suits[value]
    if isinstance(value, Card):
        if value.rank is None or value.suit is None:
            return value
        return Card(value.rank, suits[value.suit])
    if isinstance(value, CardSet):
        return CardSet.of(exchanged(card, suits) for card in value)
    if isinstance(value, Rules):
        return value
    if isinstance(value, tuple):
        parts = [exchanged(part, suits) for part in whole]
        return type(whole)(*parts) if hasattr(whole, "_fields") else tuple(parts)
    if is_dataclass(value) and not isinstance(value, type):
        made = {
            field.name: exchanged(getattr(value, field.name), suits)
            for field in fields(value)
            if field.init
        }
        return type(value)(**made)
    return value


def exchanges_of(dealt: Dealt) -> list[dict[Suit, Suit]]:
    """The exchanges under which the table's fixed suit of a joker turned up stays what it is."""
    if dealt.upcard is not JOKER or dealt.rules.joker_suit == "dealer":
        return colours_kept()
    fixed = parse_suit(dealt.rules.joker_suit or "")
    return [suits for suits in colours_kept() if suits[fixed] is fixed]


@MANY
@given(playouts(), st.data())
def test_exchanging_suits_within_their_colours_commutes_with_play(
    playout: Playout, data: st.DataObject
) -> None:
    """The order of legal actions, which is the printed one, is all that may differ."""
    suits = data.draw(st.sampled_from(exchanges_of(playout.dealt)))
    actions = exchanged(playout.actions, suits)
    steps = replayed(exchanged(playout.dealt, suits), actions)
    for step, other in zip(playout.steps, steps, strict=True):
        assert other == exchanged(step, suits)
        assert set(other.position.legal()) == set(exchanged(tuple(step.position.legal()), suits))


def test_there_are_eight_ways_to_exchange_suits_within_their_colours() -> None:
    assert len(colours_kept()) == 8
    assert len({tuple(suits.items()) for suits in colours_kept()}) == 8


# Seats may be turned


class Turn:
    """Every player moves that many seats to his left."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.players = rules.players
        self.sides = len(rules.seating.sides)
        self.seats = seats

    def seat(self, seat: int) -> int:
        return (seat + self.seats) % self.players

    def anybody(self, seat: int | None) -> int | None:
        return None if seat is None else self.seat(seat)

    def by_seat(self, values: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(values[(seat - self.seats) % self.players] for seat in range(self.players))

    def by_side(self, values: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(values[(side - self.seats) % self.sides] for side in range(self.sides))

    def trick(self, trick: Sequence[tuple[int, Card]]) -> tuple[Any, ...]:
        return tuple((self.seat(seat), card) for seat, card in trick)

    def dealt(self, dealt: Dealt) -> Dealt:
        return replace(
            dealt,
            dealer=(dealt.dealer + self.seats) % self.players,
            hands=self.by_seat(dealt.hands),
            scores=self.by_side(dealt.scores),
        )

    def public(self, public: Public) -> Public:
        return public._replace(
            maker=self.anybody(public.maker),
            alone=tuple(map(self.seat, public.alone)),
            sitting_out=tuple(map(self.seat, public.sitting_out)),
            trick=self.trick(public.trick),
            tricks=self.by_seat(public.tricks),
        )

    def event(self, event: Event) -> Event:
        shown = ("hands", "aside") if isinstance(event, CardsShown) else ()
        ways: Mapping[str, Any] = {
            **dict.fromkeys(shown, self.by_seat),
            **dict.fromkeys(("seat", "dealer", "partner"), self.anybody),
            "trick": self.trick,
            "tricks": self.by_seat,
            "points": self.by_side,
            **(
                dict.fromkeys(("hands", "aside"), self.by_seat) if type(event) is CardsShown else {}
            ),
        }
        names = [field.name for field in fields(event)]
        moved = {name: ways[name](getattr(event, name)) for name in names if name in ways}
        return replace(event, **moved)


@MANY
@given(playouts(), st.integers(1, 3))
def test_turning_the_players_round_the_table_commutes_with_play(
    playout: Playout, seats: int
) -> None:
    """Three-handed too: once the cards lie, nothing depends on which side of the table is open."""
    turn = Turn(playout.dealt.rules, seats)
    steps = replayed(turn.dealt(playout.dealt), playout.actions)
    for (position, events), (other, other_events) in zip(playout.steps, steps, strict=True):
        assert other.word == position.word
        assert other.turn == turn.anybody(position.turn)
        assert other.legal() == position.legal()
        assert other.public() == turn.public(position.public())
        players = range(turn.players)
        for ours, theirs in (
            (position.held_by, other.held_by),
            (position.aside_of, other.aside_of),
        ):
            assert tuple(map(theirs, players)) == turn.by_seat(tuple(map(ours, players)))
        # in any order, as hands are picked up at the same time
        assert Counter(other_events) == Counter(map(turn.event, events))
    first, second = playout.positions[-1], steps[-1].position
    assert isinstance(first, Scored)
    assert isinstance(second, Scored)
    assert second.points == turn.by_side(first.points)
    assert second.tricks == turn.by_seat(first.tricks)


@given(tables(), st.data())
def test_turning_the_dealer_turns_the_hands(rules: Rules, data: st.DataObject) -> None:
    """C6; not three-handed, where the open side stays in its place and the packets with it."""
    seats = data.draw(st.integers(1, 3))
    turn = Turn(rules, seats)
    order = data.draw(st.permutations(pack(rules.deck)))
    first = lay_out(rules, 0, order)
    second = lay_out(rules, seats % rules.players, order)
    if not rules.seating.has_dummy:
        assert second == turn.dealt(first)
    assert (second.upcard, second.stock) == (first.upcard, first.stock)


def test_the_default_tables_are_all_players_with_all_decks() -> None:
    assert {(rules.players, rules.deck) for rules in DEFAULT_TABLES} == {
        (players, deck) for players in (2, 3, 4) for deck in (24, 25, 32)
    }
