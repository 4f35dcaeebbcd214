"""The rules in force, in words, from the same values that the engine uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.rules.scoring import Award, awards
from euchre.ui.words.calls import ALOUD
from euchre.ui.words.config import spelt
from euchre.ui.words.numbers import listed, points

_GAMES: Final = {
    2: "Two-handed: you against one opponent.",
    3: "Three-handed, cutthroat: everybody plays for themselves, and a dummy hand lies face down.",
    4: "Four-handed: partners sit opposite each other.",
}

_DECKS: Final = {
    24: "24 cards are used: 9, 10, jack, queen, king and ace in four suits.",
    25: "25 cards are used: 9, 10, jack, queen, king and ace in four suits, and a joker.",
    32: "32 cards are used: 7, 8, 9, 10, jack, queen, king and ace in four suits.",
}


def cards(rules: Rules) -> list[str]:
    """Return what is said of the cards (C1-C5)."""
    lowest = {24: "9", 25: "9", 32: "9, 8, 7"}[rules.deck]
    joker = "the joker, then " if rules.deck == 25 else ""  # noqa: PLR2004 - C1
    who = "Everybody and the dummy" if rules.seating.has_dummy else "Everybody"
    get = "get" if rules.seating.has_dummy else "gets"
    return [
        _DECKS[rules.deck],
        (
            f"Trump, from the top: {joker}the right bower (the jack of trump), the left bower (the "
            f"other jack of that colour), ace, king, queen, 10, {lowest}."
        ),
        f"Other suits, from the top: ace, king, queen, jack, 10, {lowest}.",
        "The left bower is a trump in every respect, and no card of the suit printed on it.",
        f"{who} {get} five cards, and the next card of the pack is turned up: the upcard.",
    ]


_JOKER: Final = {
    "h": "A joker turned up stands for hearts.",
    "s": "A joker turned up stands for spades.",
    "dealer": "When a joker is turned up, the dealer says what suit it stands for, before anybody "
    "has seen a hand.",
}


def bidding(rules: Rules) -> list[str]:
    """Return what is said of the bidding (B1-B8)."""
    calls = [f'"{ALOUD[call]}"' for call in rules.seating.calls]
    lines = [
        (
            "Bidding begins at the dealer's left. In round 1 each passes, or makes the upcard's "
            "suit trump and is the maker."
        ),
        f"The words for it, from the dealer's left: {listed(calls)}.",
        (
            "If all pass, the upcard is turned down. In round 2 each passes, or names a suit as "
            "trump and is the maker."
        ),
        "Any suit may be named in round 2, the one turned down too."
        if rules.any_suit
        else "The suit that was turned down may not be named.",
        "The dealer may not pass in round 2: stick the dealer."
        if rules.stick_the_dealer
        else "If all pass again, nobody scores and the next player deals.",
    ]
    if rules.joker_suit is not None:
        lines.append(_JOKER[rules.joker_suit])
    return lines


def pickup(rules: Rules) -> list[str]:
    """Return what is said of the dealer's pick-up (B3, B4)."""
    lines = [
        "A dealer who accepts takes the upcard and discards one card, any of the six, face down.",
        "When another player makes the upcard's suit trump, the dealer must take it too."
        if rules.forced_pickup
        else "When another player makes the upcard's suit trump, the dealer may take the upcard "
        "and discard one card, or leave it, and then it is out of play.",
    ]
    if rules.seating.has_partners:
        lines.append("This comes before anybody says whether to play alone.")
    return lines


_DEFEND: Final = {
    "any": "The defenders are asked in turn whether they play alone.",
    "loner": "When the maker is alone, the defenders are asked in turn whether they play alone; "
    "otherwise they are not.",
    "never": "Defenders never play alone.",
}


def alone(rules: Rules) -> list[str]:
    """Return what is said of the dummy and of playing alone (T2, T3, D1, F1, F2)."""
    if rules.defend_alone is None:
        return ["Nobody plays alone."]
    lines = [_DEFEND[rules.defend_alone]]
    if rules.defend_alone != "never":
        lines.append("The first defender who plays alone bars the other, who sits out.")
    if rules.seating.has_dummy:
        return [
            (
                "The maker takes the dummy and keeps any five of the ten cards, or plays alone and "
                "leaves the dummy face down. This is said before the maker sees the dummy."
            ),
            *lines,
        ]
    return [
        "The maker plays together with the partner, or alone, and then the partner sits out.",
        *lines,
    ]


def play(rules: Rules) -> list[str]:
    """Return what is said of the play (P1-P3, T4, D2, F3)."""
    return [
        "Follow the suit led if you can; otherwise play any card.",
        (
            "The highest trump takes the trick, or with no trump in it the highest card of the "
            "suit led. The winner leads next. Five tricks are played."
        ),
        _first_lead(rules),
    ]


