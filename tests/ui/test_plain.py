"""Line mode from end to end: answers in, a transcript out."""

import io
import re
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.rules.rules import Rules
from euchre.settings import Settings
from euchre.table.loop import Table
from euchre.ui.answers import Word
from euchre.ui.plain import play
from euchre.ui.sitting import Sitting
from tests import strategies
from tests.counts import count
from tests.ui.typist import Typist, sat_down, transcript, whole_game

SLIPS = [
    *((3, "hint"), (4, "status"), (6, "help"), (7, "zz"), (9, "undo"), (11, "redo"), (14, "ruby")),
    *((16, "tricks"), (17, "last"), (18, "hand"), (19, "score"), (22, "undo"), (26, "99")),
    *((30, "cards"), (33, "hint"), (36, ""), (40, "new"), (41, "no"), (44, "undo")),
]


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("plain_two_handed.txt", Rules(players=2, target=5)),
        ("plain_three_handed.txt", Rules(target=5, lone_march=4)),
        ("plain_four_handed.txt", Rules(players=4, target=5, defend_alone="any")),
        ("plain_joker.txt", Rules(deck=25, target=5, joker_suit="dealer", stick_the_dealer=True)),
    ],
)
def test_whole_games(golden: Callable[[str, str], None], name: str, rules: Rules) -> None:
    golden(name, whole_game(sat_down(rules, seed=8841), SLIPS))


@settings(max_examples=count(1000))
@given(strategies.tables(), st.integers(0, 10**9), st.sampled_from(["last", "forced", "off"]))
def test_every_table_is_played_to_its_end(rules: Rules, seed: int, auto_play: str) -> None:
    levels = ("easy",) * (rules.players - 1)
    sitting = Sitting(rules, levels, seed, ask_defend_alone="always", auto_play=auto_play)
    text = whole_game(sitting)
    assert re.search(r"(wins? the game|share the win)\.\n", text)
    assert f"--seed {seed}" in text
    for wrong in ("Not legal", "no answer here", "not one of your cards", "Which one?", "{", "  "):
        assert wrong not in text


def last_prompt(text: str) -> str:
    prompts = re.findall(r"^.* > ", text, re.MULTILINE)
    return prompts[-1] if prompts else ""


class Until(Typist):
    """A typist whose input ends at a prompt, or with the first hand."""

    def __init__(self, prompt: str, out: io.StringIO) -> None:
        super().__init__(out)
        self._prompt = prompt
        self.answers: list[str] = []

    def is_there(self) -> bool:
        return self._out.getvalue().rstrip("\n").rsplit("\n", 1)[-1].startswith(self._prompt)

    def readline(self, _size: int = -1, /) -> str:
        if self.is_there() or "Hand 2" in self._out.getvalue():
            return ""
        self.answers.append(super().readline().rstrip("\n"))
        return f"{self.answers[-1]}\n"


def up_to(prompt: str, rules: Rules) -> tuple[Sitting, list[str]]:
    """A sitting, and answers of its first deal that lead to a prompt."""
    for seed in range(1000):
        sitting = sat_down(rules, seed)
        out = io.StringIO()
        until = Until(prompt, out)
        play(sitting, until, out)
        if last_prompt(out.getvalue()).startswith(prompt) and "Hand 2" not in out.getvalue():
            return sitting, until.answers
    raise AssertionError(prompt)


PROMPTS = {
    "Name the joker's suit?": Rules(deck=25, joker_suit="dealer"),
    "Order up": Rules(),
    "Assist in": Rules(),
    "Accept": Rules(),
    "Take the": Rules(players=2),
    "Discard?": Rules(forced_pickup=True),
    "Name trump?": Rules(players=4),
    "Take the dummy": Rules(),
    "Go alone?": Rules(players=4),
    "Keep which five?": Rules(),
    "Keep ": Rules(),
    "Defend alone?": Rules(),
    "Your play?": Rules(),
    "Next hand?": Rules(),
    "Play again?": Rules(target=1),
}
EVERY_PROMPT = pytest.mark.parametrize("prompt", PROMPTS)


