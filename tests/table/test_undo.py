from euchre.rules.actions import Action, Order, Pass
from euchre.rules.record import replay
from euchre.rules.rules import Rules
from euchre.table.loop import Table, Turn
from euchre.table.shuffle import Packs
from euchre.table.undo import TakeBack
from euchre.views import View
from tests.table.players import Passes


class Answers:
    """Passes, until it is told to order."""

    def __init__(self) -> None:
        self.orders = False

    def choose(self, view: View) -> Action:
        wanted: Action = Order() if self.orders else Pass()
        return wanted if wanted in view.legal else view.legal[0]


def begun(other: Answers | Passes) -> tuple[Table, TakeBack]:
    """A two-handed deal in which seat 0 deals, and the other seat is to bid."""
    rules = Rules(players=2)
    seed = next(seed for seed in range(99) if Packs(rules, seed).first_dealer() == 0)
    table = Table(rules, [Passes(), other], Packs(rules, seed))
    table.deal()
    return table, TakeBack(table, 0)


def test_nothing_is_taken_back_before_the_first_decision() -> None:
    table, back = begun(Passes())
    assert back.undo() is None
    table.step()
    assert back.undo() is None
    assert back.redo() is None
    assert len(table.turns) == 1


def test_the_seats_last_decision_is_taken_back_with_all_that_followed() -> None:
    table, back = begun(Passes())
    table.step()
    before = table.position
    table.step()
    table.step()
    assert back.undo() == Turn(0, Pass())
    assert table.position == before


def test_what_was_taken_back_is_done_again() -> None:
    table, back = begun(Passes())
    table.step()
    table.act(Order())
    after = table.position
    back.undo()
    assert back.redo() == Turn(0, Order())
    assert table.position == after
    assert back.redo() is None


def test_decisions_are_done_again_in_their_order() -> None:
    table, back = begun(Passes())
    for _ in range(4):
        table.step()
    end = table.position
    assert table.deal_is_over
    back.undo()
    back.undo()
    assert len(table.turns) == 1
    back.redo()
    assert back.redo() is None  # first the other seat answers
    table.step()
    assert back.redo() == Turn(0, Pass())
    assert table.position == end


def test_a_decision_that_has_no_place_any_more_is_forgotten() -> None:
    other = Answers()
    table, back = begun(other)
    for _ in range(4):
        table.step()
    back.undo()
    back.undo()
    back.redo()
    other.orders = True
    table.rewind(0)
    table.step()
    while table.position.turn != 0:
        table.step()
    assert table.position.word == "pickup"
    assert back.redo() is None
    other.orders = False
    assert back.redo() is None


def test_what_was_taken_back_is_forgotten_after_another_decision() -> None:
    table, back = begun(Passes())
    table.step()
    table.step()
    back.undo()
    back.forget()
    assert back.redo() is None


def test_a_deal_with_a_decision_taken_back_is_marked_and_still_right() -> None:
    table, back = begun(Passes())
    table.step()
    table.step()
    back.undo()
    while not table.deal_is_over:
        table.step()
    record = table.record(["You", "Ada"])
    assert record["deals"][0]["undone"] == 1
    assert replay(record).position == table.position
    table.deal()
    assert "undone" not in table.record(["You", "Ada"])["deals"][1]
