from euchre.rules.events import TrickTaken
from euchre.table.retold import retold
from euchre.ui.replay.place import Place, Replay, is_result, steps_of, stops
from tests.ui.replay.records import own_game, passed_in


def begun(players: int = 3) -> Replay:
    """A replay of a whole game, at its beginning."""
    return Replay(retold(own_game(players)), None)


def test_steps_go_through_every_action_and_back() -> None:
    replay = begun()
    seen = [replay.place]
    for _ in range(1000):
        replay.step(1)
        if replay.place == seen[-1]:
            break
        seen.append(replay.place)
    assert len(seen) == sum(map(steps_of, replay.game.deals))
    for place in reversed(seen):
        assert replay.place == place
        replay.step(-1)
    assert replay.place == Place(0, 0)


def test_every_deal_ends_with_its_result() -> None:
    for deal in begun().game.deals:
        assert is_result(deal, steps_of(deal) - 1)
        assert not is_result(deal, steps_of(deal) - 2)


def test_a_trick_on_is_the_end_of_this_one() -> None:
    replay = begun()
    ends = 0
    while not is_result(replay.deal, replay.place.step):
        replay.trick(1)
        positions = replay.deal.positions
        if not is_result(replay.deal, replay.place.step):
            ends += any(
                isinstance(event, TrickTaken) for event in positions[replay.place.step].history[-3:]
            )
    assert ends == 5


def test_tricks_back_stop_where_tricks_on_do() -> None:
    replay = begun()
    forth = [replay.place]
    while replay.place.deal == 0:
        replay.trick(1)
        forth.append(replay.place)
    back = [replay.place]
    while replay.place != Place(0, 0):
        replay.trick(-1)
        back.append(replay.place)
    assert back[::-1] == forth


def test_a_hand_back_is_the_beginning_of_this_one_first() -> None:
    replay = begun()
    replay.hand(1)
    replay.step(1)
    replay.hand(-1)
    assert replay.place == Place(1, 0)
    replay.hand(-1)
    assert replay.place == Place(0, 0)
    replay.hand(-1)
    assert replay.place == Place(0, 0)


def test_the_ends_are_the_first_cards_and_the_last_result() -> None:
    replay = begun()
    replay.end(1)
    last = len(replay.game.deals) - 1
    assert replay.place == Place(last, steps_of(replay.game.deals[-1]) - 1)
    replay.hand(1)
    assert replay.place == Place(last, steps_of(replay.game.deals[-1]) - 1)
    replay.end(-1)
    assert replay.place == Place(0, 0)


def test_there_are_no_hands_but_those_at_the_table() -> None:
    replay = begun(2)
    replay.see(1)
    replay.see(3)
    assert replay.seen == 1


def test_a_deal_that_was_passed_in_has_no_tricks_to_stop_at() -> None:
    (deal,) = retold(passed_in(own_game(3))).deals
    assert stops(deal.positions) == [0, 6]