@cache
def at(prompt: str) -> tuple[Sitting, list[str]]:
    """A sitting, and the answers of its first deal that lead to a prompt."""
    return up_to(prompt, PROMPTS[prompt])


@EVERY_PROMPT
def test_the_end_of_the_input_leaves_cleanly(prompt: str) -> None:
    text = transcript(*at(prompt))
    assert last_prompt(text).startswith(prompt)
    if prompt == "Play again?":
        assert "not finished" not in text
    else:
        assert "\nThe game is not finished. It is not kept.\nSeed " in text


@EVERY_PROMPT
@pytest.mark.parametrize("word", sorted(set(Word) - {Word.UNDO, Word.REDO, Word.NEW}, key=str))
def test_every_command_is_answered_at_every_prompt(prompt: str, word: Word) -> None:
    sitting, answers = at(prompt)
    without = transcript(sitting, answers)
    text = transcript(sitting, [*answers, word.value])
    assert "no answer" not in text
    if word is not Word.QUIT:
        assert last_prompt(text) == last_prompt(without)
        assert len(text) > len(without) + len(last_prompt(text))


@EVERY_PROMPT
def test_undo_at_every_prompt_goes_back_or_says_that_it_cannot(prompt: str) -> None:
    sitting, answers = at(prompt)
    text = transcript(sitting, [*answers, "undo"])
    own = [answer for answer in answers if answer]
    went_back = "You take back" in text or prompt == "Keep "
    assert went_back or "You have decided nothing" in text
    assert went_back == bool(own)


@EVERY_PROMPT
def test_undo_and_redo_lead_to_the_same_prompt(prompt: str) -> None:
    sitting, answers = at(prompt)
    if not answers or prompt == "Keep ":
        return
    text = transcript(sitting, [*answers, "undo", "redo"])
    assert last_prompt(text) == last_prompt(transcript(sitting, answers))


@EVERY_PROMPT
def test_everything_can_be_taken_back_and_done_again(prompt: str) -> None:
    sitting, answers = at(prompt)
    text = transcript(sitting, [*answers, *["undo"] * 12])
    assert "You have decided nothing in this hand" in text
    again = transcript(sitting, [*answers, *["undo"] * 12, *["redo"] * 12])
    assert "There is nothing to do again." in again


@EVERY_PROMPT
def test_new_asks_first_and_no_stays(prompt: str) -> None:
    sitting, answers = at(prompt)
    if prompt == "Play again?":
        text = transcript(sitting, [*answers, "new 2"])
        assert "Two-handed" in text
        return
    stays = transcript(sitting, [*answers, "new", "no"])
    assert "Leave this game and begin another? (yes, no) > no\n" in stays
    assert last_prompt(stays).startswith(prompt)
    leaves = transcript(sitting, [*answers, "new 4", "yes"])
    assert "Four-handed" in leaves.rsplit("Leave this game", 1)[1]


@EVERY_PROMPT
def test_the_end_of_the_input_inside_new_leaves_too(prompt: str) -> None:
    sitting, answers = at(prompt)
    if prompt != "Play again?":
        assert "The game is not finished." in transcript(sitting, [*answers, "new"])


@EVERY_PROMPT
@pytest.mark.parametrize("word", ["undo", "redo", "no"])
def test_going_back_from_new_is_a_no(prompt: str, word: str) -> None:
    sitting, answers = at(prompt)
    if prompt != "Play again?":
        without = transcript(sitting, answers)
        text = transcript(sitting, [*answers, "new", "new 2", word])
        assert last_prompt(text) == last_prompt(without)


def test_new_again_and_again_is_one_question() -> None:
    text = transcript(sat_down(), ["new"] * 3_000)
    assert text.count("Leave this game") == 3_000


@EVERY_PROMPT
def test_quit_leaves_at_once(prompt: str) -> None:
    sitting, answers = at(prompt)
    for word in ("q", "quit", "exit"):
        text = transcript(sitting, [*answers, word, "1", "1"])
        assert last_prompt(text).startswith(prompt)


def test_undo_at_a_part_of_a_question_goes_back_to_the_question() -> None:
    sitting, answers = at("Take the")
    text = transcript(sitting, [*answers, "take it", "undo"])
    assert last_prompt(text) == last_prompt(transcript(sitting, answers))
    assert "take back" not in text


