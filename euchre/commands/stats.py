"""`euchre-cli stats`: what the kept games come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from euchre.commands.picking import players_flag, since_flag

if TYPE_CHECKING:
    from euchre.store.games import Store, Wanted
    from euchre.store.statistics import Counted, Group


@click.command(short_help="Say what your games come to.")
@players_flag
@since_flag("Only games begun on that day or later.")
@click.option(
    "--between-bots", is_flag=True, help="Count games that are not yours too, from seat 0."
)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@click.option("--luck", "of_luck", is_flag=True, help="Say whether the cards were dealt honestly.")
@click.option("--reset", is_flag=True, help="Begin anew, after asking; the games stay in the list.")
@click.option("--yes", is_flag=True, help="With --reset: do not ask.")
def stats(  # noqa: PLR0913 - a flag each
    *,
    players: int | None,
    since: str | None,
    between_bots: bool,
    as_json: bool,
    of_luck: bool,
    reset: bool,
    yes: bool,
) -> int:
    """Add up the kept games: how many you won, and what came of your hands.

    Games in which something was taken back or a hint was asked for are counted apart, and so is
    what you practised. A game that was imported counts for the seat that its record says a person
    held; where it says none, it is not yours, as a game between bots is not.
    """
    import json

    from euchre.commands.keeping import kept_games
    from euchre.store.games import Wanted
    from euchre.store.statistics import Counted, not_counted
    from euchre.ui.words.statistics import between_bots_alone, statistics_lines

    if reset:
        return _reset(yes=yes)
    if of_luck:
        return _luck(Wanted(players=players, since=since), as_json=as_json)
    counted = Counted(players, since, between_bots)
    with kept_games() as store:
        result = statistics(store, counted)
        apart = 0 if between_bots else not_counted(store)
    if as_json:
        click.echo(json.dumps({**result, "between_bots": apart}))
        return 0
    for line in statistics_lines(result):
        click.echo(line)
    if apart:
        click.echo(between_bots_alone(apart))
    return 0


def _luck(wanted: Wanted, *, as_json: bool) -> int:
    """Say what was dealt over all kept games, games between bots too: they have the same packs."""
    import json

    from euchre.commands.keeping import kept_games
    from euchre.luck import as_object, luck
    from euchre.ui.words.luck import luck_lines

    with kept_games() as store:
        found = luck(store.records([game.id for game in store.listed(wanted)]))
    for line in [json.dumps(as_object(found))] if as_json else luck_lines(found):
        click.echo(line)
    return 0


def _reset(*, yes: bool) -> int:
    from euchre.commands.asking import agreed
    from euchre.commands.keeping import kept_games
    from euchre.store.statistics import practised, reset
    from euchre.ui.words.kept import sure_to_reset, was_reset

    with kept_games(to_write=True) as store:
        positions = sum(each.positions for each in practised(store))
        if not yes and not agreed(sure_to_reset(store.count(), positions)):
            return 1
        click.echo(was_reset(reset(store), positions))
    return 0


def statistics(store: Store, counted: Counted) -> dict[str, Any]:
    """Return the statistics as they are printed with `--json`: without help, with it, practice."""
    from euchre.store.statistics import groups

    found = groups(store, counted)
    alone = _summary(store, counted, [group for group in found if not group.assisted])
    helped = _summary(store, counted, [group for group in found if group.assisted], assisted=True)
    return {**alone, "assisted": helped, "practice": _practice(store, counted)}


def _practice(store: Store, counted: Counted) -> dict[str, Any]:
    """Return what was practised: by kind, each with its average cost, and what comes back."""
    from math import fsum

    from euchre.store.keeper import now
    from euchre.store.statistics import cards, practised

    found = practised(store, counted.players, counted.since)
    positions = sum(each.positions for each in found)
    back = cards(store, now(), counted.players)
    return {
        "positions": positions,
        "best": sum(each.best for each in found),
        "cost": round(fsum(each.cost for each in found) / max(positions, 1), 4),
        "by": [
            {**each._asdict(), "cost": round(each.cost / max(each.positions, 1), 4)}
            for each in found
        ],
        "cards": sum(each.kept for each in back),
        "due": sum(each.due for each in back),
        "tables": [
            {"rules": dict(each.rules), "cards": each.kept, "due": each.due} for each in back
        ],
    }


def _summary(
    store: Store, counted: Counted, found: list[Group], *, assisted: bool = False
) -> dict[str, Any]:
    from euchre.store.statistics import streak, sum_of

    whole = sum_of(found)
    tally = whole.tally
    return {
        "games": whole.games,
        "won": whole.won,
        "lost": whole.games - whole.won,
        "unfinished": whole.unfinished,
        **tally._asdict(),
        "points_per_deal": round(tally.points / max(tally.deals, 1), 4),
        "streak": streak(store, counted, assisted=assisted)._asdict(),
        "by": [
            {
                "players": group.players,
                "bots": None if group.bots is None else group.bots.split(","),
                "games": group.games,
                "won": group.won,
            }
            for group in found
        ],
    }
