"""`euchre-cli practice`: real positions, each answered and then judged."""

from __future__ import annotations

import sys
from io import StringIO
from typing import TYPE_CHECKING, Any

import click

from euchre.coach.practising.kinds import KINDS
from euchre.commands.completing import of_values
from euchre.commands.flags import (
    look_flags,
    one_of,
    rule_flags,
    rules_from,
    seed_flag,
    values_shown,
    whole_number,
)
from euchre.commands.front_end import front_end, settings_from

if TYPE_CHECKING:
    from datetime import datetime

    from euchre.rules.rules import Rules
    from euchre.settings import Settings
    from euchre.store.practised import Practised
    from euchre.table.keeping import Books
    from euchre.ui.practice.practice import Plan, Practice
    from euchre.ui.study.aside import Aside
    from euchre.views import View

_KINDS = tuple(KINDS)


@click.command(short_help="Practise on real positions, against the expert.")
@click.argument(
    "kind", type=one_of(_KINDS), metavar=values_shown(_KINDS), shell_complete=of_values(_KINDS)
)
@click.option(
    "--count",
    type=whole_number(1),
    metavar="N",
    help="How many positions.  [default: until you leave]",
)
@seed_flag
@rule_flags
@look_flags
def practice(
    *,
    kind: str,
    count: int | None,
    seed: int | None,
    **given: Any,  # noqa: ANN401 - the flags
) -> int:
    """Practise bids, which cards to keep and discard, or plays: answer, and see what was best.

    The positions are from games between bots. Those that went wrong come back on a later day,
    before new ones; with --seed they do not, and the positions are the same again.
    """
    from euchre.commands.configured import configuration
    from euchre.commands.progress import practised
    from euchre.table.shuffle import new_seed
    from euchre.ui.practice.practice import Plan

    found = configuration()
    rules = rules_from(given, found.values)
    settings = settings_from(given, found.values)
    plan = Plan(kind, rules, new_seed() if seed is None else seed, count, comes_back=seed is None)
    with practised() as memory:
        return _practise(plan, memory, settings)


def _practise(plan: Plan, memory: Practised, settings: Settings) -> int:
    """Practise at the table or in lines, and return the exit code."""
    from euchre.arena.executors import InPlace
    from euchre.ui.practice.practice import Means, Practice
    from euchre.ui.study.plain import study_in_lines

    shown = front_end(settings)
    lines_in, out = sys.stdin or StringIO(), sys.stdout or StringIO()
    if shown.plain:
        return study_in_lines(Practice(plan, Means(InPlace(), memory, now)), lines_in, out)
    from contextlib import closing

    from euchre.ui.study.app import StudyApp
    from euchre.ui.study.aside import Aside

    with closing(Aside()) as aside:
        study = Practice(plan, Means(aside, memory, now, is_ahead=True), bare_table(plan.rules))
        code, in_plain = StudyApp(study, settings, (shown.colours, shown.ascii_only)).run()
        if in_plain:
            study.wait()
            return study_in_lines(study, lines_in, out)
        for line in study.parting():
            click.echo(line)
    return code


def bare_table(rules: Rules) -> View:
    """Return a table at which nothing has happened, to be seen until there is a position."""
    from euchre.rules.cards import pack
    from euchre.rules.deal import deal
    from euchre.views import view

    seen = view(deal(rules, dealer=0, order=pack(rules.deck)).position, None)
    return seen._replace(history=(), turn=None, proposed=None)


def practice_over(books: Books, aside: Aside, kind: str, behind: View) -> Practice:
    """Return practice over a game at the table: of a kind, by its rules, beside its books."""
    from euchre.commands.progress import practised_in
    from euchre.table.shuffle import new_seed
    from euchre.ui.practice.practice import Means, Plan, Practice

    plan = Plan(kind, behind.rules, new_seed())
    return Practice(plan, Means(aside, practised_in(books), now, is_ahead=True), behind)


def now() -> datetime:
    """Return what time it is."""
    from datetime import UTC, datetime

    return datetime.now(UTC)