@pytest.mark.parametrize("typed", ["zz" * 10**6, "1" + " " * 5000 + "2"])
def test_a_line_of_any_length_is_one_answer_and_no_other(typed: str) -> None:
    text = transcript(sat_down(), [typed, "hand"])
    assert text.count("is no answer here") == 1
    assert text.count(" > ") == 3
    assert max(map(len, text.split("\n"))) < 300


class Endless(Typist):
    """An input of one line without an end, until somebody presses Ctrl-C."""

    asked = 0

    def readline(self, size: int = -1, /) -> str:
        assert 0 < size < 10**6
        self.asked += 1
        if self.asked > 1000:
            raise KeyboardInterrupt
        return "a" * size


def test_a_line_without_an_end_is_not_kept_in_memory() -> None:
    out = io.StringIO()
    assert play(sat_down(), Endless(out), out) == 130


class Interrupted(Typist):
    def readline(self, _size: int = -1, /) -> str:
        raise KeyboardInterrupt


def test_ctrl_c_leaves_with_130() -> None:
    out = io.StringIO()
    assert play(sat_down(), Interrupted(out), out) == 130
    assert "\nThe game is not finished. It is not kept.\n" in out.getvalue()


class Closed(io.StringIO):
    def write(self, text: str, /) -> int:
        raise BrokenPipeError


def test_a_closed_output_is_the_callers_business() -> None:
    with pytest.raises(BrokenPipeError):
        play(sat_down(), io.StringIO(), Closed())


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_has_shown_the_answer_already() -> None:
    out = io.StringIO()
    play(sat_down(), Terminal("hand\n"), out)
    assert " > hand\n" not in out.getvalue()
    assert " > Your hand" in out.getvalue()


def test_a_terminal_is_given_lines_that_break_at_spaces_and_a_pipe_whole_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    narrow, whole = Terminal(), io.StringIO()
    for out in (narrow, whole):
        play(sat_down(), io.StringIO("hint\nrules\n"), out)
    lines = narrow.getvalue().split("\n")
    assert max(len(line.removesuffix("hint").removesuffix("rules")) for line in lines) <= 40
    assert max(map(len, whole.getvalue().split("\n"))) > 40
    assert narrow.getvalue().split() == whole.getvalue().split()
    assert any(line.endswith(" > hint") for line in lines)


ANSWERS = st.one_of(
    st.text(max_size=30),
    st.sampled_from([word.value for word in Word if word is not Word.QUIT]),
    st.sampled_from(
        ["1", "2", "3", "4", "5", "yes", "no", "pass", "alone", "1 2 3 4 5", "suggest"]
    ),
    st.sampled_from(["order it up alone", "spades", "alone hearts", "take it", "jack", "left", ""]),
)


@settings(max_examples=count(10_000))
@given(strategies.tables(), st.integers(0, 10**6), st.lists(ANSWERS, max_size=40))
def test_garbage_never_raises_and_never_acts_illegally(
    rules: Rules, seed: int, answers: list[str]
) -> None:
    sitting = Sitting(rules, ("easy",) * (rules.players - 1), seed, ask_defend_alone="always")
    text = transcript(sitting, [answer.replace("\n", " ") for answer in answers])
    assert "\x1b" not in text
    assert "\x00" not in text


def test_what_is_typed_is_echoed_fit_to_print() -> None:
    text = transcript(sat_down(), ["\x1b[2J\u202e", "x" * 100_000])
    assert r" > \x1b[2J\u202e" in text
    assert len(text) < 5_000


def test_a_second_game_goes_on_from_the_seed() -> None:
    rules = Rules(players=2, target=1)
    others = [(place, "new 2") for place in (60,)]
    text = whole_game(sat_down(rules), others)
    assert text.count("Two-handed, first to 1.") in {1, 2}


def test_undo_counts_once_and_a_decision_made_for_the_person_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables: list[Table] = []
    made = Table.__init__

    def remember(self: Table, *args: object, **kwargs: object) -> None:
        made(self, *args, **kwargs)  # type: ignore[arg-type]
        tables.append(self)

    monkeypatch.setattr(Table, "__init__", remember)
    sitting, answers = at("Next hand?")
    transcript(sitting, [*answers, "undo"])
    assert tables[-1].undone == 1
    assert tables[-1].view(0).phase == "play"
    assert len(tables[-1].view(0).hand) == 2


