"""The prompt at the table: what is asked, and what may be typed while nothing is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from euchre.rules.actions import (
    Pass,
    Play,
    TakeUp,
)
from euchre.rules.cards import Card, Suit
from euchre.ui.answers.keeping import FIVE
from euchre.ui.answers.options import options
from euchre.ui.answers.question import Question
from euchre.ui.answers.spelling import full_names
from euchre.ui.hand import numbered, order_suit
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable
from euchre.ui.words.calls import ALOUD, ANSWERS, ASKED
from euchre.ui.words.cards import suit_name
from euchre.ui.words.pages import page_prompt
from euchre.ui.words.questions import SUGGESTS
from euchre.views import View


class Prompt(NamedTuple):
    """What stands before the entry line, and in it while it is empty."""

    label: str
    ghost: str


def prompt(scene: Scene, table: OnTable) -> Prompt:
    """Return the prompt for what is asked, or for what is waited for."""
    page = page_prompt(scene)
    if page is not None:
        return Prompt(*page)
    if scene.question is None:
        return _waiting(scene, table)
    return _PROMPTS[scene.question](scene)


def _waiting(scene: Scene, table: OnTable) -> Prompt:
    view = scene.view
    label = "Next trick" if table.finished else _who_is_awaited(scene)
    if table.finished and view.turn is None:
        label = "Result"
    if scene.paused:
        return Prompt(label, "Enter or Space (paused)")
    if not table.finished:
        return Prompt(label, "Space skips the pause")
    if scene.pause is None:
        return Prompt(label, "Enter or Space")
    return Prompt(label, f"Enter or Space (goes on by itself in {max(1, round(scene.pause))} s)")


_AWAITED: Final = {
    "joker": "{name} names a suit",
    "order": "{name} bids",
    "name": "{name} bids",
    "pickup": "{name} picks up",
    "declare": "{name} chooses",
    "keep": "{name} chooses five",
    "defend": "{name} chooses",
    "play": "{name} plays",
}


def _who_is_awaited(scene: Scene) -> str:
    turn = scene.view.turn
    if turn is None or turn == scene.view.seat:
        return "One moment"
    return _AWAITED[scene.view.phase].format(name=scene.names[turn])


_TYPED: Final = {**ALOUD, "order": ANSWERS["order"]}


def _order(scene: Scene) -> Prompt:
    view = scene.view
    call = view.rules.seating.call(view.dealer, view.seat or 0)
    suit = suit_name(view.proposed if view.proposed is not None else Suit.CLUBS)
    return Prompt(ASKED[call].format(suit=suit), f"1, 2, o, p, or: {_TYPED[call]}, pass")


def _name(scene: Scene) -> Prompt:
    view = scene.view
    offered = options(Question.NAME, view)
    example = offered[0].spellings[0]
    alone = _can_go_alone(view)
    passing = " p," if Pass() in view.legal else ""
    examples = f"{example}, alone {example}" if alone else example
    return Prompt("Name trump", f"1-{len(offered)}, a suit,{passing} or: {examples}")


def _can_go_alone(view: View) -> bool:
    seating = view.rules.seating
    return seating.has_dummy or seating.has_partners


def _take(scene: Scene) -> Prompt:
    example = _code(numbered(scene.view)[-1])
    return Prompt("Take it?", f"1, 2, take it, leave it, or the discard: {example}")


def _discard(scene: Scene) -> Prompt:
    held = numbered(scene.view)
    card = held[-1]
    return Prompt("Discard", f"1-{len(held)}, or a card: {_code(card)}, {_full(card)}")


def _keep(scene: Scene) -> Prompt:
    if len(scene.kept) == FIVE:
        return Prompt("Keep these five?", "Enter = yes; 1-9 0 change; or five")
    return Prompt("Keep which five?", f"1-9 0, or type five, all mine{SUGGESTS}")


def _play(scene: Scene) -> Prompt:
    view = scene.view
    held = numbered(view)
    places = legal_places(view)
    if len(places) == 1:
        return Prompt("Your play", f"{places[0]}, or only: it is your only legal card")
    legal = [held[place - 1] for place in places]
    examples = [_code(legal[0]), *_titles(legal, view), _full(legal[-1])]
    return Prompt("Your play", f"{ranges(places)}, or a card: {', '.join(examples)}")


def _titles(cards: list[Card], view: View) -> list[str]:
    titles = [full_names(card, order_suit(view))[-1] for card in cards]
    return [title.split()[0] for title in titles if title.endswith(" bower")][:1]


def _code(card: Card) -> str:
    """Return a card as it is typed in the fewest letters."""
    return str(card).lower().replace("t", "10") if card.rank is not None else "joker"


def _full(card: Card) -> str:
    return full_names(card, None)[0]


def legal_places(view: View) -> list[int]:
    """Return the numbers of the cards that may be played or discarded."""
    legal = set(view.legal)
    return [
        place for place, card in enumerate(numbered(view), 1) if legal & {Play(card), TakeUp(card)}
    ]


def ranges(numbers: list[int]) -> str:
    """Return numbers in rising order, neighbours drawn together.

    >>> ranges([1, 2, 3]), ranges([1, 3]), ranges([1, 2, 4])
    ('1-3', '1, 3', '1-2, 4')
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if run[1:] else str(run[0]) for run in runs)


_PROMPTS: Final[dict[Question, Callable[[Scene], Prompt]]] = {
    Question.JOKER: lambda _scene: Prompt("Name the joker's suit", "1-4, or: spades, hearts"),
    Question.ORDER: _order,
    Question.NAME: _name,
    Question.TAKE: _take,
    Question.DISCARD: _discard,
    Question.DUMMY: lambda _scene: Prompt("Take the dummy?", "1, 2, y, n, or: dummy, alone"),
    Question.GO_ALONE: lambda _scene: Prompt("Go alone?", "1, 2, n, y, or: together, alone"),
    Question.KEEP: _keep,
    Question.KEEP_THESE: _keep,
    Question.DEFEND: lambda _scene: Prompt("Defend alone?", "1, 2, n, y, or: together, alone"),
    Question.PLAY: _play,
    Question.NEW_GAME: lambda _scene: Prompt("Begin another game?", "y, n"),
}
