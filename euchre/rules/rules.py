"""Rules: one frozen value that holds every option of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from euchre.rules.cards import JOKER, Card, Suit, parse_suit
from euchre.rules.errors import Reason, RulesError
from euchre.rules.options import OPTIONS, Value
from euchre.rules.seats import SEATINGS, Seating


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a table; what is not given has its default, None where it means nothing.

    Raises RulesError where there is no such option, a value is not allowed, or an option means
    nothing at this table.

    >>> Rules(players=4).defend_alone
    'loner'
    >>> Rules(players=2, tie="shared")
    Traceback (most recent call last):
    euchre.rules.errors.RulesError: RULE_MEANS_NOTHING: tie='shared'
    """

    players: int = 3
    deck: int = 24
    target: int = 10
    stick_the_dealer: bool = False
    forced_pickup: bool = False
    any_suit: bool = False
    joker_suit: str | None = None
    defend_alone: str | None = None
    lone_march: int | None = None
    super_euchre: bool | None = None
    tie: str | None = None
    loner_lead: str | None = None

    if not TYPE_CHECKING:  # a type checker knows the names

        def __new__(cls, *_values: object, **options: object) -> Self:
            """Refuse the name of no option as `RulesError`, which no signature would."""
            for name in options.keys() - cls.__dataclass_fields__.keys():
                raise RulesError(Reason.UNKNOWN_RULE, name, options[name])
            return object.__new__(cls)

    def __post_init__(self) -> None:
        """Check each option, and fill in the defaults that depend on the game."""
        for option in OPTIONS:
            value = getattr(self, option.name)
            if value is not None and not option.allows(value):
                raise RulesError(Reason.RULE_VALUE, option.name, value)
        # What an option means depends on the players and the deck, which are now known to be right.
        for option in OPTIONS:
            value = getattr(self, option.name)
            if option.means_something(self.players, self.deck):
                if value is None:
                    object.__setattr__(self, option.name, option.defaults[self.players])
            elif value is not None:
                raise RulesError(Reason.RULE_MEANS_NOTHING, option.name, value)

    @classmethod
    def parse(cls, options: Mapping[str, Any]) -> Rules:
        """Return the rules that a record's `rules` object says; raises RulesError."""
        names = {option.name for option in OPTIONS}
        for name, value in options.items():
            if name not in names:
                raise RulesError(Reason.UNKNOWN_RULE, name, value)
            if value is None:
                raise RulesError(Reason.RULE_VALUE, name, value)
        return cls(**options)

    @property
    def seating(self) -> Seating:
        """Who sits where, and who scores together."""
        return SEATINGS[self.players]

    def proposed_by(self, upcard: Card) -> Suit | None:
        """Return the suit that a card turned up proposes, None where the dealer names it (B8)."""
        if upcard is not JOKER:
            return upcard.suit
        return None if self.joker_suit == "dealer" else parse_suit(self.joker_suit or "h")

    @property
    def asks_defenders(self) -> bool:
        """Whether a defender may be asked to play alone (T3, F2)."""
        return self.defend_alone not in {None, "never"}

    def changed(self) -> dict[str, Value]:
        """Return the options that differ from their defaults, and always players and deck.

        >>> Rules(players=4, target=5).changed()
        {'players': 4, 'deck': 24, 'target': 5}
        """
        return {
            option.name: value
            for option in OPTIONS
            if (value := getattr(self, option.name)) is not None
            and (option.name in {"players", "deck"} or value != option.defaults[self.players])
        }
