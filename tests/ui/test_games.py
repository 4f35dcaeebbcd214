from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from euchre.bots import BOTS
from euchre.rules.actions import Alone, Order, Pass
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.settings import Settings
from euchre.store.books import StoreBooks
from euchre.store.games import Store
from euchre.table.keeping import Kept, NoBooks, Trouble, saved
from euchre.ui import games
from euchre.ui.games import Start
from euchre.ui.human import Human
from euchre.ui.plain import play
from euchre.ui.screen.person import Person
from euchre.ui.sitting import PERSON, Sitting
from euchre.ui.words.kept import left, not_saved


@pytest.fixture
def books(tmp_path: Path) -> StoreBooks:
    return StoreBooks(Store.open(tmp_path / "games.sqlite3"))


def sitting(rules: Rules | None = None, seed: int = 1, *, secret: bool = False) -> Sitting:
    rules = rules or Rules()
    return Sitting(rules, ("normal",) * (rules.players - 1), seed, seed_is_secret=secret)


def left_and_kept(human: Human, books: StoreBooks) -> Kept:
    keeper = human.table.keeper
    assert keeper is not None
    keeper.close()
    kept = books.latest(BOTS)
    assert kept is not None
    return kept


def to_bid_first(books: StoreBooks) -> Human:
    """A four-handed deal of which the person is the first to bid."""
    rules = Rules(players=4)
    seed = next(seed for seed in range(99) if sitting(rules, seed).packs(0).first_dealer() == 3)
    human = games.begin(sitting(rules, seed), 0, books)
    assert human.view.turn == PERSON
    return human


def test_alone_said_ahead_is_still_said_after_the_game_was_left(books: StoreBooks) -> None:
    human = to_bid_first(books)
    human.act(Order(), alone=True)
    assert human.table.position.turn != PERSON
    kept = left_and_kept(human, books)
    again = games.go_on(kept, games.sitting_of(kept, human.sitting))
    assert again.said_before() is None
    again.table.step()
    assert again.said_before() == Alone()
    again.act(Alone())
    assert "alone_said" not in again.table.notes


def test_a_kept_game_has_its_own_rules_bots_seed_and_number(books: StoreBooks) -> None:
    begun = games.begin(sitting(Rules(players=4, target=5), 8), 3, books)
    kept = left_and_kept(begun, books)
    like = Sitting(Rules(), ("easy", "easy"), 2, "Kim", "always", "off")
    found = games.sitting_of(kept, like)
    assert (found.rules, found.bots, found.seed) == (begun.sitting.rules, begun.sitting.bots, 8)
    assert (found.name, found.ask_defend_alone, found.auto_play) == ("You", "always", "off")
    assert games.number_of(kept) == 3


@pytest.mark.parametrize("secret", [True, False])
def test_a_seed_stays_secret_or_known(books: StoreBooks, *, secret: bool) -> None:
    kept = left_and_kept(games.begin(sitting(secret=secret), 0, books), books)
    assert games.sitting_of(kept, sitting()).seed_is_secret is secret


def test_what_was_decided_for_the_person_is_known_again(books: StoreBooks) -> None:
    human = games.begin(sitting(seed=4), 0, books)
    while not human.table.deal_is_over:
        if human.view.turn != PERSON:
            human.table.step()
        elif (decided := human.decided_for()) is not None:
            human.act_for(decided)
        else:
            human.act(BOTS["normal"](seed=1).choose(human.view))
    kept = left_and_kept(human, books)
    again = games.go_on(kept, human.sitting)
    for seat in (human, again):
        seat.undo()
    assert again.table.turns == human.table.turns
    assert again.table.undone == human.table.undone == 1


def test_another_sitting_follows_on_a_kept_game() -> None:
    first = sitting(seed=4)
    assert games.after(first, 2, resumed=False) == (first, 3)
    following, number = games.after(first, 2, resumed=True)
    assert (number, following.seed_is_secret, following.rules) == (0, True, first.rules)
    assert following.seed != first.seed


def test_the_table_goes_on_with_a_kept_game_and_says_so(books: StoreBooks) -> None:
    human = to_bid_first(books)
    human.act(Pass())
    kept = left_and_kept(human, books)
    person = Person(human.sitting, Settings(tips=False), lambda: 0.0, start=Start(books, kept))
    assert person.game.notice is not None
    assert person.game.notice.text.startswith("Going on with game 1, hand 1.")
    assert person.game.table.turns == human.table.turns
    person.begin(person.game.sitting)
    keeper = person.game.table.keeper
    assert keeper is not None
    assert keeper.game == 2
    assert books.latest(BOTS) is not None  # the first one was let go


class Failing:
    """Keeps nothing, and says why while it has a reason."""

    def __init__(self) -> None:
        self.why: Trouble | None = None

    @property
    def game(self) -> int | None:
        return 7

    @property
    def trouble(self) -> Trouble | None:
        return self.why

    def keep(self, number: int, position: Phase, written: Mapping[str, Any]) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def test_the_table_says_once_that_a_game_is_not_saved_and_once_that_it_is_again() -> None:
    person = Person(sitting(), Settings(tips=False, speed="instant"), lambda: 0.0)
    keeper = Failing()
    person.game.table.keeper = keeper
    notices: list[str] = []
    for trouble in (None, Trouble.FULL, Trouble.FULL, None, None):
        keeper.why = trouble
        person.game.time_is_up()
        if person.game.notice is not None:
            notices.append(person.game.notice.text)
    assert notices == [
        not_saved(Trouble.FULL),
        "The game is saved again, with all that was missing.",
    ]


def test_leaving_says_what_becomes_of_the_game() -> None:
    keeper = Failing()
    assert left(None) == "The game is not finished. It is not kept."
    assert "kept as game 7" in left(saved(keeper))
    keeper.why = Trouble.FULL
    assert left(saved(keeper)) == "The game is not finished. Its end is not kept: the disk is full."
    assert NoBooks().begin({}) is None


@pytest.mark.parametrize("trouble", Trouble)
def test_what_is_said_in_a_game_fits_the_table(trouble: Trouble) -> None:
    assert len(not_saved(trouble)) <= 78


@pytest.mark.parametrize("seed", range(4))
def test_a_game_gone_on_with_in_lines_names_trump_before_it_calls_a_card_trump(
    books: StoreBooks, seed: int
) -> None:
    human = games.begin(sitting(seed=seed), 0, books)
    while human.view.phase != "play" or human.view.turn != PERSON:
        if human.view.turn == PERSON:
            human.act(human.view.legal[0])
        else:
            human.table.step()
    out = StringIO()
    play(human.sitting, StringIO(), out, Start(books, left_and_kept(human, books)))
    text = out.getvalue()
    assert text.count("Your hand") == 1
    assert text.index(" the maker. ") < text.index("Your hand")
