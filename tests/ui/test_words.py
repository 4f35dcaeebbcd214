"""Sentences: what is said of events, ends, problems, hints and the state of a deal."""

import pytest

from euchre.bots import BOTS, Explanation, Motive, Unit
from euchre.coach.hints.advice import FIRST, advise
from euchre.rules.actions import Leave, TakeUp, parse_action
from euchre.rules.cards import CardSet, Suit, parse_card
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.rules.seats import SEATINGS
from euchre.ui.answers import Question, is_problem, question_of, read
from euchre.ui.sitting import BOT_NAMES, Sitting
from euchre.ui.words import advice, reports
from euchre.ui.words.brief import rules_in_brief
from euchre.ui.words.changes import taken_back
from euchre.ui.words.ends import command_again, deal_result, game_result, seed_line
from euchre.ui.words.events import tell
from euchre.ui.words.help import help_lines
from euchre.ui.words.hints import hint, reason_for
from euchre.ui.words.motives import what_a_bot_did
from euchre.ui.words.openings import deal_begins, game_begins, welcome
from euchre.ui.words.people import People
from euchre.ui.words.problems import problem
from euchre.ui.words.questions import lines_before, prompt
from euchre.ui.words.rules import scoring
from euchre.ui.words.short import briefly
from euchre.views import View, view
from tests.bots.positions import decisions
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO, begun

NAMES = {players: ("You", *names) for players, names in BOT_NAMES.items()}


def told(position: Phase, seat: int = 0) -> str:
    """What the last action's events tell a seat, in one line."""
    seen = view(position, seat)
    lines = [tell(event, seen, NAMES[seen.rules.players]) for event in seen.history]
    return " | ".join(line for told in lines for line in told)


def asked(position: Phase) -> tuple[Question, View, tuple[str, ...]]:
    seen = view(position, 0)
    return question_of(seen), seen, NAMES[seen.rules.players]


# What happened


@pytest.mark.parametrize(
    ("position", "ending"),
    [
        (begun(up="Th", dealer=2, then="pass"), "You pass."),
        (begun(up="Th", dealer=0, then="pass"), "Ada passes."),
        (
            begun(up="Th", dealer=2, then="order"),
            "You: I order it up. Hearts is trump. You are the maker. Ada and Bix defend.",
        ),
        (
            begun(up="Th", dealer=2, then="pass order"),
            "Ada: I assist. Hearts is trump. Ada is the maker. You and Bix defend.",
        ),
        (
            begun(up="Th", dealer=2, then="pass pass order"),
            "Bix: I accept. Hearts is trump. Bix is the maker. You and Ada defend.",
        ),
        (
            begun(up="9s", rules=FOUR, then="pass order"),
            "Cleo, your partner: I assist. Spades is trump. Cleo is the maker. Bix and Ada defend.",
        ),
        (
            begun(up="9c", rules=TWO, dealer=1, then="pass order"),
            "Ada: I accept. Clubs is trump. Ada is the maker. You defend.",
        ),
        (
            begun(up="9c", rules=TWO, then="pass order"),
            "You: I accept. Clubs is trump. You are the maker. Ada defends.",
        ),
        (
            begun(up="Th", dealer=2, then="pass pass pass"),
            "Everyone has passed. Bix turns down the 10 of hearts. Hearts may not be named.",
        ),
        (
            begun(up="Th", dealer=0, rules=Rules(any_suit=True), then="pass pass pass"),
            "Everyone has passed. You turn down the 10 of hearts.",
        ),
        (
            begun(up="Th", dealer=2, then="pass pass pass name s"),
            "You: spades. You are the maker. Ada and Bix defend.",
        ),
        (
            begun(up="Th", dealer=2, then="order leave"),
            "Bix leaves the 10 of hearts. It is out of play.",
        ),
        (
            begun(up="Th", dealer=0, then="order leave"),
            "You leave the 10 of hearts. It is out of play.",
        ),
        (
            begun("9c", up="Th", dealer=0, then="order take 9c"),
            "You pick up the 10 of hearts and discard the 9 of clubs.",
        ),
        (
            begun(up="Th", dealer=0, then="order take Th"),
            "You pick up the 10 of hearts and discard it again.",
        ),
        (
            begun("", "", "9c", up="Th", dealer=2, then="order take 9c"),
            "Bix picks up the 10 of hearts and discards one card.",
        ),
        (
            begun(up="B", dealer=1, rules=Rules(deck=25, joker_suit="dealer"), then="joker s"),
            "Ada: spades. The joker stands for spades.",
        ),
        (begun(up="Th", dealer=2, then="order leave dummy"), "You take the dummy."),
        (
            begun(up="Th", dealer=2, then="order leave alone"),
            "You: I go alone. The dummy stays face down.",
        ),
        (
            begun(up="Th", dealer=2, then="pass order leave alone together alone"),
            "You: I defend alone. Bix lays the cards face down and sits out.",
        ),
        (
            begun(up="Th", dealer=2, then="pass order leave alone alone"),
            "Bix: I defend alone. You lay your cards face down and sit out.",
        ),
        (
            begun(up="Th", dealer=2, then="pass order leave alone together"),
            "Bix plays together with you.",
        ),
        (
            begun(up="Th", dealer=2, then="order leave alone together together"),
            "Ada and Bix play together.",
        ),
        (
            begun(up="9s", rules=FOUR, then="pass order leave alone"),
            "Cleo, your partner: I go alone. You lay your cards face down and sit out.",
        ),
        (
            begun(up="9s", rules=FOUR, then="pass order leave together"),
            "Cleo plays together with you.",
        ),
        (begun(up="9s", rules=FOUR, then="order leave together"), "Ada and Bix play together."),
        (
            begun(up="9s", rules=FOUR, then="order leave alone"),
            "Ada: I go alone. Bix lays the cards face down and sits out.",
        ),
    ],
)
def test_what_happened(position: Phase, ending: str) -> None:
    assert told(position).rsplit(" | ", 1)[-1] == ending


