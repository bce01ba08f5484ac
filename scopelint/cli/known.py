"""`--write-baseline`, `--prune-baseline`, and what is said of known findings that are gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

from scopelint import baseline, selection
from scopelint.cli.findings import Found
from scopelint.cli.output import ExitCode, fail, leave, note
from scopelint.config import Settings
from scopelint.watch import Watch

_LISTED = 10
"""How many of the findings that are gone are named."""


def write_baseline(found: Found, file: str, options: dict[str, Any], watch: Watch) -> NoReturn:
    """Make everything that was found known, and end the run."""
    path = Path(file).absolute()
    known = baseline.entries(found.diagnostics, found.project, path.parent)
    _write(path, known)
    if not options["quiet"]:
        note(f"Wrote {len(known)} finding{'' if len(known) == 1 else 's'} to {file}.")
    leave(found.project, ExitCode.CLEAN, options, watch)


def tell_of_the_gone(found: Found, settings: Settings, options: dict[str, Any]) -> None:
    """Say what a baseline knows that is gone, and take it out if asked to."""
    assert settings.baseline is not None
    everything = selection.chosen(found.report, found.project, settings.without_baseline(), found.rules)
    enabled = selection.enabled_in(settings, found.rules)
    gone = baseline.judged(everything, found.project, settings.baseline, enabled).gone
    if not gone:
        return
    if options.get("prune_baseline"):
        _write(settings.baseline, set(baseline.read(settings.baseline)).difference(gone))
    if options["quiet"]:
        return
    for entry in gone[:_LISTED]:
        note(f"fixed: {entry}")
    more = f" ({len(gone) - _LISTED} of them not listed)" if len(gone) > _LISTED else ""
    what = "Took out" if options.get("prune_baseline") else "--prune-baseline takes out"
    note(f"{what} {len(gone)} known finding{'' if len(gone) == 1 else 's'} that {'is' if len(gone) == 1 else 'are'} gone{more}.")


def _write(path: Path, known: Any) -> None:
    try:
        baseline.write(path, known)
    except OSError as error:
        fail(f"{path}: cannot be written: {error.strerror}")
