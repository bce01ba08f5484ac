"""`python -m ecosystem.measure FOLDER`: run scopelint over one project in this process, and print what came of it as JSON."""

from __future__ import annotations

import json
import resource
import sys
import time
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from scopelint.config import load_settings
from scopelint.diagnostics import Diagnostic, Span
from scopelint.discovery import discover
from scopelint.exploration.roots import Root
from scopelint.jobs import over_roots
from scopelint.language.trace import Unfollowed, Widened
from scopelint.pipeline import judged, merged
from scopelint.project import Analysis
from scopelint.results.packing import shown
from scopelint.rulebook import RuleBook
from scopelint.source.places import plain

from .reach import reach, sites

NOTES = frozenset({"TVS901", "TVS902"})
"""Rules about the analysis itself: counted, not judged."""
JUDGED = RuleBook.load().select(None) - NOTES
"""What is reported where nothing is configured."""


@dataclass(frozen=True, slots=True)
class _Looked:
    """What the runs of one root left."""

    diagnostics: list[Diagnostic]
    reached: set[tuple[str, Span]]
    entered: set[tuple[str, Span]]
    unknown: dict[tuple[str, Span], Unfollowed]
    widened: list[tuple[str, str]]
    """(limit, file) of every bound that was reached."""


def _look(analysis: Analysis, root: Root) -> _Looked:
    found, said = judged(analysis, root)
    widened = {(e.limit, e.moment.user_place().filename) for run in found.runs for e in run.events if isinstance(e, Widened)}
    diagnostics = shown(analysis, list[Diagnostic], said())
    return _Looked(diagnostics, found.reached, found.entered, found.unfollowed, sorted(widened))


def measure(folder: Path) -> dict[str, Any]:
    """Everything about a project that the check records. Paths are relative to it."""
    begin, cpu = time.perf_counter(), time.process_time()
    settings = load_settings(folder, folder, isolated=True, overrides={"respect-gitignore": False})
    project = discover([str(folder)], settings).readable()
    # In one process: time and memory are its own, and nodes keep their identity.
    analysis = Analysis(project, replace(settings, jobs=1))
    looked, problems = over_roots(analysis, _look, everything=True)
    problems += analysis.problems()
    seconds, cpu = time.perf_counter() - begin, time.process_time() - cpu
    parsed = [loaded for path in sorted(project.targets) if (loaded := analysis.library.load(str(path))) is not None]
    reached = set[tuple[str, Span]]().union(*(each.reached for each in looked))
    entered = set[tuple[str, Span]]().union(*(each.entered for each in looked))
    unknown = {call: name for each in looked for call, name in each.unknown.items()}
    widened = sorted({bound for each in looked for bound in each.widened})
    judgement = reach(
        (site for loaded in parsed for site in sites(loaded.filename, loaded.body)),
        reached,
        entered,
        {filename for limit, filename in widened if limit in ("steps", "runs", "nesting")},
    )
    return {
        "lines": sum(Path(loaded.filename).read_bytes().count(b"\n") for loaded in parsed),
        "files": len(parsed),
        "unparsed": len(analysis.library.errors),
        "roots": len(looked),
        "seconds": round(seconds, 1),
        "cpu_seconds": round(cpu, 1),
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (2**20 if sys.platform == "darwin" else 2**10),
        "problems": [problem.message for problem in problems],
        "sites": judgement.sites,
        "executed": judgement.executed,
        "missed": [
            {"file": _relative(folder, site.filename), "row": plain(site.span).row, "call": site.name, "in": site.label, "reason": reason}
            for site, reason in judgement.missed
        ],
        "widened": [{"limit": limit, "file": _relative(folder, filename)} for limit, filename in widened],
        "calls": len(reached),
        "unknown_calls": len(unknown),
        "unknown": Counter(call.label for call in unknown.values()).most_common(25),
        "findings": _findings(folder, merged(each.diagnostics for each in looked)),
    }


def _findings(folder: Path, diagnostics: list[Diagnostic]) -> list[dict[str, Any]]:
    """Those of the judged rules, in the order of their places."""
    found = [
        {
            "file": _relative(folder, diagnostic.site.filename),
            "row": diagnostic.site.span.row,
            "column": diagnostic.site.span.column,
            "code": diagnostic.code,
            "severity": diagnostic.severity.value,
            "message": diagnostic.message,
            "root": diagnostic.root,
        }
        for diagnostic in diagnostics
        if diagnostic.code in JUDGED
    ]
    return sorted(found, key=lambda f: (f["file"], f["row"], f["column"], f["code"]))


def _relative(folder: Path, filename: str) -> str:
    return Path(filename).relative_to(folder).as_posix() if Path(filename).is_relative_to(folder) else filename


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(Path(sys.argv[1]).resolve())) + "\n")