def test_a_maker_who_takes_the_dummy_is_told_when_five_are_kept() -> None:
    position = begun("", "9c Tc Jc Qc Kc", up="Th", dealer=2, then="pass order leave dummy")
    assert told(position).endswith("It is out of play.")
    position = position.after(parse_action("keep 9c Tc Jc Qc Kc")).position
    assert told(position).endswith(" | Ada takes the dummy and keeps five cards.")


# Ends of deals


def played_out(rules: Rules, then: str) -> View:
    """A deal in which seat 0 holds the five best hearts, after all its tricks."""
    hands = ["Jh Jd Ah Kh Qh", "9c Tc Jc Qc Kc", "9s Ts Js Qs Ks"]
    position = begun(
        *hands[: min(3, rules.players)], up="9h", dealer=rules.players - 1, rules=rules, then=then
    )
    while position.turn is not None:
        position = position.after(position.legal()[-1]).position
    return view(position, 0)


KEPT = "dummy keep Jh Jd Ah Kh Qh"


@pytest.mark.parametrize(
    ("rules", "then", "result"),
    [
        (
            THREE,
            f"order leave {KEPT} together together",
            "You march. The maker took all 5 tricks and scores 3.",
        ),
        (
            Rules(lone_march=5),
            "order leave alone together together",
            "You march alone. A lone maker who takes all 5 tricks scores 5.",
        ),
        (TWO, "order leave", "You march. The maker took all 5 tricks and scores 2."),
        (FOUR, "order leave together", "You march. The makers took all 5 tricks and score 2."),
        (
            FOUR,
            "order leave alone together together",
            "You march alone. A lone maker who takes all 5 tricks scores 4.",
        ),
        (
            THREE,
            "pass order leave alone together together",
            "Ada is euchred. The maker took no trick and needed 3. Each defender scores 2.",
        ),
        (
            THREE,
            "pass order leave alone together alone",
            (
                "Ada is euchred. The maker took no trick and needed 3."
                " With all 5 tricks to a lone defender, each defender scores 4."
            ),
        ),
        (
            Rules(super_euchre=True),
            "pass order leave alone together together",
            (
                "Ada is euchred. The maker took no trick and needed 3."
                " With all 5 tricks to the defenders, each scores 4."
            ),
        ),
        (
            FOUR,
            "pass order leave together",
            "Ada is euchred. The makers took no trick and needed 3. The defenders score 2.",
        ),
        (
            FOUR,
            "pass order leave alone together alone",
            (
                "Ada is euchred. The makers took no trick and needed 3."
                " A lone defender's side scores 4."
            ),
        ),
    ],
)
def test_the_result_of_a_deal(rules: Rules, then: str, result: str) -> None:
    seen = played_out(rules, then)
    assert deal_result(1, seen, NAMES[rules.players]) == f"Hand 1 result: {result}"


