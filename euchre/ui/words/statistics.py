"""What the kept games come to, in lines for a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from euchre.ui.words.listing import bots_named
from euchre.ui.words.numbers import points
from euchre.ui.words.table import GAMES

NO_GAMES: Final = "No games are counted yet. Play one, or import some."

_BAR: Final = 20


def statistics_lines(result: Mapping[str, Any]) -> list[str]:
    """Return the lines of the statistics, given as for `--json`."""
    helped = result["assisted"]
    if not any(part["games"] or part["deals"] or part["unfinished"] for part in (result, helped)):
        return [NO_GAMES]
    lines = _part("Games without help", result)
    if helped["games"] or helped["deals"] or helped["unfinished"]:
        lines += ["", *_part("Games with a hint or something taken back", helped), _help(helped)]
    return lines


def _part(title: str, part: Mapping[str, Any]) -> list[str]:
    lines = [f"{title}: {_games(part)}."]
    if part["games"]:
        lines += _bars(
            [
                (_kind(group), group["won"], group["games"])
                for group in part["by"]
                if group["games"]
            ],
            "won",
        )
        lines.append(_streak(part["streak"]))
    if part["deals"]:
        lines += _hands(part)
    return lines


def _games(part: Mapping[str, Any]) -> str:
    finished = f"{part['games']} played to the end, {part['won']} won, {part['lost']} lost"
    return f"{finished}; {part['unfinished']} not finished" if part["unfinished"] else finished


def _kind(group: Mapping[str, Any]) -> str:
    kind = GAMES.get(group["players"], f"{group['players']} players")
    return f"{kind}, {bots_named(group['bots'])}"


def _streak(streak: Mapping[str, int]) -> str:
    run = streak["now"]
    now = f"{abs(run)} {'won' if run > 0 else 'lost'} in a row now"
    return (
        f"Streaks: {now}; the longest were {streak['longest_won']} won "
        f"and {streak['longest_lost']} lost."
    )


def _hands(part: Mapping[str, Any]) -> list[str]:
    hands, maker = part["deals"], part["maker"]
    scored = f"{points(part['points'])}, {part['points_per_deal']:.2f} a hand"
    lines = [f"Hands: {hands}, {part['passed_in']} of them passed in; {scored}."]
    if maker:
        lines.append(f"As the maker, {maker} {'hand' if maker == 1 else 'hands'}:")
        outcomes = (("made it", "made"), ("marched", "marched"), ("euchred", "euchred"))
        lines += _bars([(label, part[name], maker) for label, name in outcomes])
    if part["defended"]:
        share = percent(part["euchres"], part["defended"])
        lines.append(
            f"As a defender, {part['defended']} hands: "
            f"the maker euchred {_times(part['euchres'])} ({share})."
        )
    if part["loners"]:
        lines.append(
            f"Alone {_times(part['loners'])}: {part['loners_made']} made, "
            f"{part['lone_marches']} of them marched."
        )
    if part["lone_defences"]:
        lines.append(
            f"Defended alone {_times(part['lone_defences'])}: "
            f"the maker euchred {_times(part['lone_euchres'])}."
        )
    return lines


def _help(part: Mapping[str, Any]) -> str:
    undone, hints = part["undone"], part["hints"]
    taken_back = f"{undone} {'decision' if undone == 1 else 'decisions'} taken back"
    return f"Help: {taken_back}, {hints} {'hint' if hints == 1 else 'hints'}."


def _times(number: int) -> str:
    """Return how often.

    >>> _times(1), _times(2), _times(0)
    ('once', '2 times', '0 times')
    """
    return "once" if number == 1 else f"{number} times"


def percent(part: int, whole: int) -> str:
    """Return a share.

    >>> percent(1, 3), percent(0, 0)
    ('33 %', '0 %')
    """
    return f"{round(100 * part / max(whole, 1))} %"


def _bars(rows: Sequence[tuple[str, int, int]], done: str = "") -> list[str]:
    """Return rows with how many of how many, and a bar for the share.

    >>> for line in _bars([("made it", 1, 4), ("marched", 3, 4)]):
    ...     print(line)
      made it  1 of 4   25 %  =====
      marched  3 of 4   75 %  ===============
    """
    counts = [f"{part} of {whole}{f' {done}' if done else ''}" for _, part, whole in rows]
    label_width = max(len(label) for label, _, _ in rows)
    count_width = max(map(len, counts))
    return [
        f"  {label.ljust(label_width)}  {count.ljust(count_width)}  "
        f"{percent(part, whole).rjust(5)}  {'=' * round(_BAR * part / max(whole, 1))}".rstrip()
        for (label, part, whole), count in zip(rows, counts, strict=True)
    ]


def between_bots_alone(number: int) -> str:
    """Return how many games are not counted, as no person played in them."""
    games = "1 game" if number == 1 else f"{number} games"
    return f"{games} between bots alone not counted; --between-bots counts them from seat 0."
