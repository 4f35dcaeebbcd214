"""Records of whole games to look at again, the same each time."""

from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from euchre.bots import BOTS
from euchre.rules.errors import RecordError
from euchre.rules.rules import Rules
from euchre.table.fair import origin
from euchre.table.loop import Table
from euchre.table.retold import retold
from euchre.table.shuffle import Packs
from euchre.views import View, view

NAMES = {2: ("You", "Ada"), 3: ("You", "Ada", "Bix"), 4: ("You", "Ada", "Cleo", "Bix")}


@cache
def _played(players: int, seed: int) -> Table:
    rules = Rules(players=players, target=4)
    bots = [BOTS["easy"](seed=seed) for _ in range(players)]
    table = Table(rules, bots, Packs(rules, seed))
    while not table.winners:
        table.play_deal()
    return table


def own_game(players: int, seed: int = 3) -> dict[str, Any]:
    """A whole game whose first seat is a person's."""
    bots = (None, *("easy",) * (players - 1))
    return _played(players, seed).record(NAMES[players], **origin(seed, 0, bots))


def foreign_game(players: int, *names: str, seed: int = 3) -> dict[str, Any]:
    """A whole game between others."""
    return _played(players, seed).record(names or ("Ida", "Jo", "Kit", "Lee")[:players])


def unfinished(record: dict[str, Any], actions: int) -> dict[str, Any]:
    """The first deal of a game, after so many actions."""
    first = dict(record["deals"][0])
    first["actions"] = first["actions"][:actions]
    del first["points"]
    return {name: record[name] for name in record if name != "scores"} | {"deals": [first]}


def passed_in(record: dict[str, Any]) -> dict[str, Any]:
    """The first deal of a game, with nothing but passes."""
    first = dict(record["deals"][0])
    first["actions"] = ["pass"] * 2 * record["rules"]["players"]
    first["points"] = [0] * len(record["scores"])
    return {name: record[name] for name in record if name != "scores"} | {"deals": [first]}


def elsewhere(record: dict[str, Any]) -> dict[str, Any]:
    """A game of one deal that looks the same to seat 0, with the other cards lying elsewhere."""
    (told,) = record["deals"]
    first = {name: told[name] for name in told if name not in {"pack", "salt", "commitment"}}
    seen = {*" ".join(first["actions"]).split(), *first["hands"][0], first["upcard"]}
    heaps = [*first["hands"][1:], first.get("dummy", []), first["stock"]]
    hidden = [card for heap in heaps for card in heap if card not in seen]
    for number in range(99):
        order = list(hidden)
        Random(number).shuffle(order)
        cards = iter(order)
        hands = [[card if card in seen else next(cards) for card in heap] for heap in heaps]
        other = {**first, "hands": [first["hands"][0], *hands[:-2]], "stock": hands[-1]}
        if "dummy" in first:
            other["dummy"] = hands[-2]
        found = {**record, "deals": [other]}
        with suppress(RecordError):
            if _seen(found) == _seen(record) and sorted(map(str, hands)) != sorted(map(str, heaps)):
                return found
    raise AssertionError("no other deal looks the same")


def _seen(record: dict[str, Any]) -> list[View]:
    (deal,) = retold(record, 0).deals
    return [view(position, 0) for position in deal.positions]
