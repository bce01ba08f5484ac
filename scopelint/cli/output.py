"""What commands print, where, and how they end."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any, NoReturn

import click

from scopelint.cli.progress import timings
from scopelint.discovery import Project
from scopelint.watch import Watch


class ExitCode(IntEnum):
    """What a run says to its caller, as ruff's does."""

    CLEAN = 0
    DIAGNOSTICS = 1
    ERROR = 2


def is_terminal() -> bool:
    import os  # start-up time: only the commands that use it load it

    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def write(text: str, output_file: str | None) -> None:
    if output_file is None:
        click.echo(text, nl=False)
        return
    try:
        file = Path(output_file)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")
    except OSError as error:
        fail(f"{output_file}: cannot be written: {error.strerror}")


def leave(project: Project, code: ExitCode, options: dict[str, Any], watch: Watch | None = None) -> NoReturn:
    """Tell of the paths that were not checked, and end the run. What `watch` saw of it counts."""
    for problem in project.problems:
        click.echo(f"{'error' if problem.fatal else 'warning'}: {problem}", err=True)
        if options["verbose"] and problem.detail:
            click.echo(problem.detail, err=True)
    if watch is not None and options["timings"]:
        click.echo(timings(watch.efforts), err=True, nl=False)
    if watch is not None and watch.signal is not None:
        raise click.exceptions.Exit(128 + watch.signal)
    raise click.exceptions.Exit(ExitCode.ERROR if any(problem.fatal for problem in project.problems) else code)


def note(message: str) -> None:
    click.echo(message, err=True)


def refuse_two(options: Mapping[str, Any], *names: str) -> None:
    """At most one of these says what is to be done: of two, one would be forgotten without a word."""
    given = [f"--{name.replace('_', '-')}" for name in names if options[name]]
    if len(given) > 1:
        fail(f"{given[0]} does not go with {given[1]}")


def fail(message: str) -> NoReturn:
    click.echo(f"error: {message}", err=True)
    raise click.exceptions.Exit(ExitCode.ERROR)