def test_three_tricks_make_it() -> None:
    position = begun(
        "Jh Jd Ah 9c 9d",
        "Tc Jc Qc Kc Ac",
        "9s Td Qd Kd Ad",
        up="9h",
        dealer=2,
        then="order leave dummy keep Jh Jd Ah 9c 9d together together"
        " Jh Tc 9s Jd Jc Td Ah Qc Qd 9c Kc Kd Ac Ad 9d",
    )
    assert deal_result(4, view(position, 0), NAMES[3]) == (
        "Hand 4 result: You make it. The maker took 3 tricks and scores 1."
    )


@pytest.mark.parametrize(("dealer", "next_deal"), [(0, "Ada deals"), (2, "You deal")])
def test_a_passed_in_deal(dealer: int, next_deal: str) -> None:
    seen = view(begun(up="Th", dealer=dealer, then="pass " * 6), 0)
    assert deal_result(2, seen, NAMES[3]) == (
        f"Hand 2 is passed in. Nobody scores. {next_deal} next."
    )


@pytest.mark.parametrize(
    ("players", "winners", "result"),
    [
        (3, (0,), "You win the game."),
        (3, (1,), "Ada wins the game."),
        (3, (0, 2), "You and Bix share the win."),
        (3, (1, 2), "Ada and Bix share the win."),
        (4, (0,), "You and Cleo win the game."),
        (4, (1,), "Ada and Bix win the game."),
        (2, (1,), "Ada wins the game."),
    ],
)
def test_the_result_of_a_game(players: int, winners: tuple[int, ...], result: str) -> None:
    people = People(NAMES[players], 0, SEATINGS[players])
    assert game_result(people, winners) == result


def test_the_command_that_plays_a_game_again() -> None:
    rules = Rules(deck=25, target=7, stick_the_dealer=True, joker_suit="dealer", tie="shared")
    command = command_again(
        rules, ("easy", "normal"), 9, "O'Hara", ["--plain", "--ask-defend-alone", "never"]
    )
    assert command == (
        "euchre-cli --plain --ask-defend-alone never --deck 25 --target 7 --stick-the-dealer"
        " --joker-suit dealer"
        " --tie shared --bots easy,normal --name 'O'\"'\"'Hara' --seed 9"
    )
    assert "game 2" in seed_line(9, 1, command)


# Problems


FOLLOW = begun(
    "Jd Kh Ac Qc 9s",
    "",
    "Jh",
    up="Th",
    dealer=2,
    then="pass order leave alone together together Jh",
)
LEAD = begun(
    "Jd Kh Ac Qc 9s",
    up="Th",
    dealer=2,
    then="order leave dummy keep Jd Kh Ac Qc 9s together together",
)
NAMING = begun(up="Th", dealer=2, then="pass pass pass")
STUCK = begun(up="Th", rules=Rules(stick_the_dealer=True), then="pass " * 5)
KEEPING = begun(
    "Jd Kh Ac Qc 9s", up="Th", dealer=2, dummy="Jc Kd 9h Qd Ts", then="order leave dummy"
)
ORDERING = begun(up="Th", dealer=2)
ASSISTING = begun(up="Th", dealer=1, then="pass")
ACCEPTING = begun(up="Th", then="pass pass")
NO_SPADES = begun(up="Ts", dealer=2, then="pass pass pass")
TAKING = begun("Jd Kh Ac Qc 9s", up="Th", then="order")


