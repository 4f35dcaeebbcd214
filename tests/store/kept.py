"""Kept games for tests: played between bots in no time, with seat 0 for the person's."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from euchre.bots import BOTS
from euchre.rules.record import game_head
from euchre.rules.rules import Rules
from euchre.store.books import StoreBooks
from euchre.store.games import Store
from euchre.table.fair import origin
from euchre.table.keeping import Keeper
from euchre.table.loop import Table
from euchre.table.shuffle import Packs

Record = dict[str, Any]
NAMES = {2: ["You", "Ada"], 3: ["You", "Ada", "Bix"], 4: ["You", "Ada", "Cleo", "Bix"]}


def head_of(rules: Rules, seed: int, game: int = 0, level: str = "normal") -> Record:
    """The head of a game that a person plays."""
    levels = (None, *[level] * (rules.players - 1))
    return game_head(rules, NAMES[rules.players], **origin(seed, game, levels))


def table_for(rules: Rules, seed: int, keeper: Keeper | None, game: int = 0) -> Table:
    """A table at which easy bots play every seat."""
    players = [BOTS["easy"](seed=seed) for _ in range(rules.players)]
    return Table(rules, players, Packs(rules, seed, game), keeper=keeper)


def begun(books: StoreBooks, rules: Rules | None = None, seed: int = 1, game: int = 0) -> Table:
    """A table at which a new game is kept, with the first hands dealt."""
    rules = rules or Rules()
    table = table_for(rules, seed, books.begin(head_of(rules, seed, game)), game)
    table.deal()
    return table


def play_on(table: Table, decisions: int | None = None) -> Iterator[Table]:
    """The table after every decision, so many of them or to the end of the game."""
    done = 0
    while not table.winners and done != decisions:
        if table.deal_is_over:
            table.deal()
        else:
            table.step()
            done += 1
        yield table


def play_out(table: Table) -> Table:
    """The table after the game."""
    *_, table = play_on(table)
    return table


def whole_game(rules: Rules | None = None, seed: int = 1, **keys: object) -> Record:
    """A finished game of a person's as a record, kept nowhere."""
    rules = rules or Rules()
    table = table_for(rules, seed, None)
    table.deal()
    play_out(table)
    head = head_of(rules, seed)
    record = {**head, **keys, **_played(table.record(head["names"]))}
    copied: Record = json.loads(json.dumps(record))
    return copied


def _played(record: Record) -> Record:
    return {"deals": record["deals"], "scores": record["scores"]}


def opened(path: Path) -> tuple[Store, StoreBooks]:
    """The file of games."""
    store = Store.open(path)
    return store, StoreBooks(store)
