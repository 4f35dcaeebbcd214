"""How the chance to win moved in a game."""

import pytest

from euchre.ui.course import course, moved
from euchre.ui.words.people import People
from euchre.views import view
from tests.ui.render.games import between_bots


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_course_of_a_game_leads_from_hand_to_hand_to_its_end(players: int) -> None:
    game = between_bots(players, 3)
    last = game.results[-1]
    people = People.of(last.view, game.sitting.names)
    found = course(last.deals, people, last.scores)
    assert len(found) == len(last.deals) + 1
    assert found[0] == pytest.approx(1 / len(last.scores), abs=0.05)
    assert found[-1] == float(people.ours in last.winners)
    for place, scene in enumerate(game.results):
        assert moved(scene.view, people, scene.scores) == found[place : place + 2]


def test_a_spectator_has_no_chance_to_follow() -> None:
    game = between_bots(3, 3)
    position = game.table.position
    spectator = People.of(view(position, None), game.sitting.names)
    assert moved(game.results[-1].view, spectator, game.table.scores) is None
    assert course(game.results[-1].deals, spectator, game.table.scores) == ()
