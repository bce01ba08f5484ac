"""`scopelint vars --diff` and `--checkpoint`: what changed, and whether a checkpoint still loads."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from scopelint import inventory
from scopelint.changes import checkpoint
from scopelint.changes.compare import Comparison, Known, compare, shown
from scopelint.changes.revisions import at_revision
from scopelint.cli.output import ExitCode, fail, leave, write
from scopelint.config import Settings
from scopelint.discovery import Project
from scopelint.inventory import RootVariables
from scopelint.watch import Interrupted, Watch


def against_revision(project: Project, settings: Settings, paths: tuple[str, ...], options: dict[str, Any], watch: Watch) -> NoReturn:
    """Print what changed since a revision, or between two, and end the run."""
    first, dots, second = options["diff"].partition("..")
    if dots and not second:
        fail(f"--diff: {options['diff']} names one revision and no other; REV compares with the files as they are, REV..REV two revisions")
    paths = paths or (".",)
    with at_revision(project, settings, paths, first) as (old, there):
        before = _by_root(inventory.inventory(old, there, watch)[0], old)
    if second:
        with at_revision(project, settings, paths, second) as (new, there):
            roots, problems = inventory.inventory(new, there, watch)
            after = _by_root(roots, new)
    else:
        roots, problems = inventory.inventory(project, settings, watch)
        after = _by_root(roots, project)
    found: dict[str, Comparison] = {}
    for root in dict.fromkeys((*after, *before)):
        was, is_now = before.get(root, Made()), after.get(root, Made())
        found[root] = compare(was.variables, is_now.variables)
        found[root].lone = root not in before or root not in after
        found[root].ended = was.endings, is_now.endings
    _end(project.with_problems(problems), found, f"a checkpoint of {first}", options, watch)


def against_checkpoint(project: Project, settings: Settings, options: dict[str, Any], watch: Watch) -> NoReturn:
    """Print how a program differs from a checkpoint, and end the run. It is the root that has most in common with it."""
    stored = checkpoint.read(options["checkpoint"], options["python"] or sys.executable)
    roots, problems = inventory.inventory(project, settings, watch)
    after = _by_root(roots, project)
    if not any(each.variables for each in after.values()):
        fail("no program with variables was found; `scopelint vars --roots` says where execution begins")
    names = {each.name for each in stored}
    best = max(after, key=lambda root: sum(each.name in names for each in after[root].variables))
    found = compare(stored, after[best].variables)
    found.ended = [], after[best].endings
    found.by_objects = checkpoint.object_based(stored)
    _end(project.with_problems(problems), {best: found}, options["checkpoint"], options, watch)


@dataclass(frozen=True, slots=True)
class Made:
    """The variables of a root that a Saver saves, of all its graphs, and what ended it early."""

    variables: list[Known] = field(default_factory=list)
    endings: list[str] = field(default_factory=list)


def _by_root(roots: list[RootVariables], project: Project) -> dict[str, Made]:
    return {
        root.root: Made(
            [_known(entry, project) for graph in root.graphs for entry in graph if entry.collection == "global"],
            inventory.endings(root, project),
        )
        for root in roots
    }


def _known(entry: inventory.VariableEntry, project: Project) -> Known:
    shared = frozenset((project.display(place.filename), _text(project, place)) for place in entry.reused)
    return Known(entry.name, entry.shape, entry.dtype, entry.trainable, shared)


def _text(project: Project, place: Any) -> str:
    """The call at a place, without blanks: rows move."""
    file = project.file(Path(place.filename))
    lines = [] if file is None else file.read().split("\n")[place.span.row - 1 : place.span.end_row]
    return "".join("".join(lines).split())


def _end(project: Project, found: Mapping[str, Comparison], what: str, options: dict[str, Any], watch: Watch) -> NoReturn:
    if watch.signal is not None:  # of half an analysis everything else would be gone
        raise Interrupted(watch.signal)
    broken = any(each.loads is False for each in found.values())
    text = _json(found) if options["output_format"] == "json" else "".join(_tree(found, what))
    write(text, options["output_file"])
    leave(project, ExitCode.DIAGNOSTICS if broken else ExitCode.CLEAN, options, watch)


def _tree(found: Mapping[str, Comparison], what: str) -> Iterator[str]:
    changed = {root: each for root, each in found.items() if each.changed}
    if not changed:
        yield "The variables are the same.\n"
    for root, each in found.items():
        if root in changed or any(each.ended):
            yield f"{root}\n"
        for when, endings in zip(("before: ", ""), each.ended, strict=True):
            yield from (f"  {when}{ending}: what it would make after that is not compared\n" for ending in endings)
        if root not in changed:
            continue
        for pair in each.renamed:
            yield f"  renamed  {pair.before.name} → {pair.after.name}\n"
        for known in each.new:
            yield f"  new      {known.name}  {shown(known.shape)} {known.dtype or ''}".rstrip() + "\n"
        for known in each.gone:
            yield f"  gone     {known.name}  {shown(known.shape)} {known.dtype or ''}".rstrip() + "\n"
        for pair in (*each.same, *each.renamed):
            for kind, before, after in pair.changes:
                yield f"  {kind:<8} {pair.after.name}: {before} → {after}\n"
        yield from _loading(each, what)


def _loading(comparison: Comparison, what: str) -> Iterator[str]:
    missing = comparison.obstacles
    if comparison.lone:
        none = "no run that makes variables"
        yield f"  nothing is left to load {what}: {none} begins here any more.\n" if comparison.gone else f"  {none} began here before.\n"
        return
    if comparison.emptied:
        yield f"  {what} does not load: no variable is left, and a Saver of none is refused.\n"
        return
    if not missing:
        yield f"  {what} loads: it has every variable.\n"
        return
    named = ", ".join(missing[:3]) + (f" and {len(missing) - 3} more" if len(missing) > 3 else "")
    yield f"  {what} does not load: it has nothing that fits {named}.\n"
    if comparison.by_objects:
        yield "  That is by names. `tf.train.Checkpoint.restore` goes by the attributes of objects, which are not compared.\n"
    if comparison.assignment:
        yield "  What it has can be taken over before the variables are initialized:\n\n"
        yield "    tf.train.init_from_checkpoint(CHECKPOINT, {\n"
        for old, new in comparison.assignment.items():
            yield f"        {json.dumps(old)}: {json.dumps(new)},\n"
        yield "    })\n"


def _json(found: Mapping[str, Comparison]) -> str:
    def known(each: Known) -> dict[str, Any]:
        return {"name": each.name, "shape": None if each.shape is None else list(each.shape), "dtype": each.dtype}

    roots = [
        {
            "root": root,
            "renamed": [{"before": pair.before.name, "after": pair.after.name} for pair in each.renamed],
            "new": [known(one) for one in each.new],
            "gone": [known(one) for one in each.gone],
            "changed": [
                {"name": pair.after.name, "what": kind, "before": before, "after": after}
                for pair in (*each.same, *each.renamed)
                for kind, before, after in pair.changes
            ],
            "ended": dict(zip(("before", "after"), each.ended, strict=True)),
            "loads": each.loads,
            "assignment": each.assignment,
        }
        for root, each in found.items()
    ]
    return json.dumps({"roots": roots}, indent=2) + "\n"