@pytest.mark.parametrize(
    ("prompt", "answers", "question"),
    [
        ("Accept", ["accept alone", "1"], "Take the dummy"),
        ("Order up", ["order it up alone"], "Take the dummy"),
        ("Name trump?", ["alone, 1"], "Go alone?"),
    ],
)
def test_alone_is_kept_back_until_the_pick_up_is_settled(
    prompt: str, answers: list[str], question: str
) -> None:
    sitting, before = at(prompt)
    text = transcript(sitting, [*before, *answers])
    after = text.rsplit(f"> {answers[0]}\n", 1)[1]
    assert "You: I go alone." in after
    assert question not in after
    if prompt != "Name trump?":
        assert re.search(r"(pick|leave)s? .*\nYou: I go alone\.", after)
    undone = transcript(sitting, [*before, *answers, "undo"])
    assert "You take back going alone." in undone
    assert last_prompt(undone).startswith(question)


def test_alone_that_was_taken_back_is_not_said_after_all() -> None:
    sitting, before = at("Accept")
    text = transcript(sitting, [*before, "accept alone", "undo", "accept", "1"])
    assert "I go alone" not in text
    assert last_prompt(text).startswith("Take the dummy")


def test_a_tip_is_given_once_in_a_sitting() -> None:
    text = whole_game(sat_down(seed=3))
    tips = re.findall(r"^Tip: .*$", text, re.MULTILINE)
    assert tips
    assert len({tip.split(" is the left")[0][:20] for tip in tips}) == len(tips)


@pytest.mark.parametrize(
    ("settings", "tips"),
    [
        (Settings(), 1),
        (Settings(tips=False), 0),
        (Settings(tips_seen=frozenset({"dummy", "alone"})), 0),
    ],
)
def test_a_tip_is_given_to_who_wants_it_and_has_not_seen_it(settings: Settings, tips: int) -> None:
    sitting, answers = at("Take the dummy")
    out = io.StringIO()
    typed = io.StringIO("".join(f"{answer}\n" for answer in answers))
    assert play(sitting, typed, out, settings=settings) == 0
    assert out.getvalue().count("Tip: ") == tips


def test_hints_are_the_same_however_often_they_are_asked_for() -> None:
    sitting, answers = at("Your play?")
    text = transcript(sitting, [*answers, "hint", "hint"])
    assert len(set(re.findall(r"^.*Hint: .*$", text, re.MULTILINE))) == 1


def test_the_command_that_plays_again_has_no_flag_that_means_nothing() -> None:
    for rules, asked in ((Rules(), True), (Rules(players=2), False)):
        sitting = Sitting(rules, ("normal",) * (rules.players - 1), 1, ask_defend_alone="always")
        assert ("--ask-defend-alone always" in transcript(sitting, ["quit"])) is asked


def test_the_score_says_why_a_game_goes_on_whose_target_is_reached() -> None:
    rules = Rules(target=2)
    texts = (whole_game(sat_down(rules, seed)) for seed in range(100))
    text = next(text for text in texts if "goes on" in text)
    (score,) = re.findall(r"^Score: .* First to 2\. (.*)$", text, re.MULTILINE)
    assert re.fullmatch(r"\w+ and \w+ have 2 each, so play goes on until one leads\.", score)


def test_after_the_cards_the_reasons_of_the_bots_are_told_a_line_a_decision() -> None:
    sitting, answers = at("Next hand?")
    text = transcript(sitting, [*answers, "cards"])
    cards, why = text.split("The cards as dealt:\n")[1].split("Why they did it:\n")
    assert "Not dealt: " in cards
    lines = why.split("\nNext hand?")[0].split("\n")
    assert len(lines) > 3
    for line in lines:
        assert re.match(r"(Trick [1-5]: )?(Ada|Bix) (\w+) .*\. .*\.$", line)
        assert not set(line) & set("♣♦♥♠")
    assert any(" played the " in line for line in lines)
