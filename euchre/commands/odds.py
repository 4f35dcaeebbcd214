"""`euchre-cli odds`: the chance to win the game from a score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from euchre.commands.flags import rule_flags, rules_from, whole_number

if TYPE_CHECKING:
    from euchre.rules.rules import Rules

_SHOWN: Final = 10
"""A grid has so many scores of each side, the last before the target."""
_BELOW: Final = (3, 6, 1)
"""By how much the scores of an example are below the target, by side."""


@click.command(short_help="Say who wins how often from a score.")
@click.argument("scores", required=False, metavar="[SCORES]")
@click.option(
    "--dealer",
    type=whole_number(0),
    default=0,
    show_default=True,
    metavar="SEAT",
    help="Who deals the next hand.",
)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@rule_flags
def odds(
    scores: str | None,
    *,
    dealer: int,
    as_json: bool,
    **given: Any,  # noqa: ANN401 - the rule flags
) -> None:
    """Print each side's chance to win the game at SCORES, and what the next hand makes of it.

    SCORES are by seat, or by side, from seat 0: 7-4-9. Without them it is the beginning of the game
    for three players, else a table of the scores of both sides. The rules are those of the table
    that the flags and the settings make.
    """
    import json

    from euchre.commands.configured import configuration
    from euchre.ui.words.odds import grid_lines, no_seat, odds_lines

    rules = rules_from(given, configuration().values)
    if dealer >= rules.players:
        raise click.BadParameter(no_seat(dealer, rules.players), param_hint="'--dealer'")
    sides = len(rules.seating.sides)
    if scores is None and sides == 2:  # noqa: PLR2004 - a table has rows and columns
        grid = _grid(rules, dealer)
        lines = [json.dumps(grid)] if as_json else grid_lines(rules, grid)
    else:
        at = (0,) * sides if scores is None else _read(scores, rules)
        result, what = _ahead(rules, at, dealer)
        lines = [json.dumps(result)] if as_json else odds_lines(rules, result, what)
    for line in lines:
        click.echo(line)


def _read(text: str, rules: Rules) -> tuple[int, ...]:
    """Return the scores; raises click.BadParameter where no game going on has them."""
    from euchre.rules.game import winners
    from euchre.ui.words.faults import quoted, shortened
    from euchre.ui.words.odds import never_both, no_scores, over, wrong_number

    sides = len(rules.seating.sides)
    example = "-".join(str(max(rules.target - below, 0)) for below in _BELOW[:sides])
    parts = text.split("-")
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise _bad(no_scores(quoted(text), example))
    if len(parts) != sides:
        raise _bad(wrong_number(len(parts), rules, example))
    # A tie may be over the target, but not by so much.
    if max(len(part.lstrip("0")) for part in parts) > len(str(rules.target)) + 1:
        raise _bad(over(shortened(text), rules))
    scores = tuple(map(int, parts))
    if sides == 2 and min(scores) >= rules.target:  # noqa: PLR2004 - only two defenders can tie (T8)
        raise _bad(never_both(scores, rules))
    if winners(rules, scores):
        raise _bad(over("-".join(map(str, scores)), rules))
    return scores


def _bad(message: str) -> click.BadParameter:
    return click.BadParameter(message, param_hint="'SCORES'")


def _about(rules: Rules, dealer: int) -> dict[str, Any]:
    return {"players": rules.players, "target": rules.target, "dealer": dealer}


def _grid(rules: Rules, dealer: int) -> dict[str, Any]:
    from euchre.bots.equity import chances

    last = range(max(rules.target - _SHOWN, 0), rules.target)
    grid = [
        {"scores": [ours, theirs], "chances": _rounded(chances(rules, (ours, theirs), dealer))}
        for ours in last
        for theirs in last
    ]
    return {**_about(rules, dealer), "grid": grid}


def _ahead(rules: Rules, scores: tuple[int, ...], dealer: int) -> tuple[dict[str, Any], list[str]]:
    """Return what is printed with `--json`, and what the next hand may come to in words."""
    from euchre.bots.equity import ahead, chances
    from euchre.ui.words.odds import PASSED_IN, came_of

    found = ahead(rules, scores, dealer)
    result = {
        **_about(rules, dealer),
        "scores": list(scores),
        "chances": _rounded(chances(rules, scores, dealer)),
        "next": [
            {
                "maker": each.maker,
                "clause": each.award and each.award.clause,
                "chance": round(each.chance, 6),
                "scores": list(each.scores),
                "chances": _rounded(each.after),
            }
            for each in found
        ],
    }
    what = [
        PASSED_IN if each.award is None else f"seat {each.maker} {came_of(each.award)}"
        for each in found
    ]
    return result, what


def _rounded(found: tuple[float, ...]) -> list[float]:
    return [round(share, 6) for share in found]