@pytest.mark.parametrize(
    ("position", "text", "sentence"),
    [
        (
            FOLLOW,
            "qc",
            (
                "Not legal: the queen of clubs does not follow hearts."
                " Legal: jack of diamonds (1), king of hearts (2)."
            ),
        ),
        (LEAD, "clubs", "Which one? You hold the ace of clubs (3) and the queen of clubs (4)."),
        (LEAD, "right", "You do not hold the jack of hearts, the right bower."),
        (LEAD, "as", "You do not hold the ace of spades."),
        (LEAD, "7", "You have 5 cards. Type 1-5, or a card."),
        (
            LEAD,
            "zz",
            '"zz" is not one of your cards. Type 1-5, or a card, such as jack of diamonds.',
        ),
        (LEAD, "lefft", 'Did you mean "left"?'),
        (LEAD, "", "Nothing was typed. Type 1-5"),
        (ORDERING, "ordr", 'Did you mean "order"?'),
        (ORDERING, "3", "There is no such number here. Type 1 or order it up, 2 or pass."),
        (ORDERING, "alone", 'To go alone, say the call as well: "order it up alone".'),
        (NAMING, "alone", 'To go alone, name trump as well: "alone spades".'),
        (ASSISTING, "3", "There is no such number here. Type 1 or assist, 2 or pass."),
        (ASSISTING, "alone", 'To go alone, say the call as well: "assist alone".'),
        (ACCEPTING, "3", "There is no such number here. Type 1 or accept, 2 or pass."),
        (NO_SPADES, "alone", 'To go alone, name trump as well: "alone hearts".'),
        (NAMING, "hearts", "Not legal: hearts was turned down."),
        (STUCK, "pass", "Not legal: the dealer must name a suit."),
        (begun(up="Th", rules=TWO, dealer=1), "order alone", "Nobody plays alone in this game."),
        (begun(up="Th", then="pass pass order"), "leave it", "Not legal: the dealer takes the 10"),
        (TAKING, "clubs", "Which one? It can be the ace of clubs or the queen of clubs."),
        (KEEPING, "1 2 3", "Five cards are kept, and 3 named. Type five numbers of 1-10"),
        (KEEPING, "1 2 3 4 4", "Named twice: queen of clubs."),
        (KEEPING, "1 2 3 4 as", "Not among the ten: ace of spades."),
        (KEEPING, "1 2 3 4 12", "You have 10 cards."),
        (LEAD, "new 7", "There is a game for 2, 3 or 4 players: new 2, new 3, new 4."),
    ],
)
def test_what_is_wrong(position: Phase, text: str, sentence: str) -> None:
    question, seen, _ = asked(position)
    answer = read(question, text, seen)
    assert is_problem(answer)
    assert sentence in problem(answer, question, seen)


def test_the_last_card_may_be_the_wrong_number() -> None:
    seen = view(LEAD, 0)._replace(hand=seen_card("9s"))
    answer = read(Question.PLAY, "2", seen)
    assert is_problem(answer)
    assert problem(answer, Question.PLAY, seen) == "You have 1 card. Type 1."


def seen_card(text: str) -> CardSet:
    return CardSet.of([parse_card(text)])


# Questions


@pytest.mark.parametrize(
    ("position", "question"),
    [
        (ORDERING, "Order up hearts? Bix may take the 10 of hearts. (1 order it up, 2 pass)"),
        (
            begun(up="Th", dealer=1, then="pass"),
            "Assist in hearts? Ada may take the 10 of hearts. (1 assist, 2 pass)",
        ),
        (
            begun(up="Th", dealer=2, rules=FOUR, then="pass"),
            "Assist in hearts? Cleo, your partner, may take the 10 of hearts. (1 assist, 2 pass)",
        ),
        (
            begun(up="Th", dealer=1, rules=Rules(players=4, forced_pickup=True), then="pass pass"),
            "Order up hearts? Ada must take the 10 of hearts. (1 order it up, 2 pass)",
        ),
        (
            begun(up="Th", then="pass pass"),
            "Accept hearts? You become the maker and take the 10 of hearts. (1 accept, 2 pass)",
        ),
        (NAMING, "Name trump? (1 spades, 2 diamonds, 3 clubs, 4 pass)"),
        (
            STUCK,
            "Name trump? You are stuck and must name a suit. (1 spades, 2 diamonds, 3 clubs)",
        ),
        (TAKING, "Take the 10 of hearts? (1 take it, 2 leave it, or the card to discard)"),
        (
            begun(up="B", rules=Rules(deck=25, joker_suit="dealer")),
            (
                "Name the joker's suit? Nobody has seen a hand yet."
                " (1 spades, 2 hearts, 3 diamonds, 4 clubs)"
            ),
        ),
        (KEEPING, "Keep which five? Type five numbers or names. (or: all mine, suggest)"),
        (LEAD, "Your play?"),
    ],
)
def test_questions(position: Phase, question: str) -> None:
    assert prompt(*asked(position)) == question


