"""What the kept games come to, in lines for a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from euchre.rules.rules import Rules
from euchre.ui.words.kinds import KINDS
from euchre.ui.words.listing import bots_named
from euchre.ui.words.numbers import points
from euchre.ui.words.table import GAMES

NO_GAMES: Final = "No games are counted yet. Play one, or import some."

_BAR: Final = 20


class Share(NamedTuple):
    """How many of how many, with a label, and what is done where it says that: won."""

    label: str
    part: int
    whole: int
    done: str = ""

    @property
    def counted(self) -> str:
        """How many of how many.

        >>> Share("Two-handed, easy", 1, 4, "won").counted
        '1 of 4 won'
        """
        return f"{self.part} of {self.whole} {self.done}".rstrip()

    @property
    def percent(self) -> str:
        """The share."""
        return percent(self.part, self.whole)


Shares: TypeAlias = tuple[Share, ...]
Part: TypeAlias = "list[str | Shares]"
"""Sentences, the first of them a heading, and shares that are compared."""


def statistics_lines(result: Mapping[str, Any]) -> list[str]:
    """Return the lines of the statistics, given as for `--json`."""
    lines: list[str] = []
    for part in statistics_parts(result):
        lines += [""] if lines else []
        for piece in part:
            lines += [piece] if isinstance(piece, str) else _bars(piece)
    return lines


def statistics_parts(result: Mapping[str, Any]) -> list[Part]:
    """Return the statistics, given as for `--json`.

    They are of games without help, and of games with it and of practice where there are any.
    """
    helped = result["assisted"]
    parts: list[Part] = []
    if not any(part["games"] or part["deals"] or part["unfinished"] for part in (result, helped)):
        parts.append([NO_GAMES])
    else:
        parts.append(_part("Games without help", result))
    if helped["games"] or helped["deals"] or helped["unfinished"]:
        title = "Games with a hint or something taken back"
        parts.append([*_part(title, helped), _help(helped)])
    if result["practice"]["positions"] or result["practice"]["cards"]:
        parts.append(_practice(result["practice"]))
    return parts


def _part(title: str, part: Mapping[str, Any]) -> Part:
    lines: Part = [f"{title}: {_games(part)}."]
    if part["games"]:
        lines.append(
            tuple(
                Share(_kind(group), group["won"], group["games"], "won")
                for group in part["by"]
                if group["games"]
            )
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


def _hands(part: Mapping[str, Any]) -> Part:
    hands, maker = part["deals"], part["maker"]
    scored = f"{points(part['points'])}, {part['points_per_deal']:.2f} a hand"
    lines: Part = [f"Hands: {hands}, {part['passed_in']} of them passed in; {scored}."]
    if maker:
        made = part["made"] + part["marched"]
        lines.append(f"As the maker, {_hands_of(maker)}, {made} of them made:")
        outcomes = (
            ("3 or 4 tricks", "made"),
            ("all 5, a march", "marched"),
            ("euchred", "euchred"),
        )
        lines.append(tuple(Share(label, part[name], maker) for label, name in outcomes))
    if part["defended"]:
        share = percent(part["euchres"], part["defended"])
        lines.append(
            f"As a defender, {_hands_of(part['defended'])}: "
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


def _practice(part: Mapping[str, Any]) -> Part:
    """Return what was practised: the share of best answers, what the others cost, what is due."""
    number = part["positions"]
    if not number:
        return [f"Practice: {_come_back(part['cards'], part['due'])}"]
    told = f"{number} {'position' if number == 1 else 'positions'}"
    lines: Part = [
        f"Practice: {told}, {part['best']} answered best; {part['cost']:.2f} points lost each."
    ]
    by = sorted(part["by"], key=lambda each: _place(each["kind"]))
    if by:
        lines.append(
            tuple(
                Share(
                    f"{_kind_practised(each['kind'])}, {each['cost']:.2f} lost each",
                    each["best"],
                    each["positions"],
                    "best",
                )
                for each in by
            )
        )
    if part["cards"]:
        lines.append(_come_back(part["cards"], part["due"]))
    return lines


def _kind_practised(kind: str) -> str:
    return KINDS[kind][0] if kind in KINDS else kind


def _place(kind: str) -> int:
    kinds = list(KINDS)
    return kinds.index(kind) if kind in kinds else len(kinds)


def _come_back(kept: int, due: int) -> str:
    """Return how many positions are asked again.

    >>> print(_come_back(1, 0))
    1 position that went wrong comes back at its table, but not yet.
    >>> print(_come_back(5, 2))
    5 positions that went wrong come back at their tables, 2 of them now.
    """
    what = "1 position that went wrong comes back at its table"
    if kept > 1:
        what = f"{kept} positions that went wrong come back at their tables"
    return f"{what}{_now(kept, due)}."


def _now(kept: int, due: int) -> str:
    if kept == due:
        return " now"
    return f", {due} of them now" if due else ", but not yet"


def due_now(result: Mapping[str, Any] | None, rules: Rules) -> str:
    """Return how many positions come back now at a table, nothing where none does.

    >>> table = {"rules": {"players": 2, "deck": 24}, "cards": 5, "due": 1}
    >>> result = {"practice": {"tables": [table]}}
    >>> due_now(result, Rules(players=2)), due_now(result, Rules()), due_now(None, Rules())
    ('1 position comes back', '', '')
    """
    tables = () if result is None else result["practice"]["tables"]
    due = next((table["due"] for table in tables if table["rules"] == rules.changed()), 0)
    if not due:
        return ""
    return "1 position comes back" if due == 1 else f"{due} positions come back"


def _hands_of(number: int) -> str:
    return f"{number} {'hand' if number == 1 else 'hands'}"


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


def _bars(shares: Sequence[Share]) -> list[str]:
    """Return rows with how many of how many, and a bar for the share.

    >>> for line in _bars([Share("3 or 4 tricks", 1, 4), Share("euchred", 3, 4)]):
    ...     print(line)
      3 or 4 tricks  1 of 4   25 %  =====
      euchred        3 of 4   75 %  ===============
    """
    label_width = max(len(share.label) for share in shares)
    count_width = max(len(share.counted) for share in shares)
    return [
        f"  {share.label.ljust(label_width)}  {share.counted.ljust(count_width)}  "
        f"{share.percent.rjust(5)}  {'=' * round(_BAR * share.part / max(share.whole, 1))}".rstrip()
        for share in shares
    ]


def between_bots_alone(number: int) -> str:
    """Return how many games are not counted, as bots alone played or nobody knows who did.

    >>> print(between_bots_alone(1).split("; ")[0])
    1 game not counted, as no seat in it is known to be yours
    """
    games, them = ("1 game", "it") if number == 1 else (f"{number} games", "them")
    return (
        f"{games} not counted, as no seat in {them} is known to be yours; "
        f"--between-bots counts {them} from seat 0."
    )
