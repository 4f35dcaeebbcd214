"""Auditing a game: whether its packs were fixed before, and its bots decided as it says.

It stands above the table and the bots, and below whatever tells people of it. A bot is asked again
with nothing but its own view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from typing import Any, Final, NamedTuple

from euchre.bots import BOTS, Bot
from euchre.rules.cards import parse_card
from euchre.rules.deal import lay_out
from euchre.rules.phase import Dealt
from euchre.rules.record import Told, deals_of, replay
from euchre.rules.record_shape import is_list
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.table.decisions import decisions
from euchre.table.fair import Sealed, commitment, packed
from euchre.table.loop import turns_of
from euchre.table.shuffle import Packs
from euchre.version import __version__


class Kind(Enum):
    """What was found: first what is wrong, then what cannot be told."""

    WRONG_COMMITMENT = auto()
    OTHER_CARDS = auto()
    NOT_FROM_SEED = auto()
    DEALER_NOT_FROM_SEED = auto()
    OTHER_DECISION = auto()
    NO_COMMITMENT = auto()
    NO_SEED = auto()
    NO_BOTS = auto()
    UNKNOWN_BOT = auto()
    OTHER_VERSION = auto()
    UNKNOWN_CARDS = auto()

    @property
    def is_wrong(self) -> bool:
        """Whether the record is not what it says it is."""
        return self in _WRONG


_WRONG: Final = {
    Kind.WRONG_COMMITMENT,
    Kind.OTHER_CARDS,
    Kind.NOT_FROM_SEED,
    Kind.DEALER_NOT_FROM_SEED,
    Kind.OTHER_DECISION,
}


class Finding(NamedTuple):
    """Something found; `deal` and `action` count from 1, None where it is not about one.

    `found` is what the record says and `wanted` what the program would have done, if that is known.
    """

    kind: Kind
    deal: int | None = None
    action: int | None = None
    seat: Seat | None = None
    found: str = ""
    wanted: str = ""


class Audit(NamedTuple):
    """What an audit came to: how much of the game was found right, and what else was found."""

    deals: int
    committed: int
    dealt_again: int
    asked_again: int
    findings: tuple[Finding, ...]

    @property
    def is_right(self) -> bool:
        """Whether nothing is wrong with what could be checked."""
        return not any(finding.kind.is_wrong for finding in self.findings)


class Origin(NamedTuple):
    """What a record says of where it came from, as far as it can be used."""

    packs: Packs | None
    bots: Mapping[Seat, Bot]
    unknown: tuple[Finding, ...]


def audit(record: Mapping[str, Any]) -> Audit:
    """Audit the record of a game; raises RecordError where it breaks the rules.

    >>> audit({"euchre": 1, "deals": []}).is_right
    True
    """
    rules = replay(record).rules
    origin = _origin(record, rules)
    findings = list(origin.unknown)
    committed = dealt_again = asked_again = 0
    for number, told in enumerate(deals_of(record), 1):
        deal = record["deals"][number - 1]
        sealed = Sealed.kept_in(deal)
        about_pack = _of_commitment(sealed, told.dealt, number)
        about_seed = _of_seed(origin.packs, sealed, told.dealt, number)
        committed += not about_pack
        dealt_again += origin.packs is not None and not about_seed
        findings += [*about_pack, *about_seed]
        version = deal.get("version", record.get("version"))
        if version != __version__:
            about = Finding(Kind.OTHER_VERSION, number, found=_text(version), wanted=__version__)
            findings += [about] if origin.bots else []
            continue
        if not _is_all_known(told.dealt):
            findings.append(Finding(Kind.UNKNOWN_CARDS, number))
            continue
        for right, finding in _asked_again(origin.bots, told, number):
            asked_again += right
            findings += [] if right else [finding]
    return Audit(
        len(record["deals"]), committed, dealt_again, asked_again, tuple(_first_of_each(findings))
    )


def _first_of_each(findings: list[Finding]) -> Iterator[Finding]:
    """Iterate over what is wrong, and over the first of each kind of what cannot be told."""
    told: set[tuple[Kind, str]] = set()
    for finding in findings:
        kind = (finding.kind, finding.found)
        if finding.kind.is_wrong or finding.seat is not None or kind not in told:
            yield finding
        told.add(kind)


def _of_commitment(sealed: Sealed | None, dealt: Dealt, number: int) -> list[Finding]:
    """Return what is wrong with a deal's commitment, or with its cards against its pack."""
    if sealed is None:
        return [Finding(Kind.NO_COMMITMENT, number)]
    really = commitment(sealed.salt, sealed.pack)
    if really != sealed.commitment:
        return [Finding(Kind.WRONG_COMMITMENT, number, found=sealed.commitment, wanted=really)]
    try:
        order = [parse_card(text) for text in sealed.pack.split(" ")]
        is_same = lay_out(dealt.rules, dealt.dealer, order, dealt.scores) == dealt
    except ValueError:
        is_same = False
    return [] if is_same else [Finding(Kind.OTHER_CARDS, number)]


