"""A seat sees what it may see, and nothing that others keep hidden leads to it."""

import gc
from collections.abc import Iterator, Mapping, Sequence
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.rules.actions import Action, Keep, TakeUp
from euchre.rules.cards import CARDS, NO_CARDS, Card, CardSet, Suit, parse_card, parse_cards
from euchre.rules.contract import Contract
from euchre.rules.deal import begin
from euchre.rules.errors import IllegalAction
from euchre.rules.events import (
    CardsShown,
    DealScored,
    DummyTaken,
    Event,
    FiveKept,
    HandDealt,
    PassedIn,
    Played,
    TrickTaken,
    UpcardTaken,
    UpcardTurned,
)
from euchre.rules.phase import Dealt, Phase, Step
from euchre.rules.rules import Rules
from euchre.views import View, redact, view
from tests.counts import count
from tests.rules.positions import actions, after, begun
from tests.strategies import Playout, playouts, replayed

MANY = settings(max_examples=count(10_000))

SPECTATOR = None


def seats_of(playout: Playout) -> list[int | None]:
    """Everybody who looks on: each seat, and a spectator."""
    return [*range(playout.dealt.rules.players), SPECTATOR]


def seen_by(position: Phase, seat: int | None) -> CardSet:
    """The cards whose place a seat knows by the rules: its own, and those that lay open."""
    dealt = position.dealt
    seen = CardSet.of([dealt.upcard])
    for event in position.history:
        match event:
            case CardsShown():
                return CardSet.of(CARDS)
            case Played(card=card):
                seen |= [card]
            case HandDealt(seat=owner) if owner == seat:
                seen |= dealt.hands[owner]
            case DummyTaken(seat=maker) if maker == seat:
                seen |= dealt.dummy
            case _:
                pass
    return seen


# Swapping hidden cards changes nothing


def moved(dealt: Dealt, places: Mapping[Card, Card]) -> Dealt:
    """The deal with those cards in each other's places."""

    def swap(cards: CardSet) -> CardSet:
        return CardSet.of(places.get(card, card) for card in cards)

    return Dealt(
        dealt.rules,
        dealt.dealer,
        tuple(map(swap, dealt.hands)),
        swap(dealt.dummy),
        dealt.upcard,
        swap(dealt.stock),
        dealt.scores,
    )


def as_others_did(action: Action, places: Mapping[Card, Card]) -> Action:
    """What others discard or keep, where their cards have moved."""
    match action:
        case TakeUp(discard=card):
            return TakeUp(places.get(card, card))
        case Keep(cards=cards):
            return Keep(CardSet.of(places.get(card, card) for card in cards))
        case _:
            return action


def replayed_as_far_as_legal(dealt: Dealt, actions: Sequence[Action]) -> list[Step]:
    """The steps of a deal, up to the first card that may not be played in it."""
    steps = [begin(dealt)]
    for action in actions:
        try:
            steps.append(steps[-1].position.after(action))
        except IllegalAction:
            break
    return steps


@st.composite
def hidden_swaps(draw: st.DrawFn) -> tuple[Playout, int | None, list[Step]]:
    """A deal up to a point before its end, a seat, and the same with unseen cards moved."""
    playout = draw(playouts())
    seat = draw(st.sampled_from(seats_of(playout)))
    last = len(playout.positions) - 1
    if not isinstance(playout.positions[last].history[-1], PassedIn):
        last -= 1
    length = draw(st.integers(0, last))
    position = playout.positions[length]
    dealt = playout.dealt
    everything = [*dealt.hands, dealt.dummy, dealt.stock]
    unseen = [card for cards in everything for card in cards - seen_by(position, seat)]
    # places in which few or many cards change
    some = draw(st.lists(st.sampled_from(unseen), unique=True, min_size=2)) if unseen[1:] else []
    places = dict(zip(some, draw(st.permutations(some)), strict=True))
    told = [as_others_did(action, places) for action in playout.actions[:length]]
    cut = Playout(dealt, playout.actions[:length], playout.steps[: length + 1])
    return cut, seat, replayed_as_far_as_legal(moved(dealt, places), told)


@MANY
@given(hidden_swaps())
def test_swapping_cards_hidden_from_a_seat_changes_nothing_it_sees(
    swapped: tuple[Playout, int | None, list[Step]],
) -> None:
    playout, seat, steps = swapped
    for ours, theirs in zip(playout.steps, steps, strict=False):
        seen, other = view(ours.position, seat), view(theirs.position, seat)
        assert seen == other
        assert str(seen) == str(other)
        assert repr(seen) == repr(other)
        assert [redact(event, seat) for event in ours.events] == [
            redact(event, seat) for event in theirs.events
        ]


SEAT_1_WATCHES = "order take Js dummy keep Jd Ah Kh Jh Qs together together"


