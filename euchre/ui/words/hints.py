"""The hint in lines; and a bot's choice and its reason, in words."""

from __future__ import annotations

from typing import Final

from euchre.bots import Explanation, Motive
from euchre.coach.hints.snapshot import Option, Snapshot
from euchre.rules.actions import (
    Action,
    Alone,
    Dummy,
    Keep,
    Leave,
    Name,
    NameJoker,
    Order,
    Pass,
    Play,
    TakeUp,
    Together,
)
from euchre.rules.cards import CardSet
from euchre.rules.seats import Seat
from euchre.ui.answers.question import Question
from euchre.ui.hand import laid_out, order_suit
from euchre.ui.words import advice
from euchre.ui.words.because import because
from euchre.ui.words.calls import ANSWERS
from euchre.ui.words.cards import card_name, suit_name, the
from euchre.ui.words.chances import chance
from euchre.ui.words.numbers import listed
from euchre.ui.words.people import People
from euchre.views import View

NO_HINT: Final = "There is nothing to decide in the game just now."


def hint(snapshot: Snapshot, question: Question, view: View, names: tuple[str, ...]) -> list[str]:
    """Return what is advised and why, what each option is worth, and where that is from."""
    people = People.of(view, names)
    named = snapshot.named
    card = named.card if isinstance(named, Play) else None
    card = named.discard if isinstance(named, TakeUp) else card
    why = " ".join(because(snapshot.facts, view, names, card))
    advised = _option(named, question, view, people.reader)
    lines = [f"Hint: {advised}. {why}"]
    if snapshot.options:
        measured = advice.measure(snapshot, view, names)
        heads = [measured] if measured else []
        lines.append(f"{', '.join([*heads, _WORTH if heads else _WORTH.capitalize()])}:")
        lines += [_figures(option, question, view, people.reader) for option in snapshot.options]
        lines.append(advice.where_from(snapshot)[0])
    return lines


_WORTH: Final = "points as they count at this score, and chance to win the game"


def _option(action: Action, question: Question, view: View, seat: Seat) -> str:
    if question is Question.DISCARD and isinstance(action, TakeUp):
        return f"discard {the(action.discard)}"
    return choice_in_words(action, view, seat)


def _figures(option: Option, question: Question, view: View, seat: Seat) -> str:
    """Return what an option is worth, to be read by ear."""
    name = _option(option.action, question, view, seat)
    shares = [] if option.share is None else [chance(option.share)]
    number = advice.points(option.value).replace("+", "plus ").replace("-", "minus ")
    tag = advice.TAGS[option.standing]
    figures = ", ".join([*shares, number, chance(option.chance), *([tag] if tag else [])])
    return f"{name[:1].upper()}{name[1:]}: {figures}."


_PLAIN: Final[dict[Action, str]] = {
    Pass(): "pass",
    Leave(): "leave it",
    Dummy(): "take the dummy",
    Alone(): "alone",
    Together(): "together",
}


def choice_in_words(action: Action, view: View, seat: Seat) -> str:
    """Return what a seat chooses, in a few words."""
    match action:
        case Order():
            return ANSWERS[view.rules.seating.call(view.dealer, seat)]
        case Name(suit) | NameJoker(suit):
            return suit_name(suit)
        case TakeUp(card):
            thrown = "it again" if card is view.upcard else the(card)
            return f"take {the(view.upcard)} and discard {thrown}"
        case Keep(cards):
            return f"keep {_named(cards, view)}"
        case Play(card):
            return card_name(card)
        case _:
            return _PLAIN[action]


def _named(cards: CardSet, view: View) -> str:
    return listed([the(card) for card in laid_out(cards, order_suit(view))])


