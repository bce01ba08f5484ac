"""`python -m ecosystem.baselines --repositories FOLDER NAME[@REVISION]…`: a baseline, kept through the history of a repository.

A baseline is made of one commit, asked at each of those after it (up to the revision) that touch Python code, and takes in what is new
there. Git says which lines stayed: a finding all of whose lines stayed is known if it was there before. What the baseline says
otherwise is printed: a known finding that came back is an error (status 1), a finding on a new line that stays silent is to be looked
at, as its code may only have moved. A finding whose own call was edited is a new one, and counted.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from scopelint import baseline
from scopelint.config import Settings
from scopelint.diagnostics import Diagnostic
from scopelint.discovery import Project, discover
from scopelint.lint import lint
from scopelint.rulebook import RuleBook
from scopelint.selection import chosen, enabled_in

from . import checkout

Line = tuple[str, int]
Labels = set[tuple[str, int, str]]
"""The findings of a commit, by file, row and code."""
_HUNK = re.compile(rb"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")


@dataclass
class Kept:
    """What became of a baseline."""

    commits: int = 0
    asked: int = 0
    came_back: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    new: int = 0
    edited: int = 0
    """Those of the new whose first line stayed, and another one of their call did not."""


class Moves:
    """Which line of a commit is which of the one before, by git's diff; None for one that is new."""

    def __init__(self, clone: Path, before: str, after: str) -> None:
        text = checkout.git(clone, "diff", "-M", "-U0", "--no-color", before, after, "--", "*.py").stdout
        self._renamed: dict[str, str | None] = {}
        self._hunks: dict[str, list[tuple[int, int, int]]] = {}
        old = new = ""
        for line in text.split(b"\n"):
            if line.startswith(b"diff --git "):
                old = new = ""
            elif line.startswith((b"rename from ", b"--- ")) and not new:
                old = line.split(b" ")[-1].removeprefix(b"a/").decode("utf-8", "replace")
            elif line.startswith((b"rename to ", b"+++ ")):
                new = line.split(b" ")[-1].removeprefix(b"b/").decode("utf-8", "replace")
                self._renamed[new] = None if old == "/dev/null" else old
            elif (hunk := _HUNK.match(line)) and new:
                first, count, at, added = (int(each) if each is not None else 1 for each in hunk.groups())
                next_old, here = first + (count or 1), at if added else at + 1
                self._hunks.setdefault(new, []).append((here, added, next_old - here - added))

    def before(self, file: str, row: int) -> Line | None:
        old = self._renamed.get(file, file)
        shift = 0
        for at, added, by in self._hunks.get(file, ()):
            if at <= row < at + added:
                return None
            if row >= at + added:
                shift = by
        return None if old is None else (old, row + shift)

    def all_before(self, file: str, first: int, last: int) -> Line | None:
        """Where the first of some rows was, if they all stayed and nothing between them is gone."""
        old = [self.before(file, row) for row in range(first, last + 1)]
        begin = old[0]
        return begin if begin is not None and old == [(begin[0], begin[1] + number) for number in range(len(old))] else None


def kept(clone: Path, revision: str, commits: int) -> Kept:
    """Keep a baseline through some commits that end in a revision, oldest first."""
    listed = checkout.git(clone, "rev-list", "--first-parent", f"--max-count={commits + 1}", revision, "--", "*.py").stdout.decode().split()
    found, rules = Kept(), RuleBook.load()
    labels: Labels = set()
    with tempfile.TemporaryDirectory(prefix="history-") as top:
        known = Path(top) / "known.jsonl"
        before = ""
        for commit in reversed(listed):
            folder = Path(top) / commit
            checkout.extract(clone, commit, folder)
            settings = Settings(base=folder, src=(folder, folder / "src"), cache=Path(top) / "cache", jobs=1)
            project = discover([str(folder)], settings).readable()
            diagnostics = chosen(lint(project, settings), project, settings, rules)
            if not before:
                baseline.write(known, baseline.entries(diagnostics, project, folder))
                labels = {(*at(each, folder), each.code) for each in diagnostics}
            else:
                moves = Moves(clone, before, commit)
                labels = asked(diagnostics, Ask(project, folder, settings, rules, known, commit), moves, labels, found)
            before = commit
    return found


@dataclass(frozen=True)
class Ask:
    """One commit, and the baseline that is asked about it."""

    project: Project
    folder: Path
    settings: Settings
    rules: RuleBook
    known: Path
    commit: str


def at(diagnostic: Diagnostic, folder: Path) -> Line:
    return str(Path(diagnostic.site.filename).relative_to(folder)), diagnostic.site.span.row


def asked(diagnostics: list[Diagnostic], ask: Ask, moves: Moves, labels: Labels, found: Kept) -> Labels:
    """What is known at a commit, by what was at the one before; and what the baseline says."""
    here = ask.known.with_name(ask.commit) / "known.jsonl"  # paths are relative to the baseline's folder
    here.write_bytes(ask.known.read_bytes())
    unknown = set(baseline.judged(diagnostics, ask.project, here, enabled_in(ask.settings, ask.rules)).unknown)
    found.commits += 1
    now: Labels = set()
    for each in diagnostics:
        file, row = at(each, ask.folder)
        begin, old = moves.before(file, row), moves.all_before(file, row, each.site.span.end_row)
        label = old is not None and (*old, each.code) in labels
        found.asked += 1
        line = f"{ask.commit[:10]} {file}:{row}: {each.code} {each.message}"
        if label and each in unknown:
            found.came_back.append(line)
        elif not label and each not in unknown:
            found.silent.append(line)
        found.new += each in unknown
        found.edited += each in unknown and old is None and begin is not None and (*begin, each.code) in labels
        now.add((file, row, each.code))
    more = [
        entry for entry, each in zip(baseline.entries(diagnostics, ask.project, ask.folder), diagnostics, strict=True) if each in unknown
    ]
    baseline.write(ask.known, [*baseline.read(ask.known), *more])
    return now


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="+", metavar="OWNER/NAME[@REVISION]")
    parser.add_argument("--repositories", type=Path, required=True, help="the folder with clones")
    parser.add_argument("--commits", type=int, default=30)
    options = parser.parse_args()
    failed = False
    for each in options.names:
        name, _, revision = each.partition("@")
        clone = checkout.find_clone(options.repositories, name)
        if clone is None:
            print(f"{name}: there is no clone of it")
            failed = True
            continue
        result = kept(clone, revision or "HEAD", options.commits)
        new = f"{result.new} of them new ({result.edited} by an edit of their call)"
        counts = f"{result.asked} findings, {new}, {len(result.came_back)} came back, {len(result.silent)} to look at"
        print(f"{each}: {result.commits} commits, {counts}", flush=True)
        for title, lines in (("came back", result.came_back), ("silent on a new line", result.silent)):
            print("".join(f"  {title}: {line}\n" for line in lines), end="", flush=True)
        failed = failed or bool(result.came_back)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
