"""What is said of Euchre Game Notation that cannot be read, or cannot express a game."""

from __future__ import annotations

from typing import Final

from euchre.ui.words.faults import quoted, shortened

SENTENCES: Final = {
    # A game that the notation cannot express
    "NOT_FOUR": "Euchre Game Notation is for four players, and this game has {wanted}",
    "TURNED_DOWN_NAMED": "the suit turned down was named, for which Euchre Game Notation has no "
    "rule",
    "JOKER_ORDERED": "the joker was turned up and ordered, and Euchre Game Notation does not say "
    "which suit it stands for",
    "LONE_DEFENCE": "a defender played alone against two, for which Euchre Game Notation has no "
    "rule",
    "TOO_MANY_DEALS": "{found} deals are too many; {wanted} are allowed",
    # What is no file of the notation
    "NOT_EGN": 'no Euchre Game Notation: its "fileType" is not "Euchre Game Notation"',
    "VERSION": "version {found} of Euchre Game Notation is not known here; 1.0 to 1.9 are",
    "WRONG_TYPE": "{found} stands where {named} is wanted",
    "CONDENSED": "it is condensed to a string, which is not read here; expand the file first",
    # House rules
    "HOUSE_RULE": "the house rule {named} is not played here",
    "RULE_VALUE": "{named} cannot be {found} here",
    "NO_END": "winning_score and num_deals: one of them says when the game ends",
    # A deal
    "UNKNOWN_CARD": "{found} is no card",
    "GENERIC_SUIT": "{found} names no suit that can be dealt",
    "NOT_IN_DECK": "{found} is not in the {wanted}-card deck",
    "UPCARD_NOT_KNOWN": "the upcard is not known",
    "PLAY_NOT_KNOWN": "which card {found} was is not known, and cannot be worked out",
    "BOWER_WITHOUT_TRUMP": "{found} is a bower, and no suit was made trump",
    "CARD_TWICE": "{found} is there twice",
    "HAND_SIZE": "seat {wanted} has more than five cards",
    "STOCK_SIZE": "there are more undealt cards than {wanted}",
    "NO_SUCH_DEALER": "there is no seat {found} to deal; seats count from 0 to 3",
    "NOT_HIS_DEAL": "seat {found} deals, but it is the turn of seat {wanted}",
    "UNKNOWN_CALL": "what was called is not known",
    "NO_CALL": "{found} is no call",
    "WRONG_ROUND": "{found} belongs to the other round of bidding",
    "CALL_AFTER_TRUMP": "{found} is called after trump was made",
    "NO_LONE_DEFENDER": "seat {found} cannot defend alone here",
    "NOBODY_MADE_TRUMP": "cards are played, and nobody made trump",
    "TRICK_SIZE": "there should be {wanted} cards, not {found}",
    "AFTER_THE_PLAY": "there are cards after the fifth trick",
    "NOT_IN_HAND": "{found} is not in the hand of seat {wanted}",
    "GAME_IS_OVER": "the game was over before this deal",
}
"""By the name of the reason."""

_NAMED: Final = {
    "metadata": 'an object as "metadata"',
    "players": 'a list of names as "players"',
    "initialScore": 'two whole numbers as "initialScore"',
    "ruleset": 'an object as "ruleset"',
    "deals": 'a list as "deals"',
    "deal": "a deal",
    "dealNumber": 'a whole number as "dealNumber"',
    "initialState": 'an object as "initialState"',
    "dealer": 'a whole number as "dealer"',
    "upCard": 'a card as "upCard"',
    "playerCards": 'four lists of cards as "playerCards"',
    "kitty": 'a list of cards as "kitty"',
    "phases": 'a list of phases as "phases"',
    "phase": "a phase of bidding, then one of play,",
    "calls": 'a list of calls as "calls"',
    "isAlone": 'true or false as "isAlone"',
    "aloneDefender": 'a seat or -1 as "aloneDefender"',
    "discard": 'a card as "discard"',
    "tricks": 'a list of lists of cards as "tricks"',
}

CARD_EXCHANGES: Final = "of exchanging cards"
NO_TRUMP: Final = "of playing without trump"


def egn_fault(  # noqa: PLR0913 - what is known of a fault
    reason: str,
    *,
    deal: int | None,
    trick: int | None,
    found: object,
    wanted: object,
    because: str | None = None,
) -> str:
    """Return what is wrong, and where: deal and trick count from 1.

    `because` is what the referee says, where it was he who found it.

    >>> egn_fault("UNKNOWN_CARD", deal=2, trick=3, found="Zz", wanted=None)
    'deal 2, trick 3: "Zz" is no card'
    """
    place = [f"deal {deal}"] if deal is not None else []
    place += [f"trick {trick}"] if trick is not None else []
    said = because or SENTENCES[reason].format(
        found=quoted(found),
        wanted=quoted(wanted),
        named=_NAMED.get(str(wanted)) or shortened(str(wanted)),
    )
    return f"{', '.join(place)}: {said}" if place else said


def seat_name(seat: int) -> str:
    """Return what a player is called whose name is not known.

    >>> seat_name(0)
    'Player 1'
    """
    return f"Player {seat + 1}"
