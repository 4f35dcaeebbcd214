"""An audit catches what was changed afterwards, and says what it cannot tell."""

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from euchre.audit import Finding, Kind, audit
from euchre.bots import BOTS
from euchre.rules.cards import pack, parse_card
from euchre.rules.deal import lay_out
from euchre.rules.errors import RecordError
from euchre.rules.record import deal_record, deals_of, replay
from euchre.rules.rules import Rules
from euchre.table.fair import Sealed, commitment, origin
from euchre.table.loop import Table
from euchre.table.shuffle import Packs
from euchre.ui.words.audit import audit_line, finding_line
from tests.arena.played import any_rules, simulate
from tests.counts import count
from tests.table.players import AnyLegal

Record = dict[str, Any]


@cache
def _simulated(players: int) -> Record:
    rules = Rules(players=players, target=4)
    bots = (["easy", "normal"] * 2)[:players]
    (table,) = simulate(rules, bots, 1, seed=11)
    return table.record(bots, **origin(11, 0, bots))


def game(players: int = 3) -> Record:
    """A game between bots, as the program writes it."""
    return deepcopy(_simulated(players))


def kinds(record: Record) -> set[Kind]:
    """What an audit finds."""
    return {finding.kind for finding in audit(record).findings}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_bots_is_right_and_every_decision_is_made_again(players: int) -> None:
    record = game(players)
    found = audit(record)
    actions = sum(len(deal["actions"]) for deal in record["deals"])
    assert (found.is_right, found.findings) == (True, ())
    assert (found.committed, found.dealt_again) == (found.deals,) * 2
    assert found.asked_again == actions


def test_games_over_any_options_are_right() -> None:
    for number in range(count(2_000)):
        rules = any_rules(Random(f"audit:{number}"))
        bots = [list(BOTS)[(number + seat) % 2] for seat in range(rules.players)]
        (table,) = simulate(rules, bots, 1, seed=number)
        assert audit(table.record(bots, **origin(number, 0, bots))).findings == ()


def test_what_a_person_did_is_not_asked_again() -> None:
    rules = Rules(target=2)
    bots = [BOTS["normal"](seed=5), BOTS["easy"](seed=5)]
    table = Table(rules, [AnyLegal(5), *bots], Packs(rules, 5))
    while not table.winners:
        table.play_deal()
    record = table.record(["a", "b", "c"], **origin(5, 0, (None, "normal", "easy")))
    found = audit(record)
    assert found.findings == ()
    assert 0 < found.asked_again < sum(len(deal["actions"]) for deal in record["deals"])


def test_a_deal_that_is_not_finished_is_audited_as_far_as_it_went() -> None:
    rules = Rules()
    table = Table(rules, [BOTS["normal"](seed=5)] * 3, Packs(rules, 5))
    table.deal()
    table.step()
    found = audit(table.record(["a"] * 3, **origin(5, 0, ["normal"] * 3)))
    assert (found.committed, found.asked_again, found.findings) == (1, 1, ())


def test_a_pack_changed_after_the_commitment_is_caught() -> None:
    record = game()
    deal = record["deals"][1]
    cards = deal["pack"].split(" ")
    deal["pack"] = " ".join([cards[1], cards[0], *cards[2:]])
    assert {Kind.WRONG_COMMITMENT, Kind.NOT_FROM_SEED} <= kinds(record)


def other_cards(record: Record) -> Record:
    """The last deal with a card of each of two hands swapped, and no action."""
    deal = record["deals"][-1]
    deal["hands"][0][0], deal["hands"][1][0] = deal["hands"][1][0], deal["hands"][0][0]
    deal["actions"] = []
    deal.pop("points")
    record.pop("scores")
    return record


def test_cards_other_than_the_pack_are_caught() -> None:
    assert kinds(other_cards(game())) == {Kind.OTHER_CARDS, Kind.NOT_FROM_SEED}


def test_cards_other_than_the_pack_are_caught_without_a_seed() -> None:
    record = other_cards(game())
    del record["seed"]
    assert kinds(record) == {Kind.OTHER_CARDS, Kind.NO_SEED}


def test_a_pack_sealed_anew_is_still_not_that_of_the_seed() -> None:
    record = game()
    del record["scores"]
    rules = Rules(target=4)
    for deal in record["deals"][-1:]:
        order = pack(24)
        deal.clear()
        earlier = list(deals_of({**record, "deals": record["deals"][:-1]}))
        dealer = (earlier[-1].dealt.dealer + 1) % 3
        deal.update(deal_record(lay_out(rules, dealer, order), [], None))
        deal.update(Sealed.of("00", order)._asdict())
    assert kinds(record) == {Kind.NOT_FROM_SEED}


@pytest.mark.parametrize("text", ["", "9c", "no cards", "9c " * 24])
def test_a_pack_that_is_none_is_not_that_of_the_cards(text: str) -> None:
    record = game()
    sealed = Sealed.kept_in(record["deals"][0])
    assert sealed is not None
    changed = {"pack": text, "commitment": commitment(sealed.salt, text)}
    record["deals"][0].update(changed)
    assert Kind.OTHER_CARDS in kinds(record)


