"""The options of the commands, in groups that several of them take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from scopelint.cli import completing
from scopelint.config import OUTPUT_FORMATS, size

Command = TypeVar("Command", bound=Callable[..., Any])


def common(command: Command) -> Command:
    """The options that every command over paths takes."""
    for option in reversed(
        (
            click.argument("paths", nargs=-1, metavar="[PATH]...", shell_complete=completing.files),
            click.option("--config", metavar="FILE", shell_complete=completing.files, help="Use this configuration file."),
            click.option("--isolated", is_flag=True, help="Ignore all configuration files."),
            click.option("--exclude", multiple=True, metavar="PATTERNS", help="Files and folders to leave out, instead of the defaults."),
            click.option("--extend-exclude", multiple=True, metavar="PATTERNS", help="Files and folders to leave out besides those."),
            click.option(
                "--force-exclude/--no-force-exclude", default=None, help="Leave them out even where they are named on the command line."
            ),
            click.option("--respect-gitignore/--no-respect-gitignore", default=None, help="Leave out what .gitignore files name."),
            click.option("--target-version", metavar="VERSION", help="The TensorFlow version the code runs on: auto, 1.15, 2.21 ..."),
            click.option(
                "--output-file", "-o", metavar="FILE", shell_complete=completing.files, help="Write to a file instead of the terminal."
            ),
            click.option("--stdin-filename", metavar="FILE", help="The name of the file that is read from standard input (path `-`)."),
            click.option("--no-cache", is_flag=True, help="Neither read nor write the cache."),
            click.option(
                "--jobs", type=click.IntRange(min=1), metavar="N", help="How many processes to use (default: one for each processor)."
            ),
            click.option("--executor", metavar="ADDRESS", help="Have the work done by a Dask cluster: dask://HOST:PORT."),
            click.option("--timings", is_flag=True, help="Say which roots took longest, with their runs and steps, on standard error."),
            click.option("--verbose", "-v", is_flag=True, help="Say which configuration and files are used."),
        )
    ):
        command = option(command)
    return command


def rules_and_format(command: Command) -> Command:
    """The options of a command that prints findings."""
    for option in reversed(
        (
            click.option(
                "--select",
                multiple=True,
                metavar="CODES",
                shell_complete=completing.codes,
                help="Rules to check: codes, prefixes such as TVS1, or ALL.",
            ),
            click.option("--ignore", multiple=True, metavar="CODES", shell_complete=completing.codes, help="Rules not to check."),
            click.option(
                "--extend-select",
                multiple=True,
                metavar="CODES",
                shell_complete=completing.codes,
                help="Rules to check besides the selected ones.",
            ),
            click.option("--per-file-ignores", multiple=True, metavar="PATTERN:CODE", help="Rules not to check in some files."),
            click.option("--output-format", type=click.Choice(OUTPUT_FORMATS), help="How findings are printed."),
            click.option(
                "--baseline", metavar="FILE", shell_complete=completing.files, help="Leave out the findings that this file knows."
            ),
            click.option("--quiet", "-q", is_flag=True, help="Print the findings and nothing else."),
            click.option("--exit-zero", is_flag=True, help="Exit with status 0 even where something was found."),
            click.option("--statistics", is_flag=True, help="Print how often each rule was broken instead of each finding."),
        )
    ):
        command = option(command)
    return command


def changes(command: Command) -> Command:
    """The options that change files."""
    for option in reversed(
        (
            click.option("--fix", is_flag=True, help="Mend what can be mended safely, and print the rest."),
            click.option("--unsafe-fixes", is_flag=True, help="Mend by changes of what the program does, too."),
            click.option("--fix-intent", type=click.Choice(("share", "separate")), help="What unsafe fixes are to reach for variables."),
            click.option("--diff", is_flag=True, help="Print what --fix would change instead of changing it."),
            click.option("--exit-non-zero-on-fix", is_flag=True, help="Exit with status 1 where anything was mended."),
            click.option("--write-baseline", metavar="FILE", help="Write what is found to this file, as known from now on."),
            click.option("--prune-baseline", is_flag=True, help="Take what is gone out of the baseline."),
            click.option("--add-noqa", is_flag=True, help="Suppress what is found by comments on its lines."),
        )
    ):
        command = option(command)
    return command


def _size(value: str) -> int:
    """`512M` or `8G` in bytes."""
    try:
        return size(value)
    except ValueError:
        raise click.BadParameter(f"{value} is not a size such as 512M or 8G") from None


def tensorflow(command: Command) -> Command:
    """The options that say which TensorFlow is asked, and how."""
    for option in reversed(
        (
            click.option("--python", metavar="PATH", help="An interpreter that has TensorFlow (default: the one that runs scopelint)."),
            click.option("--device", default="/CPU:0", metavar="DEVICE", help="Where variables are put: /CPU:0, /GPU:0 ... or `all`."),
            click.option("--cpus", type=click.IntRange(min=1), default=1, metavar="N", help="CPU devices to make, to stand in for others."),
            click.option(
                "--timeout", type=click.FloatRange(min=0, min_open=True), metavar="SECONDS", help="For one finding (default: 30)."
            ),
            click.option("--memory", type=_size, default="8G", metavar="SIZE", help="What the child may use, such as 8G."),
            click.option("--execute", is_flag=True, help="Run each program with findings, bounded and without training, to see them come."),
            click.option("--show-witness", is_flag=True, help="Print the smallest program that shows each finding."),
            click.option("--witness-dir", metavar="DIR", help="Write these programs into a folder."),
            click.option("--verified-only", is_flag=True, help="Print what is confirmed, and how much is left out."),
            click.option("--drop-inconclusive", is_flag=True, help="Leave out what is refuted or could not be settled."),
        )
    ):
        command = option(command)
    return command
