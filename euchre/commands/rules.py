"""`euchre-cli rules`: the rules in force, in words."""

from __future__ import annotations

from typing import Any

import click

from euchre.commands.completing import of_values
from euchre.commands.flags import one_of, rule_flags, rules_from

TOPICS = ("cards", "bidding", "pickup", "alone", "play", "scoring", "winning", "house")
"""The names of the topics, which a test holds against the words themselves."""


@click.command(short_help="Print the rules in force, in words.")
@click.argument(
    "topic",
    type=one_of(TOPICS),
    required=False,
    metavar="[TOPIC]",
    shell_complete=of_values(TOPICS),
)
@rule_flags
def rules(topic: str | None, **given: Any) -> None:  # noqa: ANN401 - the flags
    """Print the rules of the table that the flags and the settings make, or one TOPIC of them.

    The topics are cards, bidding, pickup, alone, play, scoring, winning and house.
    """
    from euchre.commands.configured import configuration

    table = rules_from(given, configuration().values)
    from euchre.ui.words.rules import summary, topic_lines

    for line in summary(table) if topic is None else topic_lines(table, topic):
        click.echo(line)
