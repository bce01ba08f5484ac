"""How a command ends, and what it says beside its output."""

from __future__ import annotations

from enum import IntEnum
from typing import NoReturn

import click


class ExitCode(IntEnum):
    """What a run says to its caller, as ruff's does."""

    CLEAN = 0
    DIAGNOSTICS = 1
    ERROR = 2


def note(message: str) -> None:
    click.echo(message, err=True)


def fail(message: str) -> NoReturn:
    click.echo(f"error: {message}", err=True)
    raise click.exceptions.Exit(ExitCode.ERROR)
