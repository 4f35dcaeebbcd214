import json
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.rules.actions import Action, Pass, Play
from euchre.rules.cards import parse_card
from euchre.rules.errors import IllegalAction
from euchre.rules.events import Event
from euchre.rules.record import replay
from euchre.rules.rules import Rules
from euchre.table.loop import Table
from euchre.table.shuffle import Packs
from euchre.views import View, redact
from tests.strategies import tables
from tests.table.players import AnyLegal, Passes


class Notes:
    """A watcher who keeps what it sees."""

    def __init__(self) -> None:
        self.seen: list[Event] = []

    def saw(self, event: Event) -> None:
        self.seen.append(event)


class Watched:
    """A player who keeps the views it is asked with."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View) -> Action:
        self.views.append(view)
        return view.legal[0]


def table(rules: Rules | None = None, seed: int = 1) -> Table:
    rules = rules or Rules(target=3)
    return Table(rules, [AnyLegal(seed)] * rules.players, Packs(rules, seed))


def played(rules: Rules, seed: int) -> Iterator[Table]:
    """A table after each deal of a game."""
    playing = table(rules, seed)
    for _ in range(30):
        playing.play_deal()
        yield playing
        if playing.winners:
            return


@given(tables(), st.integers(0, 1_000))
def test_a_game_is_written_as_it_replays(rules: Rules, seed: int) -> None:
    names = [f"Player {seat}" for seat in range(rules.players)]
    for playing in played(rules, seed):
        record = playing.record(names, seed=seed)
        replayed = replay(json.loads(json.dumps(record)))
        assert replayed.rules == rules
        assert replayed.scores == playing.scores == tuple(record["scores"])
        assert replayed.winners == playing.winners
        assert replayed.position == playing.position


def test_an_unfinished_deal_is_written_as_it_stands() -> None:
    playing = table()
    names = ["a", "b", "c"]
    assert playing.record(names)["deals"] == []
    playing.deal()
    while not playing.deal_is_over:
        replayed = replay(playing.record(names))
        assert replayed.position == playing.position
        assert "points" not in playing.record(names)["deals"][-1]
        playing.step()
    assert "points" in playing.record(names)["deals"][-1]


def test_every_seat_is_asked_with_its_own_view_on_its_turn() -> None:
    rules = Rules(players=4, target=1)
    players = [Watched() for _ in range(4)]
    playing = Table(rules, players, Packs(rules, 3))
    playing.play_deal()
    for seat, player in enumerate(players):
        assert player.views
        for seen in player.views:
            assert (seen.seat, seen.turn) == (seat, seat)
            assert seen.legal


def test_watchers_see_what_their_seat_may_see_and_a_spectator_the_rest() -> None:
    rules = Rules(target=1)
    notes: dict[int | None, Notes] = {0: Notes(), 2: Notes(), None: Notes()}
    playing = Table(rules, [AnyLegal()] * 3, Packs(rules, 1), notes)
    playing.play_deal()
    history = playing.position.history
    for seat, watcher in notes.items():
        seen = [event for event in (redact(event, seat) for event in history) if event]
        assert watcher.seen == seen


def test_an_illegal_action_changes_nothing() -> None:
    playing = table()
    playing.deal()
    before = playing.position, list(playing.turns)
    with pytest.raises(IllegalAction):
        playing.act(Play(parse_card("9c")))
    assert (playing.position, playing.turns) == before


def test_the_dealer_passes_on_and_totals_grow() -> None:
    rules = Rules(target=3)
    dealers: list[int] = []
    totals: list[int] = []
    for playing in played(rules, 4):
        dealers.append(playing.game.dealer)
        totals.append(sum(playing.scores))
    assert all(after == (before + 1) % 3 for before, after in pairwise(dealers))
    assert totals == sorted(totals)


def test_a_deal_that_all_pass_is_dealt_on_by_the_next() -> None:
    rules = Rules(target=3)
    playing = Table(rules, [Passes()] * 3, Packs(rules, 1))
    playing.play_deal()
    assert playing.scores == (0, 0, 0)
    first = playing.game.dealer
    playing.deal()
    assert (playing.game.dealer, playing.game.deals) == ((first + 1) % 3, 1)


def test_what_is_not_there_yet_is_not_asked_for() -> None:
    playing = table()
    assert playing.deal_is_over
    with pytest.raises(RuntimeError, match="no cards have been dealt"):
        _ = playing.position
    playing.deal()
    with pytest.raises(RuntimeError, match="the deal is not finished"):
        playing.deal()


def test_a_game_that_is_won_is_not_dealt_on() -> None:
    *_, playing = played(Rules(target=1), 2)
    assert playing.winners
    with pytest.raises(RuntimeError, match="the game is won"):
        playing.deal()
    with pytest.raises(RuntimeError, match="the deal is over"):
        playing.step()


def test_going_back_plays_the_decisions_again() -> None:
    playing = table()
    playing.deal()
    positions = [playing.position]
    while not playing.deal_is_over:
        playing.step()
        positions.append(playing.position)
    for length in reversed(range(len(positions))):
        playing.rewind(length)
        assert playing.position == positions[length]
        assert len(playing.turns) == length
    assert Pass() in playing.position.legal()
