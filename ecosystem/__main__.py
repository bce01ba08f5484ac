"""`python -m ecosystem --repositories FOLDER [NAME…]`: scopelint over pinned repositories, compared with the committed findings.

FOLDER holds clones, as `owner+name`, `owner/name` or `name`. Those that are not there are named and left out. The exit
status is 1 where findings differ from the baseline, and 2 where scopelint failed.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from . import baseline, checkout
from .data import load

PINNED = Path(__file__).with_name("repositories.toml")
SECONDS = 1800
"""A repository that takes longer counts as a hang."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ecosystem", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repositories", type=Path, required=True, metavar="FOLDER", help="the folder with the clones")
    parser.add_argument("--update", action="store_true", help="make the findings of today the baseline, with the verdicts known")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write everything that was measured as JSON")
    parser.add_argument("names", nargs="*", metavar="NAME", help="repositories (default: all), by parts of their names")
    options = parser.parse_args(arguments)
    measured: dict[str, Any] = {}
    status = 0
    for pinned in load(PINNED)["repository"]:
        name, commit = pinned["name"], pinned["commit"]
        if options.names and not any(part.lower() in name.lower() for part in options.names):
            continue
        clone = checkout.find_clone(options.repositories, name)
        if clone is None or not checkout.has_commit(clone, commit):
            print(f"{name}: not there at {commit[:12]}, left out", flush=True)
            continue
        found = run(clone, commit)
        if "error" in found:
            print(f"{name}: {found['error']}", flush=True)
            status = 2
            continue
        measured[name] = found
        print(row(name, found), flush=True)
        for problem in found["problems"]:
            print(f"  {problem}")
            status = 2
        if compare(name, commit, found, options.update):
            status = status or 1
    if measured:
        print(summary(measured))
    if options.output:
        options.output.write_text(json.dumps(measured, indent=1) + "\n")
    return status


def run(clone: Path, commit: str) -> dict[str, Any]:
    """What scopelint makes of a commit, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        checkout.extract(clone, commit, tree)
        (tree / "scopelint.toml").touch()  # the project ends here, whatever lies around it
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "ecosystem.measure", str(tree)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return {"error": f"no end after {SECONDS} s"}
    if done.returncode:
        return {"error": f"failed with status {done.returncode}\n{done.stderr}"}
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def compare(name: str, commit: str, found: dict[str, Any], update: bool) -> bool:
    """Whether the findings differ from the baseline; says how."""
    path = baseline.path_of(name)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    after = baseline.write(name, commit, baseline.judge(found["findings"], baseline.read(before)))
    if before == after:
        return False
    sys.stdout.writelines(difflib.unified_diff(before.splitlines(True), after.splitlines(True), f"{name} (baseline)", f"{name} (now)"))
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text(after, encoding="utf-8", newline="\n")
    return not update


def row(name: str, found: dict[str, Any]) -> str:
    share = found["executed"] / found["sites"] if found["sites"] else 1.0
    return (
        f"{name}: {len(found['findings'])} findings; {found['lines']} lines, {found['roots']} roots, {found['cpu_seconds']} s, "
        f"{found['megabytes']} MB; {found['executed']} of {found['sites']} sites reached ({share:.0%}); "
        f"{found['unknown_calls']} of {found['calls']} calls unknown"
    )


def summary(measured: dict[str, Any]) -> str:
    """All repositories together."""
    total = {key: sum(found[key] for found in measured.values()) for key in ("lines", "unparsed", "roots", "sites", "executed")}
    reasons = Counter(missed["reason"] for found in measured.values() for missed in found["missed"])
    judged = [
        each for name in measured if baseline.path_of(name).exists() for each in baseline.read(baseline.path_of(name).read_text("utf-8"))
    ]
    lines = [
        f"\n{len(measured)} repositories, {total['lines']} lines, {total['roots']} roots; {total['unparsed']} files are not Python 3",
        f"{total['executed']} of {total['sites']} sites reached ({total['executed'] / max(1, total['sites']):.1%})",
        *(f"  not reached: {count:5}  {reason}" for reason, count in reasons.most_common()),
        *_rates(judged, total["lines"]),
    ]
    return "\n".join(lines)


def _rates(judged: Iterable[baseline.Judged], lines: int) -> Iterable[str]:
    counts = Counter((each.severity, each.verdict) for each in judged)
    for severity in ("error", "warning"):
        parts = [f"{(n := counts[severity, verdict])} {verdict} ({n * 100_000 / max(1, lines):.1f})" for verdict in baseline.VERDICTS]
        yield f"{severity}s (per 100,000 lines): {', '.join(parts)}"


if __name__ == "__main__":
    sys.exit(main())
