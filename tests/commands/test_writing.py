import errno
import os
from io import FileIO
from pathlib import Path

import pytest

from euchre.commands.writing import write_whole


class Grudging(FileIO):
    """A file of a system that takes three bytes at a time."""

    def write(self, data: bytes, /) -> int:  # type: ignore[override]  # of all there is, bytes
        return super().write(bytes(data)[:3])


class Small(Grudging):
    """A file on a disk with room for ten bytes."""

    def write(self, data: bytes, /) -> int:  # type: ignore[override]  # of all there is, bytes
        if self.tell() + 3 > 10:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(data)


def test_all_is_written_though_the_system_takes_it_in_pieces(tmp_path: Path) -> None:
    with Grudging(tmp_path / "file", "w") as file:
        write_whole(file, b"a line that is long\n")
    assert (tmp_path / "file").read_bytes() == b"a line that is long\n"


@pytest.mark.parametrize("parts", [[b"too long\n"], [b"two\n", b"lines\n"]])
def test_where_there_is_no_room_for_all_nothing_of_it_is_left(
    tmp_path: Path, parts: list[bytes]
) -> None:
    with Small(tmp_path / "file", "w") as file:
        write_whole(file, b"one\n")
        with pytest.raises(OSError, match="No space left"):
            write_whole(file, *parts)
    assert (tmp_path / "file").read_bytes() == b"one\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_what_cannot_be_taken_back_is_told_for_what_it_was() -> None:
    with FileIO("/dev/full", "w") as file, pytest.raises(OSError, match="No space left"):
        write_whole(file, b"one\n")
