"""Files that people name: read and written so that nothing hangs and nothing is lost."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from stolnik.cli.screen import CliError, problem_with

LARGEST: Final = 64 * 1024 * 1024
"""In bytes: a thousand times the longest game."""

RECORD_BEGINS: Final = b'{"stolnik":'


def read_file(file: Path) -> bytes:
    """An ordinary file of a sensible size; a device or a pipe could go on forever."""
    found = file.stat()
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, "a folder", str(file))
    if not stat.S_ISREG(found.st_mode):
        raise CliError("file-special", file=str(file))
    if found.st_size > LARGEST:
        raise CliError("file-large", file=str(file))
    return file.read_bytes()


def write_file(file: Path, content: bytes, *, sure: bool = True) -> None:
    """Replace a file whole or not at all: what was there before is safe until the end.

    To be ``sure`` that it survives a power failure takes a disk some time.
    """
    file = Path(os.path.realpath(file))
    draft = file.with_name(f".{file.name[:64]}.{os.getpid()}.draft")
    try:
        with draft.open("wb") as stream:
            stream.write(content)
            stream.flush()
            if sure:
                os.fsync(stream.fileno())
        draft.replace(file)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def refuse_overwriting(file: Path) -> None:
    """A record may replace a record, and nothing else."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, "a folder", str(file))
    if not stat.S_ISREG(found.st_mode):
        raise CliError("file-special", file=str(file))
    with file.open("rb") as stream:
        if stream.read(len(RECORD_BEGINS)) not in (b"", RECORD_BEGINS):
            raise CliError("not-a-record", file=str(file))


def file_error(error: OSError | ValueError) -> CliError:
    """What is wrong with a file, in one sentence."""
    if not isinstance(error, OSError):  # a name with a zero byte in it
        return CliError("file-name")
    name = str(error.filename) if error.filename is not None else "-"
    if isinstance(error, FileNotFoundError):
        return CliError("file-missing", file=name)
    if isinstance(error, PermissionError):
        return CliError("file-forbidden", file=name)
    if isinstance(error, IsADirectoryError):
        return CliError("file-folder", file=name)
    return CliError("file", file=name, problem=problem_with(error))
