"""The rules in force, in words, from the same values that the engine uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.rules.scoring import Award, awards
from euchre.ui.words.numbers import listed, points

_GAMES: Final = {
    2: "Two-handed: you against one opponent.",
    3: "Three-handed, cutthroat: each plays for himself, and a dummy hand lies face down.",
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
    return [
        _DECKS[rules.deck],
        f"Trump, from the top: {joker}the right bower (the jack of trump), the left bower (the "
        f"other jack of that colour), ace, king, queen, 10, {lowest}.",
        f"Other suits, from the top: ace, king, queen, jack, 10, {lowest}.",
        "The left bower is a trump in every respect, and no card of the suit printed on it.",
        "Everybody gets five cards, and the next card of the pack is turned up: the upcard.",
    ]


_JOKER: Final = {
    "h": "A joker turned up stands for hearts.",
    "s": "A joker turned up stands for spades.",
    "dealer": "When a joker is turned up, the dealer says what suit it stands for, before anybody "
    "has seen a hand.",
}


def bidding(rules: Rules) -> list[str]:
    """Return what is said of the bidding (B1-B8)."""
    lines = [
        "Bidding begins at the dealer's left. In round 1 each passes, or makes the upcard's suit "
        "trump and is the maker.",
        "If all pass, the upcard is turned down. In round 2 each passes, or names a suit as trump "
        "and is the maker.",
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
    return [
        "A dealer who accepts takes the upcard and discards one card, any of the six.",
        "When another player makes it, the dealer must take the upcard too."
        if rules.forced_pickup
        else "When another player makes it, the dealer may take the upcard and discard one card, "
        "or leave it.",
    ]


_DEFEND: Final = {
    "any": "The defenders are asked in turn whether they play alone.",
    "loner": "Only when the maker is alone, the defenders are asked in turn whether they play "
    "alone.",
    "never": "Defenders never play alone.",
}


def alone(rules: Rules) -> list[str]:
    """Return what is said of the dummy and of playing alone (T2-T4, D1, F1-F3)."""
    if rules.defend_alone is None:
        return ["Nobody plays alone."]
    maker = (
        "The maker takes the dummy and keeps any five of the ten cards, or plays alone. He says "
        "which before he sees it."
        if rules.seating.has_dummy
        else "The maker plays together with his partner, or alone; then the partner sits out."
    )
    lines = [maker, _DEFEND[rules.defend_alone]]
    if rules.defend_alone != "never":
        lines.append("The first defender who plays alone bars the other, who sits out.")
    return lines


def play(rules: Rules) -> list[str]:
    """Return what is said of the play (P1-P3, T4, D2, F3)."""
    lines = [
        "Follow the suit led if you can; otherwise play any card.",
        "The highest trump takes the trick, or with no trump in it the highest card of the suit "
        "led. The winner leads next. Five tricks are played.",
    ]
    if rules.defend_alone is None or rules.loner_lead == "dealer":
        return [*lines, "The player at the dealer's left leads first."]
    return [
        *lines,
        "The player at the dealer's left leads first. When somebody is alone, it is the player at "
        "the loner's left; when two are, at the maker's left.",
    ]


def _outcome(row: Award, rules: Rules) -> str:
    tricks = listed([str(number) for number in row.tricks], "or")
    unit = "trick" if row.tricks[-1] == 1 and len(row.tricks) == 1 else "tricks"
    maker = {None: "the maker", False: "the maker, not alone,", True: "a lone maker"}
    who = "the makers" if rules.seating.has_partners else maker[None]
    if row.maker_alone is not None and rules.defend_alone is not None:
        who = maker[row.maker_alone]
    against = ""
    if row.defender_alone and rules.defend_alone != "never":
        against = " against a lone defender"
    return f"{who} with {tricks} {unit}{against}"


def scoring(rules: Rules) -> list[str]:
    """Return the award table in sentences, a row a line (T5-T7, D3, F4)."""
    lines = ["The maker needs three of the five tricks."]
    for row in awards(rules):
        if row.defender_alone and rules.defend_alone in {None, "never"}:
            continue
        outcome = _outcome(row, rules)
        sentence = outcome[0].upper() + outcome[1:]
        if row.maker:
            lines.append(f"{sentence}: {points(row.maker)} ({row.clause}).")
        else:
            side = "the other side" if rules.seating.has_partners else "each defender"
            if len(rules.seating.sides) == 2 and not rules.seating.has_partners:  # noqa: PLR2004
                side = "the defender"
            lines.append(f"{sentence}: euchred, {side} scores {row.defenders} ({row.clause}).")
    return lines


def winning(rules: Rules) -> list[str]:
    """Return how a game is won (B9, T8)."""
    side = "side" if rules.seating.has_partners else "player"
    lines = [f"The first {side} with {points(rules.target)} at the end of a deal wins the game."]
    if rules.tie == "play-on":
        lines.append(
            "If two defenders get there together, the higher total wins; if they are equal, play "
            "goes on until one player leads."
        )
    elif rules.tie == "shared":
        lines.append(
            "If two defenders get there together, the higher total wins; if they are equal, they "
            "share the win."
        )
    return lines


def house(rules: Rules) -> list[str]:
    """Return every option that means something at this table, as a flag would set it."""
    lines = []
    for option in OPTIONS:
        value = getattr(rules, option.name)
        if value is None:
            continue
        shown = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
        usual = "" if value != option.defaults[rules.players] else " (the default)"
        lines.append(f"{option.name.replace('_', ' ')}: {shown}{usual}")
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
