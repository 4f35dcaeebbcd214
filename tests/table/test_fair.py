import subprocess
from itertools import pairwise

import pytest

from euchre.rules.rules import Rules
from euchre.table.fair import Sealed, commitment, origin
from euchre.table.loop import Table
from euchre.table.shuffle import Packs
from euchre.version import __version__
from tests.table.players import AnyLegal


def dealt(seed: int, *, seed_is_secret: bool = False) -> Table:
    """A table at which the first hands were dealt."""
    rules = Rules()
    packs = Packs(rules, seed, seed_is_secret=seed_is_secret)
    table = Table(rules, [AnyLegal()] * 3, packs)
    table.deal()
    return table


def test_the_commitment_is_there_before_a_card_is_played_and_stays() -> None:
    table = dealt(1)
    before = table.commitment
    assert before is not None
    assert not table.turns
    while not table.deal_is_over:
        table.step()
    assert table.commitment == before
    table.deal()
    assert table.commitment != before


def test_there_is_no_commitment_before_the_first_deal() -> None:
    rules = Rules()
    assert Table(rules, [AnyLegal()] * 3, Packs(rules, 1)).commitment is None


def test_the_record_of_a_deal_says_salt_pack_commitment_and_version() -> None:
    table = dealt(1)
    (deal,) = table.record(["a", "b", "c"])["deals"]
    sealed = Sealed.kept_in(deal)
    assert sealed == table.sealed
    assert sealed is not None
    assert commitment(sealed.salt, sealed.pack) == deal["commitment"]
    assert sealed.pack.split(" ")[20] == deal["upcard"]
    assert deal["version"] == __version__


@pytest.mark.parametrize("name", Sealed._fields)
@pytest.mark.parametrize("bad", [None, 7, ["x"]])
def test_a_deal_that_does_not_say_it_all_says_nothing(name: str, bad: object) -> None:
    (deal,) = dealt(1).record(["a", "b", "c"])["deals"]
    assert Sealed.kept_in({**deal, name: bad}) is None


def test_a_commitment_can_be_checked_by_hand() -> None:
    sealed = dealt(1).sealed
    assert sealed is not None
    script = f"printf '%s' '{sealed.salt} {sealed.pack}' | sha256sum"
    try:
        done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):  # pragma: no cover - macOS has shasum
        return
    assert done.stdout.split()[0] == sealed.commitment


def test_a_seed_that_was_given_gives_the_salts_too() -> None:
    assert dealt(1).sealed == dealt(1).sealed
    assert dealt(1).sealed != dealt(2).sealed


def test_a_secret_seed_has_salts_from_the_operating_system() -> None:
    salts = {Packs(Rules(), 1, seed_is_secret=True).salt(0) for _ in range(20)}
    assert len(salts) == 20
    assert {len(salt) for salt in salts} == {32}


def test_no_two_deals_have_the_same_salt() -> None:
    packs = Packs(Rules(), 1)
    salts = [packs.salt(deal) for deal in range(50)]
    salts += [Packs(Rules(), 1, game).salt(0) for game in range(1, 50)]
    assert len(set(salts)) == len(salts)
    assert all(one != other for one, other in pairwise(salts))


def test_the_commitment_depends_on_salt_and_order() -> None:
    assert len({commitment("a", "9c Ks"), commitment("a", "Ks 9c"), commitment("b", "9c Ks")}) == 3


def test_a_text_that_is_no_text_has_a_commitment_of_its_own() -> None:
    assert commitment("\udc80", "") != commitment("\udc81", "")


def test_a_record_says_who_was_a_bot() -> None:
    said = origin(7, 2, (None, "easy", "normal"))
    assert said["bots"] == [None, "easy", "normal"]
    assert said["bot_seeds"] == [None, 7, 7]
    assert (said["seed"], said["game"], said["version"]) == (7, 2, __version__)
