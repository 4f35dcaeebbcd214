"""Four-handed, the reader's partner is marked as such, and no other is called a partner alone."""

import re
from collections.abc import Callable

import pytest

from euchre.rules.rules import Rules
from euchre.ui.render.screen import draw
from euchre.ui.scene import Scene
from euchre.ui.sitting import PERSON
from euchre.ui.theme import theme
from euchre.ui.words.table import role
from tests.ui.render.scenes import first, scenes

FOUR = Rules(players=4)
PARTNER = 2
OPPONENTS = (1, 3)
SIZES = [(60, 20), (80, 24), (120, 30)]


def shown(scene: Scene, size: tuple[int, int]) -> str:
    return "\n".join(draw(scene, theme("none"), *size).lines()[:13])


def is_bidding(scene: Scene) -> bool:
    return scene.view.phase == "order"


def theirs(scene: Scene) -> bool:
    return scene.view.phase == "play" and scene.view.maker in OPPONENTS


def by_partner(scene: Scene) -> bool:
    return scene.view.phase == "play" and scene.view.maker == PARTNER


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(2))
def test_partner_alone_means_the_readers_own(size: tuple[int, int], seed: int) -> None:
    for scene in scenes(FOUR, seed):
        named = re.findall(r"(\w+) partner\b", shown(scene, size))
        assert set(named) - {"your"} <= {"You" if scene.view.maker == PARTNER else "", "Cleo"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wanted", [is_bidding, theirs])
def test_the_own_partner_is_marked(wanted: Callable[[Scene], bool], size: tuple[int, int]) -> None:
    assert "Cleo partner" in shown(first(FOUR, wanted), size)


def test_in_the_smallest_window_a_partner_who_is_the_maker_is_marked_too() -> None:
    at_60x20 = shown(first(FOUR, by_partner), (60, 20))
    assert "Cleo partner [MAKER]" in at_60x20 or "Cleo, your partner, is the maker" in at_60x20


def test_the_opposing_makers_fellow_is_on_the_makers_side() -> None:
    seen = first(FOUR, theirs).view
    roles = {seat: role(seen, seat) for seat in range(4)}
    maker = seen.maker
    assert maker is not None
    assert roles == {maker: "", (maker + 2) % 4: "makers", PERSON: "defender", PARTNER: "partner"}


def test_on_our_side_the_roles_are_those_of_the_hand() -> None:
    seen = first(FOUR, by_partner).view
    assert [role(seen, seat) for seat in range(4)] == ["partner", "defender", "", "defender"]


@pytest.mark.parametrize("wanted", [is_bidding, theirs, by_partner])
def test_a_spectator_has_no_partner(wanted: Callable[[Scene], bool]) -> None:
    seen = first(FOUR, wanted).view._replace(seat=None)
    assert all(role(seen, seat) != "partner" for seat in range(4))
