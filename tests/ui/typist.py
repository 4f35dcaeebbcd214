"""A person at a keyboard, for tests: reads the transcript, and types what its last prompt asks."""

import io
import re
from collections.abc import Iterable, Iterator

from euchre.rules.rules import Rules
from euchre.ui.plain import play
from euchre.ui.sitting import Sitting

LONG = 20_000
"""More answers than any game takes."""


def sat_down(rules: Rules | None = None, seed: int = 1, bots: str = "normal") -> Sitting:
    """A sitting at a table with bots of one level."""
    rules = rules or Rules()
    return Sitting(rules, (bots,) * (rules.players - 1), seed)


def transcript(sitting: Sitting, answers: Iterable[str]) -> str:
    """What is printed when those answers are typed, the end of the input last."""
    text = "".join(f"{answer}\n" for answer in answers)
    out = io.StringIO()
    assert play(sitting, io.StringIO(text), out) == 0
    return out.getvalue()


class Typist:
    """The input stream of a person who plays sensibly, and types something else now and then.

    `others` are commands and slips by the number of the prompt at which they are typed.
    """

    def __init__(self, out: io.StringIO, others: Iterable[tuple[int, str]] = ()) -> None:
        self._out = out
        self._others = iter(sorted(others, key=lambda other: other[0]))
        self._next: tuple[int, str] | None = next(self._others, None)
        self._prompts = 0
        self._answers = self._sensible()

    def isatty(self) -> bool:
        return False

    def readline(self, _size: int = -1, /) -> str:
        self._prompts += 1
        if self._next is not None and self._next[0] <= self._prompts:
            text = self._next[1]
            self._next = next(self._others, None)
            return f"{text}\n"
        return next(self._answers, "")

    def _sensible(self) -> Iterator[str]:
        for number in range(LONG):
            lines = self._out.getvalue().split("\n")
            prompt = lines[-1].removesuffix(" > ")
            if prompt.startswith("Play again?"):
                yield "no\n"
                return
            hands = [line for line in lines if line.startswith("Your hand")]
            yield f"{answer_to(prompt, hands[-1] if hands else '', number)}\n"


def answer_to(prompt: str, hand: str, number: int) -> str:  # noqa: PLR0911 - a question each
    """A sensible answer to a prompt, spelled in one way or another."""
    if prompt == "Your play?":
        return _play(hand, number)
    if prompt == "Discard?":
        return _cards(hand)[-1]
    if found := re.match(r"(?:Order up|Assist in|Accept) (\w+)\?", prompt):
        calls = {"O": "order it up", "A": "1"}
        return calls[prompt[0]] if hand.count(f"of {found[1]}") > 1 else "pass"
    if prompt.startswith("Name trump?"):
        offered = re.findall(r"\d (spades|hearts|diamonds|clubs)", prompt)
        best = max(offered, key=lambda suit: hand.count(f"of {suit}"))
        return best if "pass" not in prompt or hand.count(f"of {best}") > 1 else "p"
    if prompt.startswith("Take the dummy"):
        return "dummy"
    if prompt.startswith("Keep which five?"):
        return "suggest"
    return "1" if prompt != "Next hand? (Enter, or quit)" else ""


def _cards(hand: str) -> list[str]:
    return re.findall(r"\d+ ((?:\w+ of \w+)|joker)", hand)


def _play(hand: str, number: int) -> str:
    """The last card that may be played, by name or by number."""
    follow = re.search(r"Follow \w+: ([\d, or]+)\.", hand)
    cards = _cards(hand)
    place = int(re.findall(r"\d+", follow[1])[-1]) if follow else len(cards)
    return str(place) if number % 2 else cards[place - 1]


def whole_game(sitting: Sitting, others: Iterable[tuple[int, str]] = ()) -> str:
    """The transcript of a game that is played to its end."""
    out = io.StringIO()
    assert play(sitting, Typist(out, others), out) == 0
    return out.getvalue()
