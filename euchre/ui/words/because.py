"""Why an option is better than another, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from euchre.coach.hints.facts import Fact, What
from euchre.rules.cards import Card
from euchre.rules.trump import suit_of
from euchre.ui.words.cards import suit_name, the
from euchre.ui.words.chances import chance
from euchre.ui.words.numbers import listed, points
from euchre.ui.words.teller import Teller, called, can, how_often, in_short, opened
from euchre.views import View


def because(
    facts: Iterable[Fact], view: View, names: tuple[str, ...], said: Card | None = None
) -> list[str]:
    """Return a sentence for each fact, cards by their names; `briefly` makes symbols of those.

    `said` is a card that was named just before, and is called it.
    """
    teller = Teller(view, names)
    sentences: list[str] = []
    for fact in facts:
        sentence, opening = _SAID[fact.what](teller, fact), teller.opening(fact)
        if said is not None and said is fact.card and sentence.startswith(opening):
            sentence = f"It{sentence.removeprefix(opening)}"
        sentences.append(sentence)
        said = fact.card
    return sentences


def _trumps(teller: Teller, fact: Fact) -> str:
    suit = fact.suit
    where = "" if teller.view.trump is not None or suit is None else f"in {suit_name(suit)} "
    upcard = "" if fact.card is None else f"with {the(fact.card)} "
    cards = listed([called(card, suit) for card in fact.cards])
    if not cards:
        held = "you have no trump"
    elif len(fact.cards) == 1:
        held = f"your only trump is {cards}"
    else:
        held = f"your trumps are {cards}"
    aces = listed([the(card) for card in fact.over_cards])
    beside = f", and you have {aces}" if aces else ""
    return opened(f"{where}{upcard}{held}{beside}.")


def _often(teller: Teller, fact: Fact) -> str:
    often, other = how_often(fact.share), in_short(fact.against)
    return (
        f"{opened(teller.comes(fact))} {often}, {other} {teller.by(fact)}{_and_so(teller, fact)}."
    )


def _how_often(teller: Teller, fact: Fact) -> str:
    often = f"{teller.comes(fact)} {how_often(fact.share)}{_and_so(teller, fact)}"
    return f"{opened(teller.by(fact))}, {often}."


def _and_so(teller: Teller, fact: Fact) -> str:
    """Return whom an outcome makes the winner of the game, if anybody."""
    if not fact.seats:
        return ""
    return f"; that takes {teller.side(fact)} to {fact.number}"


def _upcard_goes(teller: Teller, fact: Fact) -> str:
    takes = "takes" if fact.number else "may take"
    dealer = fact.seats[0]
    comma = "," if dealer == teller.people.partner else ""
    return f"{teller.people.introduced(dealer)}{comma} {takes} {teller.card(fact)}."


def _pays(teller: Teller, fact: Fact) -> str:
    with_dummy = teller.view.phase == "declare" and teller.people.seating.has_dummy
    together = "with the dummy" if with_dummy else "together"
    return f"All five tricks score {points(fact.number)} alone, {fact.less} {together}."


def _enough(teller: Teller, fact: Fact) -> str:
    scores = points(fact.number)
    if teller.view.phase == "declare":
        return f"All five tricks together score {scores}, enough to win the game."
    return f"A euchre together scores {scores}, enough to win the game."


def _needs_one(teller: Teller, fact: Fact) -> str:
    if teller.is_ours(fact.seats[0]):
        return "One more trick makes it."
    return f"One more trick euchres {teller.who(fact)}."


def _others_need_one(teller: Teller, fact: Fact) -> str:
    if teller.is_ours(fact.seats[0]):
        return "One more trick for the others is a euchre."
    return f"{opened(teller.who(fact))} needs one more trick to make it."


def _instead(teller: Teller, fact: Fact) -> str:
    mine, others = (
        listed([the(card) for card in cards]) for cards in (fact.cards, fact.over_cards)
    )
    more = _MORE.get((fact.what, fact.number == 1)) or _MORE.get((fact.what, False), "")
    more = more.format(number=fact.number, suit=teller.suits(fact))
    return f"These five have {mine} instead of {others}{more}."


_MORE: Final = {
    (What.MORE_TRUMPS, True): ", one trump more",
    (What.MORE_TRUMPS, False): ", {number} trumps more",
    (What.HIGHER_TRUMP, False): ", a higher trump",
    (What.MORE_ACES, True): ", one ace more",
    (What.MORE_ACES, False): ", {number} aces more",
    (What.VOID_IN, False): ", so that you can trump {suit}",
}
"""What five have over others; the same of one, where that is said otherwise."""


def _kept_second(teller: Teller, fact: Fact) -> str:
    if fact.suit is teller.view.trump:
        return f"Kept back, {teller.card(fact)} loses to {teller.over(fact)} only."
    return f"Kept back, {teller.card(fact)} is the second highest {teller.suit(fact)} left."


def _trump_kept(teller: Teller, fact: Fact) -> str:
    trump = teller.view.trump
    if fact.over is None or trump is None or suit_of(fact.over, trump) is not trump:
        return "a trump"
    return "the higher trump"


_SAID: Final[dict[What, Callable[[Teller, Fact], str]]] = {
    What.ONLY_CHOICE: lambda _, __: "Nothing else is legal.",
    What.BLIND: lambda _, __: "Nobody has seen a hand, and one suit is as good as another.",
    What.SETTLED: lambda _, __: "The points of this hand are settled, whatever is played.",
    What.ALL_THE_SAME: lambda t, _: (
        f"Every {'card' if t.view.phase == 'play' else 'answer'} comes to the same."
    ),
    What.AS_GOOD: lambda t, f: f"{opened(t.doing(f))} comes to the same.",
    What.CLOSE: lambda t, f: f"{opened(t.doing(f))} is as good, as near as can be told.",
    What.OFTEN: _often,
    What.HOW_OFTEN: _how_often,
    What.FOR_THE_GAME: lambda t, f: (
        f"It wins the game more often than {t.doing(f)}:"
        f" {chance(f.share)}, not {chance(f.against)}."
    ),
    What.MORE: lambda t, f: f"On the average it gains {f.share:.2f} points more than {t.doing(f)}.",
    What.SLIGHTLY: lambda t, f: f"It is a little better than {t.doing(f)}.",
    What.WINS_GAME: lambda t, f: f"{t.coming(f)} would take {t.side(f)} to {f.number}.",
    What.ONE_POINT: lambda t, f: f"One more point wins the game for {t.side(f)}.",
    What.WINS: lambda t, f: f"{t.opening(f)} wins this trick for certain.",
    What.WINS_FOR_SIDE: lambda t, f: f"No opponent can beat {t.card(f)}.",
    What.WINS_UNLESS: lambda t, f: (
        f"{t.opening(f)} beats {t.over(f)}; {t.who(f)} {can('beat it', f.share)}."
    ),
    What.LOST: lambda t, f: f"{t.owned(f)} wins this trick in any case.",
    What.CANNOT_BEAT: lambda t, f: f"No card that you may play beats {t.owned(f)}.",
    What.FELLOW_HAS_IT: lambda t, f: f"{t.fellow(f)} wins this trick with {t.card(f)} in any case.",
    What.FELLOW_AHEAD: lambda t, f: (
        f"{t.fellow(f)} is winning with {t.card(f)}, which {can('be beaten', f.share)}."
    ),
    What.FELLOW_CAN: lambda t, f: f"{t.fellow(f)} {can(f'beat {t.card(f)}', f.share)}.",
    What.OVERTAKES: lambda t, f: (
        f"{t.opening(f)} would take the trick from {t.who(f)},"
        f" {'your partner' if t.has_partners else 'who is on your side'}."
    ),
    What.LEAVES: lambda t, f: f"{t.opening(f)} would leave the trick to {t.who(f)}.",
    What.LEAVES_UNLESS: lambda t, f: (
        f"{t.opening(f)} would leave the trick to {t.at(f, 0)};"
        f" {t.at(f, 1)} {can(f'beat {t.over(f)}', f.share)}."
    ),
    What.LOWEST_TO_WIN: lambda t, f: (
        f"{t.opening(f)} is the lowest of your cards that beat {t.over(f)}."
    ),
    What.LOWEST: lambda t, f: (
        f"{t.opening(f)} is the lowest"
        f" {'card that you may play' if t.view.phase == 'play' else 'of your six cards'}."
    ),
    What.HIGHEST: lambda t, f: f"{t.opening(f)} is the highest {t.suit(f)} left.",
    What.CAN_BE_RUFFED: lambda t, f: (
        f"{t.opening(f)} is the highest {t.suit(f)} left, and can be trumped {how_often(f.share)}."
    ),
    What.CAN_BE_BEATEN: lambda t, f: f"{opened(t.who(f))} {can(f'beat {t.card(f)}', f.share)}.",
    What.BEATEN_LESS: lambda t, f: (
        f"{opened(t.who(f))} {can(f'beat {t.card(f)}', f.share)},"
        f" {t.over(f)} {in_short(f.against)}."
    ),
    What.DRAWS: lambda t, f: (
        f"It draws trumps: {f.number} {'is' if f.number == 1 else 'are'} unseen, and {t.who(f)}"
        f" holds {'it' if f.number == 1 else 'one'} {how_often(f.share)}."
    ),
    What.KEPT_HIGHEST: lambda t, f: f"Kept back, {t.card(f)} is the highest {t.suit(f)} left.",
    What.KEPT_SECOND: _kept_second,
    What.KEPT_HIGHER: lambda t, f: f"It keeps {t.card(f)}, {_trump_kept(t, f)}.",
    What.KEPT_TRUMP: lambda t, f: f"It keeps {t.card(f)}, your only trump.",
    What.VOID: lambda t, f: (
        f"{t.opening(f)} is your only {t.suit(f)}: without it you can trump {t.suits(f)}."
    ),
    What.NEEDS_ONE: _needs_one,
    What.OTHERS_NEED_ONE: _others_need_one,
    What.MARCH_IS_OPEN: lambda _, __: "No trick is lost yet, and all five are a march.",
    What.STOPS_MARCH: lambda t, f: f"One trick stops the march of {t.who(f)}.",
    What.TRUMPS: _trumps,
    What.UPCARD_GOES: _upcard_goes,
    What.MUST_NAME: lambda _, __: "You dealt, and may not pass.",
    What.INSTEAD: _instead,
    What.MORE_TRUMPS: _instead,
    What.HIGHER_TRUMP: _instead,
    What.MORE_ACES: _instead,
    What.VOID_IN: _instead,
    What.PAYS: _pays,
    What.ENOUGH: _enough,
    What.PAYS_SAME: lambda _, f: f"All five tricks score {points(f.number)}, alone or not.",
}
