"""Files as they are found: names missing, cards missing, rules of the house."""

from typing import Any

import pytest

from euchre.egn import Why, from_egn, is_egn, to_egn
from euchre.rules.record import replay
from tests.egn.files import bidding, example, play, refused, rules, state, the_deal, the_record


def test_a_file_without_hands_is_read_as_far_as_the_play_tells() -> None:
    deal = the_deal(example())
    assert set(deal["hands"][0]) == {"Ac", "Ad", "9h", "Qd", "Ts"}
    assert set(deal["hands"][3]) == {"Kc", "Jh", "Jd", "Ks", "?"}
    assert deal["actions"][:6] == ["pass", "pass", "pass", "order", "take ?", "together"]
    assert "stock" not in deal


def test_a_record_that_was_read_is_right_and_says_whence() -> None:
    file = example()
    file["metadata"] |= {"title": "Finals", "initialScore": [3, 8]}
    record = the_record(file)
    assert replay(record).scores == tuple(record["scores"])
    assert record["names"] == ["Ann", "Bob", "Cy", "Di"]
    assert (record["source"], record["title"], record["initial_score"]) == ("egn", "Finals", [3, 8])
    assert to_egn(record)["metadata"]["initialScore"] == [3, 8]
    assert record["rules"]["forced_pickup"] is True


def test_who_led_and_took_each_trick_follows_from_the_rules() -> None:
    deal = the_deal(example())
    assert deal["actions"][6:10] == ["Ac", "9c", "Tc", "Kc"]
    assert sum(deal["points"]) > 0


def test_five_tricks_without_the_upcard_mean_that_it_was_discarded() -> None:
    file = example()
    play(file)["tricks"][1][3] = "Ah"
    deal = the_deal(file)
    assert deal["actions"][4] == "take Th"
    assert set(deal["hands"][3]) == {"Kc", "Jh", "Jd", "Ks", "Ah"}


def test_a_hand_that_is_told_settles_the_discard() -> None:
    file = example()
    state(file)["playerCards"] = [[], [], [], ["Kc", "Jh", "Jd", "Ks", "Qc"]]
    assert the_deal(file)["actions"][4] == "take Qc"


def test_a_kitty_that_is_told_settles_the_one_hand_left() -> None:
    file = example()
    state(file)["kitty"] = ["Qc", "Jc", "Ah"]
    deal = the_deal(file)
    assert deal["actions"][4] == "take Kd"
    assert set(deal["hands"][3]) == {"Kc", "Jh", "Jd", "Ks", "Kd"}


def test_a_discard_that_is_told_is_of_the_dealers_hand() -> None:
    file = example()
    bidding(file)["discard"] = "Kd"
    deal = the_deal(file)
    assert deal["actions"][4] == "take Kd"
    assert "Kd" in deal["hands"][3]


def test_a_dealer_of_whom_any_card_may_be_gone_has_unknown_cards() -> None:
    file = example()
    state(file)["playerCards"] = [[], [], [], ["Kc", "Jh", "Jd", "Ks", "Qc"]]
    play(file)["tricks"] = [["Ac", "9c", "Tc", "Kc"]]
    deal = the_deal(file)
    assert deal["hands"][3] == ["Kc", "?", "?", "?", "?"]
    assert deal["actions"][4] == "take ?"
    assert "points" not in deal


def test_a_lone_dealers_partner_sits_out() -> None:
    file = example()
    bidding(file)["isAlone"] = True
    play(file)["tricks"] = [["9c", "Tc", "Kc"]]
    rules(file, loner_lead="LEFT_OF_LONER")
    deal = the_deal(file)
    # the loner is the dealer, so both rules begin at his left; seat 1 is his partner
    assert deal["actions"][5:] == ["alone", "9c", "Tc", "Kc"]
    assert deal["hands"][1] == ["?"] * 5


@pytest.mark.parametrize(("lead", "leader"), [("LEFT_OF_DEALER", 0), ("LEFT_OF_LONER", 1)])
def test_who_leads_against_a_loner_is_as_the_file_says(lead: str, leader: int) -> None:
    file = rules(example(), loner_lead=lead)
    bidding(file)["calls"] = ["Order"]
    bidding(file)["isAlone"] = True
    play(file)["tricks"] = [["9c", "Tc", "Kc"]]
    deal = the_deal(file)
    assert "9c" in deal["hands"][leader]
    assert deal["hands"][2] == ["?"] * 5


@pytest.mark.parametrize(
    ("lone", "answers"),
    [(0, ["together", "alone"]), (2, ["alone"]), (-1, ["together", "together"])],
)
def test_a_lone_defender_is_asked_in_turn(lone: int, answers: list[str]) -> None:
    file = rules(example(), defend_alone=True)
    bidding(file).update(calls=["Pass", "Order"], isAlone=True, aloneDefender=lone)
    play(file)["tricks"] = []
    bidding(file)["discard"] = "9c"
    # the maker is seat 1, whose left is seat 2
    assert the_deal(file)["actions"][3:] == ["alone", *answers]


@pytest.mark.parametrize("lone", [1, 3, 4, -2])
def test_a_lone_defender_of_the_makers_side_is_refused(lone: int) -> None:
    file = rules(example(), defend_alone=True)
    bidding(file).update(calls=["Pass", "Order"], isAlone=True, aloneDefender=lone)
    assert refused(file).why is Why.NO_LONE_DEFENDER


def test_bowers_may_be_written_by_their_rank() -> None:
    file = example()
    play(file)["tricks"][2][0] = "R"
    play(file)["tricks"][3][0] = "L"
    assert the_deal(file) == the_deal(example())