def _of_seed(
    packs: Packs | None, sealed: Sealed | None, dealt: Dealt, number: int
) -> list[Finding]:
    """Return what the seed deals otherwise than the record."""
    if packs is None:
        return []
    order = packs.order(number - 1)
    wanted = packed(order)
    is_same = lay_out(dealt.rules, dealt.dealer, order, dealt.scores) == dealt
    found = wanted if sealed is None else sealed.pack
    findings: list[Finding] = []
    if number == 1 and dealt.dealer != packs.first_dealer():
        findings.append(
            Finding(
                Kind.DEALER_NOT_FROM_SEED,
                number,
                found=str(dealt.dealer),
                wanted=str(packs.first_dealer()),
            )
        )
    if not is_same or found != wanted:
        findings.append(Finding(Kind.NOT_FROM_SEED, number, wanted=wanted))
    return findings


def _asked_again(
    bots: Mapping[Seat, Bot], told: Told, number: int
) -> Iterator[tuple[bool, Finding]]:
    """Ask the bots of a deal again, and iterate over whether each did the same."""
    turns = list(turns_of(told.dealt, told.actions))
    for action, (view, turn) in enumerate(decisions(told.dealt, turns), 1):
        if turn.seat in bots:
            wanted = bots[turn.seat].choose(view)
            finding = Finding(
                Kind.OTHER_DECISION, number, action, turn.seat, str(turn.action), str(wanted)
            )
            yield wanted == turn.action, finding


def _is_all_known(dealt: Dealt) -> bool:
    piles = (*dealt.hands, dealt.dummy, dealt.stock)
    return all(pile == pile.known for pile in piles)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _origin(record: Mapping[str, Any], rules: Rules) -> Origin:
    """Return what a record says of its packs and bots; other keys of a record may be anything."""
    seed, game = record.get("seed"), record.get("game", 0)
    packs = Packs(rules, seed, game) if type(seed) is int and type(game) is int else None
    unknown = [] if packs else [Finding(Kind.NO_SEED)]
    levels: object = record.get("bots")
    if not is_list(levels) or len(levels) != rules.players:
        return Origin(packs, {}, (*unknown, Finding(Kind.NO_BOTS)))
    seeds: object = record.get("bot_seeds")
    if not is_list(seeds) or len(seeds) != len(levels):
        seeds = [seed] * len(levels)
    bots: dict[Seat, Bot] = {}
    for seat, (level, own) in enumerate(zip(levels, seeds, strict=True)):
        if isinstance(level, str) and level in BOTS and type(own) is int:
            bots[seat] = BOTS[level](seed=own)
        elif level is not None:
            unknown.append(Finding(Kind.UNKNOWN_BOT, seat=seat, found=_text(level)))
    return Origin(packs, bots, tuple(unknown))
