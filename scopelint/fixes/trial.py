"""Fixes on trial: one is made only where the program, analysed again with it, has lost the finding and has no new one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path

from ..config import Settings
from ..diagnostics import Diagnostic, Edit, Fix
from ..discovery import Project, UnreadableError
from ..fingerprints import fingerprints
from ..lint import lint
from ..noqa import CODE
from ..report import Report
from ..rulebook import RuleBook
from ..selection import chosen, enabled_in
from ..watch import Watch
from .candidates import candidates
from .choice import Choice
from .comments import removal
from .text import ChangedError, Text, original

Key = tuple[str, str, int]
"""A finding by its code, its file, and how far from the file's beginning it is."""


@dataclass(frozen=True)
class State:
    """A project with some fixes made, what is found in it, and what the user wants to see of that."""

    project: Project
    settings: Settings
    rules: RuleBook
    report: Report
    fixed: tuple[tuple[Diagnostic, Fix], ...] = ()
    texts: Mapping[Path, Text] = field(default_factory=dict)
    """The files that are other than on disk."""

    @property
    def found(self) -> list[Diagnostic]:
        return chosen(self.report, self.project, self.settings, self.rules)

    def keys(self) -> Counter[Key]:
        unused = (each for each in self.found if each.code == CODE)
        return Counter(self.key(each) for each in (*self.report.diagnostics, *unused))

    def key(self, diagnostic: Diagnostic) -> Key:
        filename = diagnostic.site.filename
        return diagnostic.code, filename, _offset(self.text(filename), diagnostic.site.span.row, diagnostic.site.span.column)

    def text(self, filename: str) -> str:
        file = self.project.file(Path(filename))
        try:
            return "" if file is None else file.read()
        except UnreadableError:
            return ""


def proposals(state: State, diagnostic: Diagnostic, choice: Choice) -> Iterator[Fix]:
    """The fixes of a diagnostic that are worth a trial, the best one first."""
    path = Path(diagnostic.site.filename)
    if path not in state.project.targets:
        return
    text = state.text(diagnostic.site.filename)
    if diagnostic.code == CODE:
        here = [each for each in state.report.diagnostics if each.site.filename == diagnostic.site.filename]
        fixes = removal(diagnostic, here, text, enabled_in(state.settings, state.rules)(path), state.rules)
    else:
        fixes = candidates(diagnostic, text)
    yield from filter(choice.takes, fixes)


def mended(state: State, choice: Choice, watch: Watch | None = None) -> State:
    """The state after every fix that holds."""
    watch = watch or Watch()
    rejected: set[tuple[str, str]] = set()
    at_once = True
    while watch.signal is None:
        names = _names(state)
        todo = [(name, each, fixes) for name, each in names if name not in rejected and (fixes := list(proposals(state, each, choice)))]
        if at_once:  # the safe ones together cost one analysis
            at_once = False
            batch = _apart([(each, fixes[0]) for _, each, fixes in todo if fixes[0].applicability == "safe"])
            after = tried(state, batch, watch) if len(batch) > 1 else None
            if after is not None:
                state = after
                continue
        for name, each, fixes in todo:
            after = next((new for fix in fixes if (new := tried(state, [(each, fix)], watch)) is not None), None)
            if after is not None:
                state = after
                break
            rejected.add(name)
        else:
            break
    return state


def tried(state: State, fixes: Sequence[tuple[Diagnostic, Fix]], watch: Watch | None = None) -> State | None:
    """The state with some fixes, if the diagnostics that they are for are gone then, and no other has come."""
    edits: dict[str, list[Edit]] = {}
    for _, fix in fixes:
        edits.setdefault(fix.filename, []).extend(fix.edits)
    texts = dict(state.texts)
    try:
        for filename, changes in edits.items():
            texts[Path(filename)] = (texts.get(Path(filename)) or original(state.project, Path(filename))).edited(changes)
    except (UnreadableError, ChangedError):
        return None
    project = state.project.with_texts({path: text.plain for path, text in texts.items()})
    watch = watch or Watch()
    after = replace(state, project=project, report=lint(project, state.settings, watch), fixed=(*state.fixed, *fixes), texts=texts)
    if watch.signal is not None or len(after.report.problems) > len(state.report.problems):
        return None
    moved = {filename: _Moves(state.text(filename), changes) for filename, changes in edits.items()}
    gone = Counter(state.key(each) for each, _ in fixes)
    allowed = Counter({_moved(key, moved): count for key, count in (state.keys() - gone).items()})
    return after if after.keys() <= allowed else None


def _names(state: State) -> list[tuple[tuple[str, str], Diagnostic]]:
    found = state.found
    return [((each.code, name.unique), each) for each, name in zip(found, fingerprints(found, state.project), strict=True)]


def _apart(fixes: Iterable[tuple[Diagnostic, Fix]]) -> list[tuple[Diagnostic, Fix]]:
    """Those of the fixes whose edits meet no edit of one before."""
    out: list[tuple[Diagnostic, Fix]] = []
    for each, fix in fixes:
        others = [edit for _, other in out if other.filename == fix.filename for edit in other.edits]
        if not any(_meet(edit, other) for edit in fix.edits for other in others):
            out.append((each, fix))
    return out


def _meet(one: Edit, other: Edit) -> bool:
    a, b = one.span, other.span
    return (a.row, a.column) <= (b.end_row, b.end_column) and (b.row, b.column) <= (a.end_row, a.end_column)


class _Moves:
    """Where the places of a text are after some edits."""

    def __init__(self, text: str, edits: Iterable[Edit]) -> None:
        spans = [(edit.span, edit.text) for edit in sorted(edits, key=lambda edit: edit.span)]
        self._edits = [(_offset(text, s.row, s.column), _offset(text, s.end_row, s.end_column), new) for s, new in spans]

    def __call__(self, offset: int) -> int:
        by = 0
        for first, end, new in self._edits:
            if end <= offset:
                by += len(new) - (end - first)
            elif first < offset:
                by += min(offset - first, len(new)) - (offset - first)
        return offset + by


def _moved(key: Key, moves: Mapping[str, _Moves]) -> Key:
    code, filename, offset = key
    return code, filename, moves[filename](offset) if filename in moves else offset


def _offset(text: str, row: int, column: int) -> int:
    starts = [0, *accumulate(len(line) + 1 for line in text.split("\n"))]
    return starts[min(row, len(starts)) - 1] + column - 1


__all__ = ["State", "mended", "proposals", "tried"]
