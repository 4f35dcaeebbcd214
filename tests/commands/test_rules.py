import re
from itertools import product

import pytest
from hypothesis import given

from euchre.commands.rules import TOPICS
from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.rules.scoring import award
from euchre.ui.words.rules import summary, topic_lines, topics
from tests.commands.running import said
from tests.strategies import tables

LINE = re.compile(
    r"  (?P<who>The makers?|The maker with the dummy|The makers together|A lone maker), "
    r"(?P<tricks>no trick|all 5 tricks|[0-9, or]+ tricks)(?P<lone>, against a lone defender)?: "
    r"(?P<euchred>euchred, )?(?P<points>\d) points?"
)


def words(rules: Rules) -> str:
    return "\n".join(summary(rules))


def tricks_of(text: str) -> list[int]:
    if text == "no trick":
        return [0]
    return [int(number) for number in re.findall(r"\d", text)]


def rows(rules: Rules) -> dict[tuple[int, bool, bool], list[tuple[bool, int]]]:
    """Each outcome of the scoring as told: whether euchred, and the points of who scores."""
    told: dict[tuple[int, bool, bool], list[tuple[bool, int]]] = {}
    for line in topic_lines(rules, "scoring")[2:]:
        row = LINE.match(line)
        assert row is not None, line
        makers = {
            "A lone maker": [True],
            "The maker with the dummy": [False],
            "The makers together": [False],
        }.get(row["who"], [False, True])
        # Only a row about a euchre tells the lone defender apart; all others are for both.
        defenders = [bool(row["lone"])] if row["euchred"] else [False, True]
        for outcome in product(tricks_of(row["tricks"]), makers, defenders):
            earned = (bool(row["euchred"]), int(row["points"]))
            told.setdefault(outcome, []).append(earned)
    return told


@given(tables())
def test_the_scoring_told_is_the_scoring_that_the_engine_uses(rules: Rules) -> None:
    told = rows(rules)
    for tricks, maker_alone, defender_alone in product(range(6), (False, True), (False, True)):
        if defender_alone and rules.defend_alone in {None, "never"}:
            continue
        row = award(rules, tricks, maker_alone=maker_alone, defender_alone=defender_alone)
        expected = (not row.maker, row.maker or row.defenders)
        assert told[tricks, maker_alone, defender_alone] == [expected]


@given(tables())
def test_every_line_is_a_sentence(rules: Rules) -> None:
    for topic in TOPICS:
        heading, *lines = topic_lines(rules, topic)
        assert heading.endswith(".")
        for line in lines:
            assert line.startswith("  ")
            assert topic == "house" or line.endswith(".")
            assert not re.search(r"\b(he|she|his|her|him|None|True|False|1 points)\b", line)
            assert "  " not in line.strip()


def neighbours() -> list[tuple[Rules, Rules]]:
    """Pairs of tables that differ in one option."""
    pairs: list[tuple[Rules, Rules]] = []
    for players, deck in product((2, 3, 4), (24, 25, 32)):
        plain = Rules(players=players, deck=deck)
        for option in OPTIONS[2:]:
            if option.means_something(players, deck):
                pairs += [
                    (plain, Rules.parse({"players": players, "deck": deck, option.name: value}))
                    for value in option.choices or (7,)
                    if value != getattr(plain, option.name)
                ]
    return pairs


@pytest.mark.parametrize(("plain", "other"), neighbours())
def test_the_words_change_with_every_option(plain: Rules, other: Rules) -> None:
    said_of_both = [
        [line for topic in TOPICS[:-1] for line in topic_lines(rules, topic)]
        for rules in (plain, other)
    ]
    assert said_of_both[0] != said_of_both[1]
    assert topic_lines(plain, "house") != topic_lines(other, "house")


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (Rules(deck=25), "the joker, then the right bower"),
        (Rules(deck=32), "ace, king, queen, jack, 10, 9, 8, 7."),
        (Rules(players=2), "Nobody plays alone."),
        (Rules(players=2), "2 points for the defender (D3)"),
        (Rules(players=4), "2 points for the other side (F4)"),
        (Rules(), '"I order it up", "I assist" and "I accept".'),
        (Rules(target=1), "The first player at 1 point or more"),
        (Rules(players=4), "The first side at 10 points or more"),
        (Rules(stick_the_dealer=True), "The dealer may not pass in round 2"),
        (Rules(any_suit=True), "the one turned down too"),
        (Rules(forced_pickup=True), "the dealer must take it too"),
        (Rules(deck=25, joker_suit="s"), "stands for spades"),
        (Rules(deck=25, joker_suit="dealer"), "the dealer says what suit it stands for"),
        (Rules(defend_alone="never"), "Defenders never play alone."),
        (Rules(lone_march=5), "A lone maker, all 5 tricks: 5 points (T5)."),
        (Rules(super_euchre=True), "The maker, no trick: euchred, 4 points for each defender (T6)"),
        (Rules(tie="shared"), "they share the win"),
        (Rules(target=7), "until one player at 7 points or more leads"),
        (Rules(players=4, loner_lead="dealer"), "dealer's left leads first; whoever sits out"),
    ],
)
def test_an_option_is_told_in_its_words(rules: Rules, expected: str) -> None:
    assert expected in words(rules)


def test_the_topics_of_the_command_are_those_of_the_words() -> None:
    assert topics() == TOPICS


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_is_printed_by_itself(capsys: pytest.CaptureFixture[str], topic: str) -> None:
    found = said(capsys, "rules", topic, "--players", "4")
    assert (found.code, found.err) == (0, "")
    assert found.lines == topic_lines(Rules(players=4), topic)


def test_all_topics_are_printed_together(capsys: pytest.CaptureFixture[str]) -> None:
    flags = "--players 3 --deck 25 --target 5 --stick-the-dealer --forced-pickup --any-suit"
    flags += " --joker-suit s --defend-alone loner --lone-march 4 --super-euchre --tie shared"
    found = said(capsys, "rules", *flags.split())
    assert found.lines == summary(
        Rules(
            players=3,
            deck=25,
            target=5,
            stick_the_dealer=True,
            forced_pickup=True,
            any_suit=True,
            joker_suit="s",
            defend_alone="loner",
            lone_march=4,
            super_euchre=True,
            tie="shared",
        )
    )
    assert "(the default)" in found.lines[-11]