def test_the_numbered_hand_stands_before_a_question_of_cards() -> None:
    question, seen, _ = asked(FOLLOW)
    assert lines_before(question, seen) == [
        (
            "Your hand: 1 jack of diamonds (left bower, trump), 2 king of hearts (trump),"
            " 3 ace of clubs, 4 queen of clubs, 5 nine of spades. Follow hearts: 1 or 2."
        )
    ]
    question, seen, _ = asked(KEEPING)
    assert lines_before(question, seen)[0] == (
        "The dummy: 6 nine of hearts (trump), 7 jack of clubs, 8 king of diamonds,"
        " 9 queen of diamonds, 10 ten of spades."
    )
    six = lines_before(Question.DISCARD, view(TAKING, 0))[0]
    assert "3 ten of hearts (trump, the upcard)" in six


@pytest.mark.parametrize("question", list(Question))
def test_there_is_help_on_every_question(question: Question) -> None:
    for position in (LEAD, begun(up="Th", rules=TWO)):
        lines = help_lines(question, view(position, 0))
        assert 3 <= len(lines) <= 5
        assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize("motive", list(Motive))
def test_there_is_a_sentence_for_every_motive(motive: Motive) -> None:
    play = parse_action("Kh")
    cards = (parse_card("Kh"), parse_card("Jd"))
    explained = Explanation((), play, motive, Unit.TRICKS, cards, 2, Suit.HEARTS)
    seen = view(FOLLOW, 0)
    sentence = reason_for(explained, seen, People.of(seen, NAMES[3]))
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize(
    "position",
    [ORDERING, NAMING, STUCK, TAKING, KEEPING, LEAD, FOLLOW, begun(up="Th", then="pass pass")],
)
def test_hints_are_told_with_a_line_for_each_option_that_was_tried(position: Phase) -> None:
    question, seen, names = asked(position)
    advised = advise(seen, 1, FIRST)
    first, heads, *options, source = hint(advised, question, seen, names)
    assert first.startswith("Hint: ")
    assert heads.endswith("chance to win the game:")
    assert len(options) == len(advised.options) > 1
    assert source.startswith(f"From {FIRST} sample deals that fit what you have seen, give or take")


# How it stands


def test_status() -> None:
    lines = reports.status(view(FOLLOW, 0), NAMES[3], (4, 6, 3))
    assert lines == [
        (
            "Hearts is trump. Ada is the maker, alone. Bix dealt."
            " Bix led the jack of hearts and is winning the trick."
        ),
        "Tricks: Ada 0, defenders 0. Score: you 4, Ada 6, Bix 3.",
    ]
    turned_down = reports.status(view(NAMING, 0), NAMES[3], (0, 0, 0))
    assert turned_down == [
        "Bix dealt and turned down the 10 of hearts. Score: you 0, Ada 0, Bix 0."
    ]


def test_cards_are_shown_after_a_deal_that_was_played_only() -> None:
    assert reports.cards(view(FOLLOW, 0), NAMES[3]) == [
        "The cards are shown when the hand has been played."
    ]
    passed = view(begun(up="Th", then="pass " * 6), 0)
    assert reports.cards(passed, NAMES[3]) == ["A hand that was passed in shows no cards."]
    over = reports.cards(played_out(THREE, f"order leave {KEPT} together together"), NAMES[3])
    assert over[1].startswith("You: jack of hearts (right bower, trump), jack of diamonds")
    assert over[4].startswith("Dummy: ")
    assert over[5] == "Upcard: 9 of hearts."
    assert over[-1].startswith("You put aside: ")


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("pass", "You take back your pass."),
        ("order", "You take back your call."),
        ("name s", "You take back naming spades."),
        ("joker s", "You take back naming spades."),
        ("take 9c", "You take back taking the 10 of hearts and discarding the 9 of clubs."),
        ("leave", "You take back leaving the upcard."),
        ("dummy", "You take back taking the dummy."),
        ("alone", "You take back going alone."),
        ("together", "You take back playing together."),
        ("keep Jd Kh Ac Qc 9s", "You take back the five cards kept."),
        ("Kh", "You take back the king of hearts."),
    ],
)
def test_what_is_taken_back(action: str, sentence: str) -> None:
    assert taken_back(parse_action(action), view(LEAD, 0)) == sentence


