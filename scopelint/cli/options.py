"""The options of the commands, in groups that several of them take."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import click

from scopelint.cli import completing
from scopelint.cli.help import Option
from scopelint.config import OUTPUT_FORMATS, size

Command = TypeVar("Command", bound=Callable[..., Any])


_common = partial(click.option, cls=Option, section="Files and configuration")
_rules_and_format = partial(click.option, cls=Option, section="What is reported")
_changes = partial(click.option, cls=Option, section="Changing files")
_tensorflow = partial(click.option, cls=Option, section="TensorFlow")


def common(command: Command) -> Command:
    """The options that every command over paths takes."""
    for option in reversed(
        (
            click.argument("paths", nargs=-1, metavar="[PATH]...", shell_complete=completing.files),
            _common("--config", metavar="FILE", shell_complete=completing.files, help="Use this configuration file."),
            _common("--isolated", is_flag=True, help="Ignore all configuration files.", rare=True),
            _common(
                "--exclude", multiple=True, metavar="PATTERNS", help="Files and folders to leave out, instead of the defaults.", rare=True
            ),
            _common("--extend-exclude", multiple=True, metavar="PATTERNS", help="Files and folders to leave out besides those."),
            _common(
                "--force-exclude/--no-force-exclude",
                default=None,
                help="Leave them out even where they are named on the command line.",
                rare=True,
            ),
            _common("--respect-gitignore/--no-respect-gitignore", default=None, help="Leave out what .gitignore files name.", rare=True),
            _common("--target-version", metavar="VERSION", help="The TensorFlow that the code is for: auto, 1.15 ..."),
            _common(
                "--output-file", "-o", metavar="FILE", shell_complete=completing.files, help="Write to a file instead of the terminal."
            ),
            _common(
                "--stdin-filename", metavar="FILE", help="The name of the file that is read from standard input (path `-`).", rare=True
            ),
            _common("--no-cache", is_flag=True, help="Neither read nor write the cache."),
            _common("--jobs", type=click.IntRange(min=1), metavar="N", help="How many processes work (default: all processors)."),
            _common("--executor", metavar="ADDRESS", help="Have the work done by a Dask cluster: dask://HOST:PORT.", rare=True),
            _common(
                "--timings", is_flag=True, help="Say which roots took longest, with their runs and steps, on standard error.", rare=True
            ),
            _common("--verbose", "-v", is_flag=True, help="Say which configuration and files are used."),
        )
    ):
        command = option(command)
    return command


def rules_and_format(command: Command) -> Command:
    """The options of a command that prints findings."""
    for option in reversed(
        (
            _rules_and_format(
                "--select",
                multiple=True,
                metavar="CODES",
                shell_complete=completing.codes,
                help="Rules to check: codes, prefixes, or ALL.",
            ),
            _rules_and_format("--ignore", multiple=True, metavar="CODES", shell_complete=completing.codes, help="Rules not to check."),
            _rules_and_format(
                "--extend-select",
                multiple=True,
                metavar="CODES",
                shell_complete=completing.codes,
                help="Rules to check besides the selected ones.",
                rare=True,
            ),
            _rules_and_format(
                "--per-file-ignores", multiple=True, metavar="PATTERN:CODE", help="Rules not to check in some files.", rare=True
            ),
            _rules_and_format(
                "--output-format", type=click.Choice(OUTPUT_FORMATS), metavar="FORMAT", help=f"How to print: {', '.join(OUTPUT_FORMATS)}."
            ),
            _rules_and_format(
                "--baseline", metavar="FILE", shell_complete=completing.files, help="Leave out the findings that this file knows."
            ),
            _rules_and_format("--quiet", "-q", is_flag=True, help="Print the findings and nothing else."),
            _rules_and_format("--exit-zero", is_flag=True, help="Exit with status 0 whatever is found."),
            _rules_and_format("--statistics", is_flag=True, help="Print how often each rule was broken."),
        )
    ):
        command = option(command)
    return command


def changes(command: Command) -> Command:
    """The options that change files."""
    for option in reversed(
        (
            _changes("--fix", is_flag=True, help="Mend what can be mended safely."),
            _changes("--unsafe-fixes", is_flag=True, help="Mend by changes of what the program does, too."),
            _changes(
                "--fix-intent",
                type=click.Choice(("share", "separate")),
                metavar="INTENT",
                help="What unsafe fixes are for: share, separate.",
            ),
            _changes("--diff", is_flag=True, help="Print what --fix would change."),
            _changes("--exit-non-zero-on-fix", is_flag=True, help="Exit with status 1 where anything was mended.", rare=True),
            _changes("--write-baseline", metavar="FILE", help="Make known, in this file, what is found."),
            _changes("--prune-baseline", is_flag=True, help="Take what is gone out of the baseline.", rare=True),
            _changes("--add-noqa", is_flag=True, help="Suppress what is found by comments on its lines."),
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
            _tensorflow("--python", metavar="PATH", help="The interpreter that has TensorFlow (default: this)."),
            _tensorflow("--device", default="/CPU:0", metavar="DEVICE", help="Where variables are put: /CPU:0, /GPU:0 ... or `all`."),
            _tensorflow(
                "--cpus", type=click.IntRange(min=1), default=1, metavar="N", help="CPU devices to make, to stand in for others.", rare=True
            ),
            _tensorflow("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="SECONDS", help="For one finding (default: 30)."),
            _tensorflow("--memory", type=_size, default="8G", metavar="SIZE", help="What the child may use, such as 8G.", rare=True),
            _tensorflow("--execute", is_flag=True, help="Execute each program with findings, with what follows `--`."),
            _tensorflow("--show-witness", is_flag=True, help="Print the smallest program that shows each finding."),
            _tensorflow("--witness-dir", metavar="DIR", help="Write these programs into a folder.", rare=True),
            _tensorflow("--verified-only", is_flag=True, help="Print what is confirmed, and how much is left out."),
            _tensorflow("--drop-inconclusive", is_flag=True, help="Leave out what is refuted or could not be settled.", rare=True),
        )
    ):
        command = option(command)
    return command
