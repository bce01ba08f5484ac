"""`scopelint check --watch`: the same again after every change, until somebody ends it."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import click

from scopelint.cli.output import fail, note
from scopelint.cli.progress import watched
from scopelint.config import CACHE_FOLDER, ConfigError
from scopelint.rulebook import UnknownRuleError
from scopelint.surroundings import ENVIRONMENT_FILES, REQUIREMENT_FILES
from scopelint.watch import Interrupted, Watch

_NAMES = {"pyproject.toml", "scopelint.toml", ".gitignore", *REQUIREMENT_FILES, *ENVIRONMENT_FILES}
_INTERVAL = 100
"""Milliseconds between two looks at what has changed, in which signals are heard."""


def again_and_again(run: Callable[[Watch], object], root: Path, quiet: bool) -> NoReturn:
    """Do a run now and after every change below a folder. What is wrong with the arguments or the configuration may change, too."""
    changes = _changes(root)
    next(changes)  # from here on nothing is missed, be it during a run
    while True:
        with watched(quiet) as watch:
            try:
                run(watch)
            except click.exceptions.Exit:
                if watch.signal is not None:
                    raise
            except (ConfigError, UnknownRuleError) as error:
                note(f"error: {error}")
            gc.collect()  # it runs all day
            try:
                if not quiet:
                    note(f"Waiting for changes in {root}; Ctrl-C ends it.")
                with watch.breakable():
                    while not next(changes):
                        pass
            except (KeyboardInterrupt, Interrupted):  # one or the other, depending on who heard the signal
                watch.signal = watch.signal or signal.SIGINT
            if watch.signal is not None:
                raise click.exceptions.Exit(128 + watch.signal)  # all there was to say has been said


def _changes(root: Path) -> Iterator[bool]:
    """Whether anything that counts has changed since the last time."""
    try:
        from watchfiles import watch  # an optional dependency
    except ImportError:
        fail("--watch needs the package watchfiles: pip install 'scopelint[watch]'")

    def counts(_change: object, path: str) -> bool:
        name = os.path.basename(path)
        return (name.endswith((".py", ".ipynb")) or name in _NAMES) and f"{os.sep}{CACHE_FOLDER}{os.sep}" not in path

    for found in watch(root, watch_filter=counts, rust_timeout=_INTERVAL, yield_on_timeout=True):
        yield bool(found)