def test_how_a_sitting_begins() -> None:
    assert welcome("You").startswith("Euchre, plain text.")
    assert welcome("Kim").startswith("Euchre for Kim, plain text.")
    assert game_begins(FOUR, NAMES[4], 0) == (
        "Four-handed, partners, first to 10. You and Cleo against Ada and Bix."
    )
    assert game_begins(TWO, NAMES[2], 0) == "Two-handed, first to 10. You, Ada."


@pytest.mark.parametrize(
    ("suit", "opening"),
    [
        ("h", "Hand 3. You deal. Upcard: joker, which stands for hearts."),
        ("s", "Hand 3. You deal. Upcard: joker, which stands for spades."),
        (
            "dealer",
            "Hand 3. You deal. Upcard: joker, which stands for the suit that the dealer names.",
        ),
    ],
)
def test_a_joker_turned_up(suit: str, opening: str) -> None:
    seen = view(begun(up="B", rules=Rules(deck=25, joker_suit=suit)), 0)
    assert deal_begins(3, seen, NAMES[3]) == opening


def test_another_game_keeps_the_options_that_mean_something() -> None:
    rules = Rules(players=3, deck=25, target=7, lone_march=5, joker_suit="s", defend_alone="never")
    sitting = Sitting(rules, ("easy", "normal"), 4, name="Kim", ask_defend_alone="never")
    four = sitting.with_players(4)
    assert four.rules.changed() == {
        "players": 4,
        "deck": 25,
        "target": 7,
        "joker_suit": "s",
        "defend_alone": "never",
    }
    assert four.bots == ("easy", "normal", "normal")
    assert four.names == ("Kim", "Ada", "Cleo", "Bix")
    assert sitting.with_players(2).rules.changed() == {
        "players": 2,
        "deck": 25,
        "target": 7,
        "joker_suit": "s",
    }
    assert sitting.with_players(3) is sitting


def test_outcomes_that_score_the_same_are_one_line_of_the_rules() -> None:
    assert scoring(Rules())[1:4] == [
        "The maker, 3 or 4 tricks: 1 point (T5).",
        "The maker, all 5 tricks: 3 points (T5).",
        "The maker, 0, 1 or 2 tricks: euchred, 2 points for each defender (T6).",
    ]
    assert scoring(Rules(lone_march=5))[2:4] == [
        "The maker with the dummy, all 5 tricks: 3 points (T5).",
        "A lone maker, all 5 tricks: 5 points (T5).",
    ]


@pytest.mark.parametrize(
    ("rules", "lead"),
    [
        (Rules(), "with one alone, the loner's left; with two, the maker's."),
        (Rules(players=4, defend_alone="never"), "when one is alone, the loner's left."),
        (Rules(players=4, loner_lead="dealer"), "The player at the dealer's left leads first."),
        (Rules(players=2), "The player at the dealer's left leads first."),
    ],
)
def test_the_rules_in_brief_say_who_leads(rules: Rules, lead: str) -> None:
    assert rules_in_brief(rules)[-1].lines[-1][1].endswith(lead)


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR, Rules(deck=25, joker_suit="dealer")])
def test_what_a_bot_did_is_told_in_a_sentence_with_the_trick_and_the_cards_as_on_the_table(
    rules: Rules,
) -> None:
    names = NAMES[rules.players]
    for _, seen, _ in decisions(rules, count(300)):
        told = what_a_bot_did(BOTS["normal"]().explain(seen), seen, names, 99)
        opening = f"{names[seen.seat or 0]} "
        if seen.phase == "play":
            opening = f"Trick {sum(seen.tricks) + 1}: {opening}played "
        assert told.startswith(opening)
        assert told.endswith(".")
        assert briefly(told) == told


def test_what_is_thrown_for_the_upcard_has_the_number_of_taking_it_until_it_is_taken() -> None:
    seen = view(begun("Jd 9h As Qs Tc", "Jh Kh Qh Ac", up="Ah", rules=THREE, then="order"), 0)
    thrown = TakeUp(parse_card("Tc"))
    numbers = [advice.number_of(action, Question.TAKE, seen) for action in (thrown, Leave())]
    assert numbers == ["1", "2"]
    assert advice.choice(thrown, Question.TAKE, seen) == "take A♥, discard 10♣"
    assert advice.choice(thrown, Question.DISCARD, seen) == "discard 10♣"
    assert advice.number_of(thrown, Question.DISCARD, seen) in {"1", "2", "3", "4", "5", "6"}