_REASONS: Final = {
    Motive.ONLY_CHOICE: "Nothing else is legal.",
    Motive.BLIND: "Nobody has seen a hand, and one suit is as good as another.",
    Motive.STRONG_HAND: "The hand is strong enough with {suit} as trump.",
    Motive.WEAK_HAND: "The hand is too weak, even with {suit} as trump.",
    Motive.BARE_TRUMPS: "There are few trumps, no ace beside them, and the upcard would go to"
    " {seat}.",
    Motive.GAME_AT_STAKE: "The hand is less than is usually asked for, but {seat} {wins} the game"
    " with one more point.",
    Motive.DEALER_IS_STUCK: "A suit must be named, and {suit} is the strongest.",
    Motive.UPCARD_HELPS: "The upcard makes the hand stronger.",
    Motive.UPCARD_HELPS_BY_VOID: "The upcard makes the hand stronger, and no {suit} will be left,"
    " so that {suit} can be trumped.",
    Motive.UPCARD_IS_NO_HELP: "The upcard would not make the hand stronger.",
    Motive.BEST_FIVE: "They are the strongest five of the ten.",
    Motive.STRONG_ALONE: "The hand can take all five tricks by itself, and that scores more.",
    Motive.TOO_WEAK_ALONE: "The hand is too weak to take all five tricks by itself.",
    Motive.CANNOT_MARCH: "The {cards} went to {seat}, and beats every card of the hand.",
    Motive.ALONE_SCORES_THE_SAME: "All five tricks alone score no more than with the dummy.",
    Motive.ALONE_IS_WORTH_NOTHING: "All five tricks together are enough to win the game.",
    Motive.STRONG_DEFENCE: "The highest trumps ({cards}) may hold the loner alone.",
    Motive.TOO_WEAK_TO_DEFEND_ALONE: "Two defenders are safer, unless one holds the two highest"
    " trumps and an ace.",
    Motive.DEFENCE_SCORES_THE_SAME: "Alone scores no more, unless the defence takes all five.",
    Motive.DEFENCE_IS_WORTH_NOTHING: "A euchre together is enough to win the game.",
    Motive.MAKER_IS_NOT_ALONE: "The maker is not alone, and two defenders are needed.",
    Motive.DRAW_TRUMP: "A trump led draws the others' trumps.",
    Motive.BOSS_CARD: "It is the highest {single} left.",
    Motive.BOSS_TRUMP: "It is the highest trump left.",
    Motive.TRUMP_FOR_MAKER: "{Seat} made trump, and a trump led helps.",
    Motive.SHORT_SUIT: "It is the last of {suit}, which can be trumped afterwards.",
    Motive.WEAK_LEAD: "No lead is likely to win, and this one costs least.",
    Motive.HOPEFUL_LEAD: "It is more likely to win than not, though it can be beaten.",
    Motive.FELLOW_WINS: "{Seat}, of the same side, {be} winning the trick; leave it there.",
    Motive.FELLOW_IS_BETTERED: "{Seat}, of the same side, {be} winning the trick, but may still be"
    " beaten, and the trick is needed.",
    Motive.FELLOW_IS_COVERED: "{Seat}, of the same side, {be} winning the trick, but every card"
    " that may be played is higher.",
    Motive.CHEAPEST_WIN: "It takes the trick for certain, and is the lowest that does.",
    Motive.LIKELY_WIN: "It is winning the trick, though it may still be beaten.",
    Motive.RUFF: "A trump takes the trick as it stands.",
    Motive.LEFT_TO_FELLOW: "{Seat}, of the same side, {be} still to play; keep the better cards.",
    Motive.CANNOT_WIN: "No card that may be played wins the trick, and this one is worth least.",
    Motive.SAVED: "The card that would win is worth more later; this one is worth least.",
    Motive.HOLD_BACK: "A euchre would win the game for {seat}, so leave tricks to the maker.",
    Motive.TRIED_OUT: "Tried in sample deals that fit what has been seen, it comes out best.",
    Motive.WHIM: "It feels right.",
    Motive.HIGH_CARD: "It is the highest card.",
    Motive.LOW_CARD: "It is a low card.",
}


def reason_for(explanation: Explanation, view: View, people: People) -> str:
    """Return why a bot chose what it chose, in a sentence."""
    suit = "" if explanation.suit is None else suit_name(explanation.suit)
    seat = "" if explanation.seat is None else people.named(explanation.seat)
    is_reader = explanation.seat == people.reader
    cards = [card_name(card) for card in laid_out(explanation.cards, order_suit(view))]
    return _REASONS[explanation.motive].format(
        suit=suit,
        single=suit.removesuffix("s"),
        seat=seat,
        Seat=seat[:1].upper() + seat[1:],
        be="are" if is_reader else "is",
        wins="win" if is_reader else "wins",
        cards=listed(cards),
    )