@pytest.mark.parametrize(
    ("swap", "owner"),
    [("Qd 9s", 2), ("Js Qd", 2), ("Jd 9c", 0), ("Kh 9s", 0), ("9d Qd", 2), ("9d Qs", 0)],
    ids=[
        "a hand and the stock",
        "the discard and a card kept",
        "a card kept and one put aside",
        "the dummy and the stock",
        "a card put aside and another hand",
        "a card of the dummy put aside and one kept",
    ],
)
def test_a_swap_is_seen_by_who_knows_the_cards_and_by_nobody_else(swap: str, owner: int) -> None:
    """The test above compares what would differ if it were not hidden."""
    hands = ("Jd Ah 9c Ks Ts", "9h Qh Ac Kc Jc", "Th Qd Ad As Js")
    dealt = begun(*hands, up="Td", dealer=2, dummy="Kh Jh 9d Tc Qs").dealt
    one, other = map(parse_card, swap.split())
    places = {one: other, other: one}
    told = actions(SEAT_1_WATCHES)
    first = replayed(dealt, tuple(told))
    second = replayed(moved(dealt, places), tuple(as_others_did(deed, places) for deed in told))
    positions = [steps[-1].position for steps in (first, second)]
    for seat in (0, 1, 2, SPECTATOR):
        ours, theirs = (view(position, seat) for position in positions)
        assert (ours != theirs) == (str(ours) != str(theirs))
        if seat in {1, SPECTATOR}:
            assert ours == theirs
        if seat == owner:
            assert ours != theirs


# Nothing leads from a view to hidden cards


def reachable_from(start: object) -> Iterator[object]:
    """All that is reached by going from an object to those it refers to, code and classes apart."""
    seen: dict[int, object] = {}
    waiting = [start]
    while waiting:
        item = waiting.pop()
        code = isinstance(item, type | ModuleType | FunctionType | BuiltinFunctionType)
        if id(item) in seen or code:
            continue
        seen[id(item)] = item
        waiting.extend(gc.get_referents(item))
    return iter(seen.values())


@given(playouts())
def test_no_position_and_no_hidden_card_is_reachable_from_a_view(playout: Playout) -> None:
    for position in playout.positions:
        for seat in seats_of(playout):
            may_see = seen_by(position, seat)
            for item in reachable_from(view(position, seat)):
                assert not isinstance(item, Dealt | Contract | Step)
                assert not hasattr(item, "after") or isinstance(item, str)
                if isinstance(item, Card):
                    assert item in may_see
                elif isinstance(item, CardSet):
                    assert item <= may_see


def test_a_position_would_be_found_if_it_were_reachable() -> None:
    """The walk of the test above finds what it looks for."""
    position = begun(up="Td", then="order")
    found = list(reachable_from(view(position, 0)._replace(history=(position,))))  # type: ignore[arg-type]
    assert any(item is position for item in found)
    assert any(item is position.dealt for item in found)
    assert any(item is position.dealt.hands[1] for item in found)


# What a seat does see


@given(playouts())
def test_a_view_holds_what_the_seat_may_see(playout: Playout) -> None:
    for position in playout.positions:
        public = position.public()
        for seat in seats_of(playout):
            seen = view(position, seat)
            assert seen.seat == seat
            assert seen.rules is playout.dealt.rules
            assert seen.phase == position.word
            assert (seen.dealer, seen.upcard) == (playout.dealt.dealer, playout.dealt.upcard)
            assert seen.turn == position.turn
            assert (seen.proposed, seen.trump, seen.maker) == public[:3]
            assert (seen.alone, seen.sitting_out, seen.trick, seen.tricks) == public[3:]
            assert seen.scores == playout.dealt.scores
            assert seen.hand == (NO_CARDS if seat is None else position.held_by(seat))
            assert seen.aside == (NO_CARDS if seat is None else position.aside_of(seat))
            asked = seat is not SPECTATOR and seat == position.turn
            assert seen.legal == (position.legal() if asked else ())


@given(playouts())
def test_a_seat_sees_its_own_hand_discard_and_dummy_whole_and_others_not(playout: Playout) -> None:
    """P5, B3, T2."""
    position = playout.positions[-1]
    for seat in seats_of(playout):
        seen = view(position, seat).history
        for event in position.history:
            match event:
                case HandDealt(seat=owner):
                    assert (event in seen) == (owner == seat)
                case UpcardTaken(seat=owner) | DummyTaken(seat=owner) | FiveKept(seat=owner):
                    hidden = event.hidden()
                    assert (event if owner == seat else hidden) in seen
                    assert (hidden if owner == seat else event) not in seen
                case _:
                    assert event in seen


@given(playouts())
def test_the_history_of_a_view_is_the_redacted_events_in_order(playout: Playout) -> None:
    for seat in seats_of(playout):
        seen: tuple[Event, ...] = ()
        for step in playout.steps:
            redacted = [redact(event, seat) for event in step.events]
            seen += tuple(event for event in redacted if event is not None)
            assert view(step.position, seat).history == seen