def test_other_spellings_of_cards_are_read() -> None:
    file = example()
    play(file)["tricks"][0] = ["AC", "Nc", "10c", "K♣"]
    assert the_deal(file) == the_deal(example())


@pytest.mark.parametrize("text", ["Xx", "Xs", "Jx", "XX"])
def test_an_unknown_card_is_worked_out_where_only_one_is_left(text: str) -> None:
    file = example()
    state(file)["kitty"] = ["Qc", "Jc", "Ah"]
    bidding(file)["discard"] = "Kd"
    play(file)["tricks"][4][3] = text
    assert the_deal(file)["actions"][-1] == "Js"


def test_an_unknown_card_is_worked_out_from_the_hand() -> None:
    file = example()
    state(file)["playerCards"] = [["Ac", "Ad", "9h", "Qd", "Ts"], [], [], []]
    play(file)["tricks"][3][1] = "Xx"
    assert "Qd" in the_deal(file)["actions"]


def test_an_unknown_card_that_may_be_several_is_refused_by_trick() -> None:
    file = example()
    play(file)["tricks"][3][2] = "Xx"
    error = refused(file)
    assert (error.why, error.deal, error.trick) == (Why.PLAY_NOT_KNOWN, 1, 4)
    assert str(error).startswith('deal 1, trick 4: which card "Xx" was is not known')


def test_names_of_earlier_versions_are_read() -> None:
    file = example()
    deal = file["deals"][0]
    deal["initial_state"] = deal.pop("initialState")
    deal["initial_state"]["player_cards"] = [[], [], [], []]
    deal["initial_state"]["kitty"] = ["", "", ""]
    phase = bidding(file)
    phase["is_alone"] = phase.pop("isAlone")
    play(file)["initialLead"] = 0
    file["version"] = "1.0.0"
    assert the_deal(file) == the_deal(example())


def test_players_may_be_objects_or_missing() -> None:
    file = example()
    file["metadata"]["players"] = [{"name": "Ann", "playerIds": []}, "Bob"]
    assert the_record(file)["names"] == ["Ann", "Bob", "Player 3", "Player 4"]


def test_annotations_and_other_lines_are_not_kept() -> None:
    file = example()
    bidding(file)["callAnnotations"] = {"0": ["!"]}
    file["deals"][0]["alternativeLines"] = [{"branchIndex": 0, "phases": []}]
    assert the_record(file) == the_record(example())


def test_a_deal_only_dealt_has_no_actions() -> None:
    file = example()
    file["deals"][0]["phases"] = []
    assert the_deal(file)["actions"] == []


def test_a_deal_passed_in_scores_nothing() -> None:
    file = rules(example(), std=False)
    bidding(file)["calls"] = ["Pass"] * 8
    del file["deals"][0]["phases"][1]
    assert the_deal(file)["points"] == [0, 0]


def test_a_number_of_deals_ends_a_game_that_no_score_does() -> None:
    file = rules(example(), num_deals=8, winning_score=0)
    record = the_record(file)
    assert record["num_deals"] == 8
    assert replay(record).winners == ()
    again = to_egn(record)["metadata"]["ruleset"]
    assert (again["num_deals"], "winning_score" in again) == (8, False)
    assert refused(rules(example() | {"deals": example()["deals"] * 2}, num_deals=1)).why is (
        Why.TOO_MANY_DEALS
    )


def test_a_joker_turned_down_bars_no_suit() -> None:
    file = rules(example(), joker=True)
    state(file)["upCard"] = "B"
    bidding(file)["calls"] = ["Pass"] * 4 + ["h"]
    play(file)["tricks"] = []
    assert the_record(file)["rules"]["any_suit"] is True
    bidding(file)["calls"][-1] = "s"
    assert "any_suit" not in the_record(file)["rules"]


def two_deals(*, dealer: int, number: int) -> dict[str, Any]:
    """The example with its deal twice, the second dealt by that seat."""
    file, second = example(), example()["deals"][0]
    second["initialState"]["dealer"] = dealer
    second["dealNumber"] = number
    second["phases"] = []
    file["deals"].append(second)
    return file


def test_the_deal_passes_clockwise() -> None:
    assert len(the_record(two_deals(dealer=0, number=1))["deals"]) == 2
    error = refused(two_deals(dealer=1, number=1))
    assert (error.why, error.deal) == (Why.NOT_HIS_DEAL, 2)


def test_deals_missing_in_between_begin_a_game_of_its_own() -> None:
    first, second = from_egn(two_deals(dealer=2, number=7))
    assert (len(first["deals"]), len(second["deals"])) == (1, 1)
    assert second["scores"] == [0, 0]


def test_a_deal_not_finished_is_the_last_of_its_game() -> None:
    file = two_deals(dealer=0, number=1)
    play(file)["tricks"].pop()
    assert [len(record["deals"]) for record in from_egn(file)] == [1, 1]


def test_a_game_that_was_over_does_not_go_on() -> None:
    file = rules(two_deals(dealer=0, number=1), winning_score=1)
    assert refused(file).why is Why.GAME_IS_OVER


def test_a_score_to_begin_with_does_not_end_the_game() -> None:
    file = two_deals(dealer=0, number=1)
    file["metadata"]["initialScore"] = [9, 9]
    assert len(the_record(file)["deals"]) == 2


def test_what_it_is_is_told_by_its_type() -> None:
    assert is_egn(example())
    assert not is_egn({"fileType": "Euchre Match Notation"})
    assert not is_egn([example()])
    assert not is_egn(None)
