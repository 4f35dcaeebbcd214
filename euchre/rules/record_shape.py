"""What is a record at all: the games in a file's text, and the types that a replay needs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NoReturn, TypeGuard

from euchre.rules.errors import Reason, RecordError

LONGEST_NUMBER: Final = 4000
"""The most digits that are read: Python refuses to turn more than 4,300 into a number."""


def games_in(text: str) -> Iterator[object]:
    """Iterate over the games of a file's text: JSON values, or None for a line that is no JSON.

    A file that is one object, and one of several lines of which none is an object on its own, is
    one game; in any other, every line that is not blank. An empty text has no game.
    """
    # Not splitlines: a JSON text may hold other line separators as they are.
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        return
    whole = _parse(text)
    if len(lines) == 1 or is_object(whole):
        yield whole
        return
    values: list[object] = []
    for line in lines:
        values.append(_parse(line))
        if is_object(values[-1]):
            break
    else:
        yield whole
        return
    yield from values
    yield from map(_parse, lines[len(values) :])


def _parse(text: str) -> object:
    try:
        return json.loads(text, parse_int=_whole_number, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None


def _whole_number(digits: str) -> int:
    """Return a number; one too long to read is as far from every score and seat as its start."""
    return int(digits[:LONGEST_NUMBER])


def _refuse(constant: str) -> NoReturn:
    message = f"{constant} is no JSON"
    raise ValueError(message)


def is_list(value: object) -> TypeGuard[list[object]]:
    """Tell whether a value is a list."""
    return isinstance(value, list)


def is_object(value: object) -> TypeGuard[Mapping[str, Any]]:
    """Tell whether a value is an object, as JSON calls it."""
    return isinstance(value, Mapping)


def is_texts(value: object) -> TypeGuard[list[str]]:
    """Tell whether a value is a list of strings."""
    return is_list(value) and all(isinstance(text, str) for text in value)


def _is_lists_of_texts(value: object) -> bool:
    return is_list(value) and all(map(is_texts, value))


def _is_whole_number(value: object) -> bool:
    return type(value) is int


def _is_text(value: object) -> bool:
    return isinstance(value, str)


_SHAPE: Final[dict[str, Callable[[object], bool]]] = {
    "dealer": _is_whole_number,
    "hands": _is_lists_of_texts,
    "upcard": _is_text,
    "actions": is_texts,
}


def check_shape(record: object, version: int) -> Mapping[str, Any]:
    """Return the record if it is shaped like one; raises RecordError with NO_RECORD otherwise."""
    if not is_object(record):
        raise RecordError(Reason.NO_RECORD, found=record, wanted="record")
    said = record.get("euchre")
    # True and 1.0 equal 1, and are no version.
    if type(said) is not int or said != version:
        raise RecordError(Reason.NO_RECORD, found=said, wanted="euchre")
    deals = record.get("deals")
    if not is_list(deals):
        raise RecordError(Reason.NO_RECORD, found=deals, wanted="deals")
    for number, deal in enumerate(deals, 1):
        if not is_object(deal):
            raise RecordError(Reason.NO_RECORD, deal=number, found=deal, wanted="deal")
        for name, is_so in _SHAPE.items():
            found = deal.get(name)
            if not is_so(found):
                raise RecordError(Reason.NO_RECORD, deal=number, found=found, wanted=name)
    return record