@given(playouts())
def test_views_are_equal_exactly_when_their_texts_are(playout: Playout) -> None:
    views = [view(position, seat) for position in playout.positions for seat in seats_of(playout)]
    by_text: dict[str, View] = {}
    for seen in views:
        assert by_text.setdefault(str(seen), seen) == seen
    assert len(set(views)) == len(by_text)


JOKER_DEALER = Rules(deck=25, joker_suit="dealer")


def test_while_the_joker_is_named_every_hand_is_empty() -> None:
    """B8."""
    position = begun(up="B", dealer=1, rules=JOKER_DEALER)
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(position, seat)
        assert (seen.phase, seen.hand, seen.proposed) == ("joker", NO_CARDS, None)
        assert len(seen.history) == 1
        assert len(seen.legal) == (4 if seat == 1 else 0)
        named = view(after(position, "joker c"), seat)
        assert len(named.hand) == (0 if seat is SPECTATOR else 5)


def cards_in(events: Sequence[Event]) -> CardSet:
    """The cards that events tell of."""
    found = CardSet()
    for item in reachable_from(events):
        if isinstance(item, Card | CardSet):
            found |= [item] if isinstance(item, Card) else item
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_passed_in_deal_shows_no_cards(players: int) -> None:
    """P5, B6."""
    position = begun(up="Td", rules=Rules(players=players), then="pass " * 2 * players)
    for seat in (*range(players), SPECTATOR):
        seen = view(position, seat)
        own = NO_CARDS if seat is None else position.dealt.hands[seat]
        assert cards_in(seen.history) == own | [position.dealt.upcard]
        assert seen.hand == seen.aside == NO_CARDS


def test_a_deal_played_out_shows_every_card_to_everybody() -> None:
    """P5."""
    hands = ("Jd Ah 9c Ks Ts", "9h Qh Ac Kc Jc", "Th Qd Ad As Js")
    dummy, told = "Kh Jh 9d Tc Qs", "order take Js dummy keep Jd Ah Kh Jh Qs together alone"
    position = begun(*hands, up="Td", dealer=2, dummy=dummy, then=told)
    while position.word == "play":
        assert not any(isinstance(event, CardsShown) for event in view(position, 0).history)
        position = after(position, str(position.legal()[0]))
    shown = CardsShown(
        tuple(map(parse_cards, hands)),
        parse_cards(dummy),
        parse_cards("9s Qc Kd"),
        (parse_cards("9c Ks Ts 9d Tc"), NO_CARDS, parse_cards("Js")),
    )
    for seat in (0, 1, 2, SPECTATOR):
        assert view(position, seat).history[-1] == shown


EVENTS = [
    (UpcardTurned(2, parse_card("Td"), Suit.DIAMONDS), "UpcardTurned 2 Td d"),
    (UpcardTurned(2, parse_card("B"), None), "UpcardTurned 2 B None"),
    (HandDealt(0, parse_cards("Ah 9c")), "HandDealt 0 [9c Ah]"),
    (Played(1, parse_card("9h")), "Played 1 9h"),
    (
        TrickTaken(1, 0, ((0, parse_card("9h")), (1, parse_card("B")))),
        "TrickTaken 1 0 ((0 9h) (1 B))",
    ),
    (DealScored((5, 0, 0), (3, 0, 0)), "DealScored (5 0 0) (3 0 0)"),
    (FiveKept(1, None, None), "FiveKept 1 None None"),
    (PassedIn(), "PassedIn"),
]


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=[text for _, text in EVENTS])
def test_the_text_of_an_event_says_all_of_it(event: Event, text: str) -> None:
    assert str(event) == text


def test_the_text_of_a_view_tells_what_the_seat_sees_and_what_happened() -> None:
    rules = Rules(players=4, target=5)
    hands = ("9d", "9c Tc 9h Ah Ks", "9s", "Ac Jd")
    position = begun(*hands, up="Td", rules=rules, dealer=1, then="pass order take 9c alone")
    position = after(position, "together together Jc")
    assert str(view(position, 1)) == (
        "seat 1 of [players=4 deck=24 target=5]; scores (0, 0); dealer 1; play, turn 2; "
        "hand [Tc Td 9h Ah Ks] aside [9c]; upcard Td; trump d by 3 alone (3,); trick [0:Jc] "
        "tricks (0, 0, 0, 0); UpcardTurned 1 Td d, HandDealt 1 [9c Tc 9h Ah Ks], Passed 2, "
        "OrderedUp 3 d assist, UpcardTaken 1 Td 9c, GoesAlone 3 1, PlaysTogether 0, "
        "PlaysTogether 2, Played 0 Jc"
    )
    assert "UpcardTaken 1 Td None" in str(view(position, 0))


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_sees_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat} to see a game for 3"):
        view(begun(up="Td"), seat)