def test_a_bot_move_changed_in_the_record_is_caught() -> None:
    caught = tried = 0
    for players in (2, 3, 4):
        for number, told in enumerate(deals_of(_simulated(players))):
            actions = [str(action) for action in told.actions]
            for place in range(len(actions)):
                record = game(players)
                record["deals"] = record["deals"][: number + 1]
                deal = record["deals"][-1]
                other = another(record, number, place)
                if other is None:
                    continue
                deal["actions"] = [*actions[:place], other]
                deal.pop("points")
                record.pop("scores")
                tried += 1
                (finding,) = audit(record).findings
                assert finding.kind is Kind.OTHER_DECISION
                assert (finding.deal, finding.action) == (number + 1, place + 1)
                assert (finding.found, finding.wanted) == (other, actions[place])
                caught += 1
                if tried % 40 == 0:
                    break
    assert caught == tried > 40


def another(record: Record, number: int, place: int) -> str | None:
    """Another legal action at that place, None where there is only one."""
    shorter = deepcopy(record)
    deal = shorter["deals"][number]
    was = deal["actions"][place]
    deal["actions"] = deal["actions"][:place]
    deal.pop("points", None)
    shorter.pop("scores")
    position = replay(shorter).position
    assert position is not None
    legal = [str(action) for action in list(position.legal())[:9]]
    return next((text for text in legal if parsed(text) != parsed(was)), None)


def parsed(text: str) -> frozenset[str]:
    """An action whose words may stand in any order."""
    return frozenset(text.split(" "))


def test_a_first_dealer_who_is_not_the_seeds_is_caught() -> None:
    record = game()
    record["game"] = 1
    rules = Rules(target=4)
    number = next(
        number
        for number in range(1, 99)
        if Packs(rules, 11, number).first_dealer() != record["deals"][0]["dealer"]
    )
    assert {Kind.DEALER_NOT_FROM_SEED, Kind.NOT_FROM_SEED} <= kinds({**record, "game": number})


def test_decisions_of_another_version_cannot_be_asked_again() -> None:
    record = game()
    for deal in record["deals"][1:]:
        deal["version"] = "0.0.9"
    found = audit(record)
    assert found.is_right
    assert [(each.kind, each.deal, each.found) for each in found.findings] == [
        (Kind.OTHER_VERSION, 2, "0.0.9")
    ]
    assert 0 < found.asked_again <= len(record["deals"][0]["actions"])
    assert "version 0.0.9" in finding_line(found.findings[0])
    assert "cannot be asked again" in finding_line(found.findings[0])


def without(record: Record, *names: str) -> Record:
    """The record without those keys, in its deals too."""
    for part in (record, *record["deals"]):
        for name in names:
            part.pop(name, None)
    return record


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (
            ("seed",),
            {
                Kind.NO_SEED,
            },
        ),
        (("bots",), {Kind.NO_BOTS}),
        (("salt",), {Kind.NO_COMMITMENT}),
        (("version",), {Kind.NO_COMMITMENT, Kind.OTHER_VERSION}),
        (("bot_seeds",), set[Kind]()),
    ],
)
def test_what_a_record_leaves_out_cannot_be_checked(
    names: tuple[str, ...], found: set[Kind]
) -> None:
    record = without(game(), *names)
    assert kinds(record) == found
    assert audit(record).is_right


@pytest.mark.parametrize("bad", [1.5, "7", True, None, [], {}])
def test_a_seed_that_is_none_is_no_seed(bad: object) -> None:
    assert Kind.NO_SEED in kinds({**game(), "seed": bad, "bot_seeds": None})


@pytest.mark.parametrize("level", ["strongest", 7, ["easy"], {}, True])
def test_a_bot_that_is_not_known_cannot_be_asked(level: object) -> None:
    record = game()
    record["bots"][1] = level
    assert kinds(record) == {Kind.UNKNOWN_BOT}
    assert "seat 1" in finding_line(audit(record).findings[0])


def test_bots_are_not_asked_where_cards_are_missing() -> None:
    record = without(game(), "points", "scores", "seed", "salt", "stock")
    record["deals"] = record["deals"][:1]
    deal = record["deals"][0]
    deal["hands"][0][0] = "?"
    deal["actions"] = []
    assert kinds(record) == {Kind.NO_SEED, Kind.NO_COMMITMENT, Kind.UNKNOWN_CARDS}


def test_a_record_that_breaks_the_rules_is_not_audited() -> None:
    record = game()
    record["deals"][0]["actions"][0] = "leave"
    with pytest.raises(RecordError):
        audit(record)


@pytest.mark.parametrize("kind", list(Kind))
def test_every_finding_has_a_sentence(kind: Kind) -> None:
    line = finding_line(Finding(kind, 2, 9, 1, "\x1b[31m", "Kh"))
    assert line.startswith("deal 2, action 9: ")
    assert "\x1b" not in line


def test_a_wrong_game_is_said_to_be_wrong() -> None:
    assert audit_line(audit(other_cards(game()))).startswith("NOT right: ")


def test_a_card_of_a_pack_reads_as_a_card() -> None:
    sealed = Sealed.kept_in(game()["deals"][0])
    assert sealed is not None
    assert {parse_card(text) for text in sealed.pack.split(" ")} == set(pack(24))
