"""The reader's hand: legal cards raised, and below each its number and what it counts as."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from euchre.rules.actions import Play
from euchre.rules.cards import Card
from euchre.ui.answers.keeping import FIVE
from euchre.ui.answers.question import KEEPS_FIVE, Question
from euchre.ui.hand import own_cards
from euchre.ui.render import cards
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.scene import Scene
from euchre.ui.theme import Ink
from euchre.ui.words import table as words

RAISED: Final = 14
LOW: Final = 15
NUMBERS: Final = 20


def draw_hand(canvas: Canvas, scene: Scene) -> None:
    """Draw the hand in the middle of the canvas."""
    own = in_hand(scene)
    column = (canvas.width - cards.STEP * len(own) + cards.STEP - cards.WIDTH) // 2
    for place, card in enumerate(own):
        available = is_available(scene, card)
        row = RAISED if is_raised(scene, card) else LOW
        cards.draw_card(canvas, row, column, card, legal=available)
        put_number(canvas, Spot(NUMBERS, column), scene, place, card)
        column += cards.STEP


def in_hand(scene: Scene) -> tuple[Card, ...]:
    """Return the cards in hand as they are laid out; the upcard is among them once it is taken."""
    own = own_cards(scene.view)
    if scene.question is Question.DISCARD:
        return own
    return tuple(card for card in own if card in scene.view.hand)


def takes_cards(scene: Scene) -> bool:
    """Tell whether the question that is asked is answered with a card."""
    return scene.question is not None and (
        scene.question.takes_a_number_of_cards or scene.question in KEEPS_FIVE
    )


def is_available(scene: Scene, card: Card) -> bool:
    """Tell whether a card may be played, or kept; any is where none is asked for.

    Once five are kept, no other may be kept.
    """
    view = scene.view
    if view.seat in view.sitting_out:
        return False
    if scene.question in KEEPS_FIVE:
        return card in scene.kept or len(scene.kept) != FIVE
    return scene.question is not Question.PLAY or Play(card) in view.legal


def is_raised(scene: Scene, card: Card) -> bool:
    """Tell whether a card is raised: it may be played or discarded, or it is kept."""
    if scene.question in KEEPS_FIVE:
        return card in scene.kept
    return takes_cards(scene) and is_available(scene, card)


def put_number(canvas: Canvas, spot: Spot, scene: Scene, place: int, card: Card) -> None:
    """Write the number and the tag of a card; its place is counted from 0."""
    text = number_and_tag(scene, place, card)
    if not text:
        return
    at = spot.column + (cards.WIDTH - cell_len(text) + 1) // 2
    canvas.put(spot.row, at, text, number_ink(scene, place, card))


def number_ink(scene: Scene, place: int, card: Card) -> Ink:
    """Return the ink of a card's number and tag."""
    if not takes_cards(scene):
        return Ink.SECONDARY
    if place == scene.selected:
        return Ink.SELECTED
    return Ink.ACCENT if is_available(scene, card) else Ink.DISABLED


def number_and_tag(scene: Scene, place: int, card: Card) -> str:
    """Return what stands below a card, its place counted from 0."""
    if not takes_cards(scene):
        return words.tag(card, scene.view.trump)
    return f"{(place + 1) % 10} {_tag(scene, card)}".rstrip()


def _tag(scene: Scene, card: Card) -> str:
    view = scene.view
    if scene.question in KEEPS_FIVE:
        return words.KEEP if card in scene.kept else words.tag(card, view.trump)
    if scene.question is Question.DISCARD and card is view.upcard:
        return words.tag(card, view.trump) or words.UPCARD
    return words.hand_tag(card, view.trump)
