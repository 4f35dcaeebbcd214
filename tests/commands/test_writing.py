import errno
import os
from io import FileIO
from pathlib import Path

import click
import pytest

from euchre.commands.writing import check_files, opened_whole, write_whole


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


# A result in whole


def left_in(folder: Path) -> list[str]:
    """The names of what lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def written(name: Path, *, force: bool, fails: BaseException | None = None) -> None:
    """Write two lines, and fail between them."""
    with opened_whole(str(name), force=force, stopped="It was not written.") as file:
        write_whole(file, b"one\n")
        if fails is not None:
            raise fails
        write_whole(file, b"two\n")


FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("force", [False, True])
def test_a_new_file_that_cannot_be_written_whole_is_taken_away(
    tmp_path: Path, *, force: bool
) -> None:
    with pytest.raises(click.ClickException, match=r"no space left on device. It was not written."):
        written(tmp_path / "new", force=force, fails=FULL)
    assert left_in(tmp_path) == []


@pytest.mark.parametrize("fails", [FULL, KeyboardInterrupt()])
def test_a_file_stays_as_it_was_where_a_new_one_cannot_be_written_whole(
    tmp_path: Path, fails: BaseException
) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    with pytest.raises((click.ClickException, KeyboardInterrupt)):
        written(there, force=True, fails=fails)
    assert there.read_text() == "mine"
    assert left_in(tmp_path) == ["there"]


def test_a_file_is_written_over_through_a_link_and_keeps_its_rights(tmp_path: Path) -> None:
    there, link = tmp_path / "there", tmp_path / "link"
    there.write_text("mine")
    there.chmod(0o640)
    link.symlink_to(there)
    written(link, force=True)
    assert there.read_bytes() == b"one\ntwo\n"
    assert there.stat().st_mode & 0o777 == 0o640
    assert link.is_symlink()
    assert left_in(tmp_path) == ["link", "there"]


def test_a_link_to_nothing_is_written_through_and_nothing_is_left_of_it_after_a_failure(
    tmp_path: Path,
) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "there")
    with pytest.raises(click.ClickException):
        written(link, force=True, fails=FULL)
    assert left_in(tmp_path) == ["link"]
    written(link, force=True)
    assert (tmp_path / "there").read_bytes() == b"one\ntwo\n"


@pytest.mark.parametrize("fault", ["replace", "chmod"])
def test_a_file_that_may_not_be_exchanged_is_written_over_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    there = tmp_path / "there"
    there.write_text("mine, and long")

    def refused(*_arguments: object, **_named: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, fault, refused)
    written(there, force=True)
    assert there.read_bytes() == b"one\ntwo\n"
    assert left_in(tmp_path) == ["there"]


def test_a_file_is_not_written_over_by_whoever_did_not_ask_for_that(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    with pytest.raises(click.UsageError, match="exists"):
        written(there, force=False)
    assert there.read_text() == "mine"


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="no /dev/stdout here")
def test_what_stands_for_an_open_file_is_not_exchanged_for_another(tmp_path: Path) -> None:
    there = tmp_path / "there"
    with there.open("wb") as file:
        written(Path(f"/dev/fd/{file.fileno()}"), force=True)
        assert os.path.samestat(os.fstat(file.fileno()), there.stat())
    assert there.read_bytes() == b"one\ntwo\n"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5_000])
@pytest.mark.parametrize("force", [False, True])
def test_a_name_that_no_file_can_have_is_refused(name: str, *, force: bool) -> None:
    with pytest.raises(click.UsageError, match="Choose another file"):
        written(Path(name), force=force)
    with pytest.raises(click.UsageError, match="Choose another file"):
        check_files({"--html": name}, force=force)


def test_two_files_that_are_the_same_by_another_name_are_refused(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "link"
    other.symlink_to(one)
    folder = tmp_path / "folder"
    folder.mkdir()
    for same in (one, other, folder / ".." / "one"):
        with pytest.raises(click.UsageError, match="--html and --svg name the same file"):
            check_files({"--html": str(one), "--svg": str(same)}, force=True)
    assert left_in(tmp_path) == ["folder", "link"]


def test_before_long_work_a_link_into_no_folder_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "no" / "where")
    with pytest.raises(click.UsageError, match="no such file or directory"):
        check_files({"--html": str(link)}, force=True)
