"""Why a game cannot be written in Euchre Game Notation, or a file of it cannot be read."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from euchre.rules.errors import RecordError
from euchre.ui.words.egn import egn_fault
from euchre.ui.words.records import record_fault


class Why(Enum):
    """A reason; the sentences are in the words."""

    NOT_FOUR = auto()
    TURNED_DOWN_NAMED = auto()
    JOKER_ORDERED = auto()
    LONE_DEFENCE = auto()
    TOO_MANY_DEALS = auto()
    NOT_EGN = auto()
    VERSION = auto()
    WRONG_TYPE = auto()
    CONDENSED = auto()
    HOUSE_RULE = auto()
    RULE_VALUE = auto()
    NO_END = auto()
    UNKNOWN_CARD = auto()
    GENERIC_SUIT = auto()
    NOT_IN_DECK = auto()
    UPCARD_NOT_KNOWN = auto()
    PLAY_NOT_KNOWN = auto()
    BOWER_WITHOUT_TRUMP = auto()
    CARD_TWICE = auto()
    HAND_SIZE = auto()
    STOCK_SIZE = auto()
    NO_SUCH_DEALER = auto()
    NOT_HIS_DEAL = auto()
    UNKNOWN_CALL = auto()
    NO_CALL = auto()
    WRONG_ROUND = auto()
    CALL_AFTER_TRUMP = auto()
    NO_LONE_DEFENDER = auto()
    NOBODY_MADE_TRUMP = auto()
    TRICK_SIZE = auto()
    AFTER_THE_PLAY = auto()
    NOT_IN_HAND = auto()
    GAME_IS_OVER = auto()
    BREAKS_THE_RULES = auto()


class EgnError(ValueError):
    """A file or a game that is refused; `str` of it is a sentence for a person.

    `deal` and `trick` count from 1, None where it is not about one. Where the rules were broken,
    the `RecordError` is in `fault`.
    """

    def __init__(  # noqa: PLR0913 - what is known of a fault
        self,
        why: Why,
        *,
        deal: int | None = None,
        trick: int | None = None,
        found: object = None,
        wanted: object = None,
        fault: RecordError | None = None,
    ) -> None:
        """Keep what was wrong, and where."""
        because = record_fault(fault) if fault is not None else None
        super().__init__(
            egn_fault(why.name, deal=deal, trick=trick, found=found, wanted=wanted, because=because)
        )
        self.why = why
        self.deal = deal
        self.trick = trick
        self.found = found
        self.wanted = wanted
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by what was wrong."""
        return (_error, (self.why, self.deal, self.trick, self.found, self.wanted, self.fault))


def _error(  # noqa: PLR0913, PLR0917 - as the error keeps it
    why: Why,
    deal: int | None,
    trick: int | None,
    found: object,
    wanted: object,
    fault: RecordError | None,
) -> EgnError:
    return EgnError(why, deal=deal, trick=trick, found=found, wanted=wanted, fault=fault)