def _first_lead(rules: Rules) -> str:
    if rules.defend_alone is None:
        return "The player at the dealer's left leads first."
    if rules.loner_lead == "dealer":
        return "The player at the dealer's left leads first; whoever sits out is skipped."
    if rules.defend_alone == "never":
        return (
            "The player at the dealer's left leads first, or at a lone maker's left; whoever sits "
            "out is skipped."
        )
    return (
        "The player at the dealer's left leads first. When one player is alone, it is the player "
        "at the loner's left; when the maker and a defender are, at the maker's left. Whoever sits "
        "out is skipped."
    )


_TRICKS: Final = {range(1): "no trick", range(5, 6): "all 5 tricks"}


def _outcome(row: Award, rules: Rules) -> str:
    tricks = _TRICKS.get(row.tricks) or f"{listed([str(n) for n in row.tricks], 'or')} tricks"
    if row.maker_alone is None or rules.defend_alone is None:
        who = "The makers" if rules.seating.has_partners else "The maker"
    elif row.maker_alone:
        who = "A lone maker"
    else:
        who = "The makers together" if rules.seating.has_partners else "The maker with the dummy"
    against = ", against a lone defender" if row.defender_alone else ""
    return f"{who}, {tricks}{against}"


def _euchred(row: Award, rules: Rules) -> str:
    if rules.seating.has_partners:
        return f"euchred, {points(row.defenders)} for the other side"
    if rules.seating.has_dummy:
        sitting_out = ", the one who sits out too" if row.defender_alone else ""
        return f"euchred, {points(row.defenders)} for each defender{sitting_out}"
    return f"euchred, {points(row.defenders)} for the defender"


def _merged(rows: Iterable[Award]) -> list[Award]:
    """Return the rows of the table, neighbours that score the same as one."""
    merged: list[Award] = []
    for row in rows:
        last = merged[-1] if merged else row
        if last._replace(maker_alone=row.maker_alone) == row:
            merged[-1:] = [row._replace(maker_alone=None) if last is not row else row]
        elif last._replace(tricks=row.tricks) == row:
            both = (*last.tricks, *row.tricks)
            merged[-1] = row._replace(tricks=range(min(both), max(both) + 1))
        else:
            merged.append(row)
    return merged


def scoring(rules: Rules) -> list[str]:
    """Return the award table in sentences, a row a line (T5-T7, D3, F4)."""
    who = "makers need" if rules.seating.has_partners else "maker needs"
    lines = [f"The {who} 3 of the 5 tricks."]
    for row in _merged(awards(rules)):
        if row.defender_alone and rules.defend_alone == "never":
            continue
        earned = points(row.maker) if row.maker else _euchred(row, rules)
        lines.append(f"{_outcome(row, rules)}: {earned} ({row.clause}).")
    return lines


def winning(rules: Rules) -> list[str]:
    """Return how a game is won (B9, T8)."""
    side = "side" if rules.seating.has_partners else "player"
    lines = [f"The first {side} at {points(rules.target)} or more when a deal ends wins the game."]
    if rules.tie is not None:
        equal = (
            "they share the win"
            if rules.tie == "shared"
            else f"play goes on until one player at {points(rules.target)} or more leads"
        )
        lines.append(
            "If two defenders get there together, the higher total wins; if they are equal, "
            f"{equal}."
        )
    return lines


def house(rules: Rules) -> list[str]:
    """Return every option that means something at this table, as a flag would set it."""
    lines: list[str] = []
    for option in OPTIONS:
        value = getattr(rules, option.name)
        if value is None:
            continue
        usual = "" if value != option.defaults[rules.players] else " (the default)"
        lines.append(f"{option.name.replace('_', ' ')}: {spelt(value)}{usual}")
    return lines


_TOPICS: Final[dict[str, tuple[str, Callable[[Rules], list[str]]]]] = {
    "cards": ("Cards", cards),
    "bidding": ("Bidding", bidding),
    "pickup": ("The dealer's pick-up", pickup),
    "alone": ("Playing alone", alone),
    "play": ("Play", play),
    "scoring": ("Scoring", scoring),
    "winning": ("Winning", winning),
    "house": ("The table's options", house),
}


def topics() -> tuple[str, ...]:
    """Return the names of the topics, in order."""
    return tuple(_TOPICS)


def topic_lines(rules: Rules, topic: str) -> list[str]:
    """Return one topic: its heading, then a sentence a line."""
    heading, said = _TOPICS[topic]
    return [f"{heading}.", *(f"  {line}" for line in said(rules))]


def summary(rules: Rules) -> list[str]:
    """Return all the rules in force, a sentence a line under headings."""
    lines = [_GAMES[rules.players]]
    for topic in _TOPICS:
        lines += ["", *topic_lines(rules, topic)]
    return lines
