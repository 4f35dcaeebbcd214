"""What can be wrong with a table, an action or a record, as reasons; the sentences are not here."""

from __future__ import annotations

from enum import Enum, auto
from reprlib import repr as short
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.phase import Phase


class Reason(Enum):
    """Why something is refused, each under one word that programs may rely on."""

    # A table
    UNKNOWN_RULE = auto()
    RULE_VALUE = auto()
    RULE_MEANS_NOTHING = auto()
    # An action
    NOT_NOW = auto()
    NOT_IN_HAND = auto()
    MUST_FOLLOW = auto()
    TURNED_DOWN = auto()
    DEALER_IS_STUCK = auto()
    DEALER_MUST_TAKE = auto()
    NOT_FIVE_OF_TEN = auto()
    DEAL_IS_OVER = auto()
    # A record
    UNKNOWN_ACTION = auto()
    GAME_IS_OVER = auto()
    WRONG_TYPE = auto()
    NAMES = auto()
    HANDS = auto()
    HAND_SIZE = auto()
    DUMMY = auto()
    DUMMY_SIZE = auto()
    STOCK_SIZE = auto()
    UNKNOWN_CARD = auto()
    FACE_NOT_KNOWN = auto()
    NOT_IN_DECK = auto()
    CARD_TWICE = auto()
    NO_SUCH_DEALER = auto()
    DEALER_DOES_NOT_ROTATE = auto()
    DEAL_NOT_FINISHED = auto()
    POINTS_OF_UNFINISHED = auto()
    WRONG_POINTS = auto()
    WRONG_SCORES = auto()
    NO_RECORD = auto()


class RulesError(ValueError):
    """A table that cannot be: `reason`, the option's `name` and the `value` that was given."""

    def __init__(self, reason: Reason, name: str, value: object) -> None:
        """Keep what was wrong."""
        super().__init__(f"{reason.name}: {name}={short(value)}")
        self.reason = reason
        self.name = name
        self.value = value

    def __reduce__(self) -> tuple[type[RulesError], tuple[Reason, str, object]]:
        """Pickle by what was wrong."""
        return (RulesError, (self.reason, self.name, self.value))


class IllegalAction(ValueError):
    """An action that the rules refuse: `reason`, `action` and the `position` it was tried in."""

    def __init__(self, reason: Reason, action: Action, position: Phase) -> None:
        """Keep what was wrong, and where."""
        super().__init__(f"{reason.name}: {action} by seat {position.turn} in {position}")
        self.reason = reason
        self.action = action
        self.position = position

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Reason, Action, Phase]]:
        """Pickle by what was wrong."""
        return (IllegalAction, (self.reason, self.action, self.position))


class RecordError(ValueError):
    """A record that is not right: `reason`, and `deal` and `action` (from 1) as far as known.

    `found` is what the record says and `wanted` what it should, or the name of what should be
    there, where that helps. Where the rules refused an action, the `IllegalAction` is the cause.
    """

    def __init__(
        self,
        reason: Reason,
        *,
        deal: int | None = None,
        action: int | None = None,
        found: object = None,
        wanted: object = None,
    ) -> None:
        """Keep what was wrong, and where."""
        place = [f"deal {deal}"] if deal is not None else []
        place += [f"action {action}"] if action is not None else []
        # Shortened: what a file says may be very long, or nested very deeply.
        super().__init__(f"{', '.join([*place, reason.name])}: {short(found)}")
        self.reason = reason
        self.deal = deal
        self.action = action
        self.found = found
        self.wanted = wanted

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by what was wrong; the cause is left behind."""
        return (_record_error, (self.reason, self.deal, self.action, self.found, self.wanted))


def _record_error(
    reason: Reason, deal: int | None, action: int | None, found: object, wanted: object
) -> RecordError:
    return RecordError(reason, deal=deal, action=action, found=found, wanted=wanted)
