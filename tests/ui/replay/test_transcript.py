from collections.abc import Callable

import pytest

from euchre.table.retold import retold
from euchre.ui.replay.transcript import transcript
from euchre.ui.words.cards import in_words
from tests.ui.replay.records import foreign_game, own_game, passed_in, unfinished

Golden = Callable[[str, str], None]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_told_as_in_line_mode(golden: Golden, players: int) -> None:
    lines = transcript(retold(own_game(players)), None)
    golden(f"replay_{players}.txt", "\n".join(lines) + "\n")


def test_one_deal_is_told_alone() -> None:
    game = retold(own_game(3))
    lines = transcript(game, 0, 2)
    assert [line for line in lines if line.startswith("Hand ") and "deals" in line] == [
        line for line in lines if line.startswith("Hand 2.")
    ]
    assert sum("result:" in line for line in lines) == 1


def test_the_chance_to_win_is_that_of_whose_hand_is_told() -> None:
    game = retold(own_game(3))
    said = [
        [line for line in transcript(game, seen) if line.startswith("Your chance to win: ")]
        for seen in (None, 0, 1)
    ]
    assert said[0] == said[1] != said[2]
    assert all(len(lines) == len(game.deals) - 1 for lines in said)
    foreign = transcript(retold(foreign_game(3)), None)
    assert not any("Your chance" in line for line in foreign)


@pytest.mark.parametrize("seen", [None, 0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_of_a_game_tells_how_the_chance_went_as_line_mode_does(
    players: int, seen: int | None
) -> None:
    game = retold(own_game(players))
    whole, last = transcript(game, seen), transcript(game, seen, len(game.deals))
    assert whole[-1] == last[-1]
    opening = "Your chance to win before each hand, and now: "
    assert whole[-1].startswith(opening)
    figures = whole[-1].removeprefix(opening).removesuffix(" %.").split(", ")
    assert len(figures) == len(game.deals) + 1
    won = game.deals[-1].winners == (game.rules.seating.side_of(seen or 0),)
    assert figures[-1] == ("100" if won else "0")
    moves = [line for line in whole if line.startswith("Your chance to win: ")]
    for line, before, after in zip(moves, figures, figures[1:], strict=False):
        assert before in line
        assert after in line


def test_everybodys_cards_are_told_of_a_deal_that_was_played_out() -> None:
    text = "\n".join(transcript(retold(own_game(3)), None, 1))
    assert "\nThe hand of Ada: " in text
    assert "\nThe hand of Bix: " in text
    assert "\nNot dealt: " in text


def test_one_seats_replay_tells_what_that_seat_was_told() -> None:
    game = retold(own_game(3))
    text = "\n".join(transcript(game, 1))
    assert "Seen from the seat of Ada, who is called you." in text
    assert "The hand of" not in text
    assert "Ada:" not in text
    assert "You: " in text


@pytest.mark.parametrize("seen", [None, 0, 1, 2])
@pytest.mark.parametrize("bend", ["passed in", "unfinished"])
def test_a_deal_that_was_not_played_out_shows_the_persons_own_cards_only(
    seen: int | None, bend: str
) -> None:
    record = own_game(3)
    bent = passed_in(record) if bend == "passed in" else unfinished(record, 2)
    game = retold(bent)
    text = "\n".join(transcript(game, seen))
    dealt = game.deals[0].positions[0].dealt
    for card in (*dealt.hands[1], *dealt.hands[2], *dealt.dummy, *dealt.stock):
        assert in_words(card) not in text
    for card in dealt.hands[0]:
        assert in_words(card) in text
    if seen != 0:
        assert "your own cards" in text or "but your own" in text


def test_a_deal_of_others_that_was_not_played_out_shows_no_cards() -> None:
    game = retold(passed_in(foreign_game(4)))
    text = "\n".join(transcript(game, None))
    assert "A hand that was passed in shows no cards." in text
    assert "Your hand" not in text
    assert "Hand 1 is passed in." in text


def test_of_others_the_seat_that_is_looked_from_counts_as_ones_own() -> None:
    game = retold(unfinished(foreign_game(3), 1), owner=2)
    text = "\n".join(transcript(game, 2))
    dealt = game.deals[0].positions[0].dealt
    assert all(in_words(card) in text for card in dealt.hands[2])
    assert not any(in_words(card) in text for card in dealt.hands[0])


def test_a_game_of_others_calls_everybody_by_name() -> None:
    text = "\n".join(transcript(retold(foreign_game(4)), None))
    assert text.startswith("Four-handed, partners, first to 4. Ida and Kit against Jo and Lee.")
    assert "You" not in text
    assert "you" not in text


def test_players_of_one_name_are_told_apart() -> None:
    text = "\n".join(transcript(retold(foreign_game(3, "easy", "easy", "")), None, 1))
    assert "easy 1, easy 2, Player 3, in playing order." in text


def test_a_name_cannot_write_lines_of_its_own() -> None:
    record = foreign_game(2, "a\nHand 9 result: you win", "b\x1b[2J\u202e")
    for line in transcript(retold(record), None):
        assert line.isprintable() or not line
        assert not line.startswith("Hand 9")


def test_a_game_without_deals_says_so() -> None:
    record: dict[str, object] = {"euchre": 1, "rules": {"players": 2}, "deals": []}
    assert transcript(retold(record), None)[-1] == "No hand was dealt in this game."
