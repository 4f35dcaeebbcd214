from io import FileIO
from pathlib import Path

from euchre.commands.writing import write_whole


class Grudging(FileIO):
    """A file of a system that takes three bytes at a time."""

    def write(self, data: bytes, /) -> int:  # type: ignore[override]  # of all there is, bytes
        return super().write(bytes(data)[:3])


def test_all_is_written_though_the_system_takes_it_in_pieces(tmp_path: Path) -> None:
    with Grudging(tmp_path / "file", "w") as file:
        write_whole(file, b"a line that is long\n")
    assert (tmp_path / "file").read_bytes() == b"a line that is long\n"
