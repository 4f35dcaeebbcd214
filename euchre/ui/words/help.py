"""Help on the question that is being asked, and the words that can be typed anywhere."""

from __future__ import annotations

from typing import Final

from euchre.ui.answers.question import Question
from euchre.ui.words.cards import the
from euchre.ui.words.problems import what_to_type
from euchre.views import View

_ABOUT: Final = {
    Question.JOKER: "The joker is turned up. You deal, and say which suit it stands for, before"
    " anybody has seen a hand. That is no bid yet.",
    Question.ORDER: "Whoever makes the upcard's suit trump is the maker, and needs 3 of the 5"
    " tricks. Add alone to play alone.",
    Question.NAME: "The upcard is turned down. Whoever names a suit as trump is the maker, and"
    " needs 3 of the 5 tricks. Add alone to play alone.",
    Question.TAKE: "Trump is made. You deal, so you may take {upcard} into your hand, and then"
    " discard one card, face down.",
    Question.DISCARD: "You have six cards. Choose the one to put aside, face down; it may be the"
    " upcard.",
    Question.DUMMY: "With the dummy you see its five cards, and keep the best five of ten. Alone"
    " you play your own five.",
    Question.GO_ALONE: "Alone, your partner sits out, and you play against two.",
    Question.KEEP: "Choose the five of ten that you play. The others are put aside, face down.",
    Question.KEEP_THESE: "Say yes to keep them, or no to choose again.",
    Question.DEFEND: "Alone, the other defender sits out, and you play against the maker by"
    " yourself.",
    Question.PLAY: "Follow the suit led if you can. The highest trump wins the trick, or else the"
    " highest card of the suit led.",
    Question.NEXT_HAND: "The hand is over. cards shows every card of it, and analyse"
    " judges what you did; undo goes back into it.",
    Question.PLAY_AGAIN: "The game is over. yes begins another, new 4 one for four players;"
    " analyse judges what you did.",
    Question.NEW_GAME: "The game that is being played would be left as it is.",
}

_NO_LONERS: Final = {
    Question.ORDER: "Whoever makes the upcard's suit trump is the maker, and needs 3 of the 5"
    " tricks.",
    Question.NAME: "The upcard is turned down. Whoever names a suit as trump is the maker, and"
    " needs 3 of the 5 tricks.",
}

_CARDS: Final = "A card is typed as its number, js, jack of spades, left, right, or joker."
_COMMANDS: Final = (
    "At any prompt: hint, undo, redo, hand, status, score, tricks, last, cards, analyse,"
    " rules, new (or new 2, new 3, new 4), help, quit."
)


def help_lines(question: Question, view: View) -> list[str]:
    """Return help on the question: what it is about, what to type, and the commands."""
    seating = view.rules.seating
    loners = seating.has_dummy or seating.has_partners
    about = _ABOUT[question] if loners else _NO_LONERS.get(question, _ABOUT[question])
    said = [about.format(upcard=the(view.upcard)), what_to_type(question, view)]
    if question in {Question.TAKE, Question.DISCARD, Question.KEEP, Question.PLAY}:
        said.append(_CARDS)
    return [*said, _COMMANDS]
