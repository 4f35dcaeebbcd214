"""What an audit says of a game, in lines for a person."""

from __future__ import annotations

from typing import Final

from euchre.audit import Audit, Finding, Kind
from euchre.ui.words.faults import shortened

_SENTENCES: Final = {
    Kind.WRONG_COMMITMENT: "the commitment is not the hash of the salt and the pack, which is "
    "{wanted}",
    Kind.OTHER_CARDS: "the cards are not those of the pack that was fixed before",
    Kind.NOT_FROM_SEED: "the seed deals another pack",
    Kind.DEALER_NOT_FROM_SEED: "seat {found} deals first, and by the seed seat {wanted} does",
    Kind.OTHER_DECISION: "the bot at seat {seat} would do {wanted}, and the record says {found}",
    Kind.NO_COMMITMENT: "there is no commitment to check, here and perhaps in later deals",
    Kind.NO_SEED: "the record names no seed, so its packs cannot be dealt again",
    Kind.NO_BOTS: "the record does not say who was a bot, so none can be asked again",
    Kind.UNKNOWN_BOT: 'the bot at seat {seat}, "{found}", is not known here and cannot be asked '
    "again",
    Kind.UNKNOWN_CARDS: "cards are missing, so the bots cannot be asked again, here and perhaps in "
    "later deals",
    Kind.OTHER_VERSION: "from here on version {found} decided, whose bots cannot be asked again: "
    "this is version {wanted}",
}
_NO_VERSION: Final = "from here on no version is named, so the bots cannot be asked again"


def finding_line(finding: Finding) -> str:
    """Return what was found, and where: deal and action count from 1."""
    place = [f"deal {finding.deal}"] if finding.deal is not None else []
    place += [f"action {finding.action}"] if finding.action is not None else []
    sentence = _SENTENCES[finding.kind]
    if finding.kind is Kind.OTHER_VERSION and not finding.found:
        sentence = _NO_VERSION
    said = sentence.format(
        seat=finding.seat,
        found=shortened(finding.found),
        # a hash is longer than other things that are quoted, and of use only whole
        wanted=finding.wanted,
    )
    return f"{', '.join(place)}: {said}" if place else said


def audit_line(audit: Audit) -> str:
    """Return what an audit came to.

    >>> audit_line(Audit(3, 3, 3, 61, ()))
    'right: 3 of 3 commitments, 3 of 3 packs from the seed, 61 decisions of bots made again'
    """
    verdict = "right" if audit.is_right else "NOT right"
    return (
        f"{verdict}: {audit.committed} of {audit.deals} commitments, {audit.dealt_again} of "
        f"{audit.deals} packs from the seed, {audit.asked_again} decisions of bots made again"
    )
