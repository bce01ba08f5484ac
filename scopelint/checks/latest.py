"""The latest checkpoint, asked for where it is not: TVS504. It is not saved yet, or the name is that of its files, not of their folder."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Text
from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..tf.variables import Variable
from .queries.accesses import noted
from .queries.order import by_age
from .queries.savers import is_saved_in, savers_of, saves_of
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS504")
def latest_before_saved(run: Run) -> Iterator[Sighting]:
    """What a program saves is to be restored from the latest checkpoint, whose path it asked for before it had saved any."""
    asked = {id(e.facts["path"]): e for e in noted(run, "latest")}
    saved, told = list(noted(run, "saved", "checkpoint")) if asked else [], set[int]()
    for event in noted(run, "restored", "checkpoint read") if saved else ():
        latest = asked.get(id(event.facts["path"]))
        if latest is None or id(latest) in told:
            continue
        told.add(id(latest))  # what is restored at first, and once more later on, is meant
        since = [e for e in saved if latest.moment.serial < e.moment.serial < event.moment.serial and _is_in(e, latest.facts["folder"])]
        held = _held_by(run, since[-1]) if since and not event.moment.arms else []
        if held and since[-1].facts.get("checkpoint") is event.facts.get("checkpoint"):
            yield Sighting(
                variable=held[0],
                reason=f"line {row(latest.moment)} looks for the latest one before line {row(since[-1].moment)} saves it",
                moment=event.moment,
                told="restored here, from what was the latest one at the time",
                earlier=since[-1].moment,
                before="saved here",
                shown=None,  # which checkpoints there are is known to the disk alone
            )


@run_check("TVS504")
def latest_of_the_files(run: Run) -> Iterator[Sighting]:
    """The latest checkpoint is looked for in what is no folder: the beginning of the names of the files that the program saves."""
    asked = [e for e in noted(run, "latest") if _names_files(e.facts["folder"])]
    saved = [(e, e.facts["path" if e.what == "saved" else "prefix"]) for e in noted(run, "saved", "checkpoint")] if asked else []
    for event in asked:
        prefix = event.facts["folder"]
        first = next((e for e, path in saved if path == prefix), None)
        used = (e for e in noted(run, "restored", "checkpoint read", "begins from checkpoint") if e.facts["path"] is event.facts["path"])
        held = _held_by(run, first) if first is not None and any(used) else []
        if first is None or not held or not all(_names_files(path) and _is_beside(path, prefix) for _, path in saved):
            continue
        yield Sighting(
            variable=held[0],
            reason=f"line {row(first.moment)} begins the names of its files so, and the latest one is looked for in a folder of that name",
            moment=event.moment,
            told="the latest one is looked for here",
            earlier=first.moment,
            before="saved here",
            shown=None,  # which checkpoints there are is known to the disk alone
        )


def _names_files(path: Value) -> bool:
    """Whether a path is known to end in a name."""
    end = path.parts[-1] if isinstance(path, Text) else path
    return isinstance(end, str) and not end.endswith("/")


def _is_beside(path: Value, prefix: Value) -> bool:
    """Whether what is saved by a path is not inside a folder that is called like the prefix."""
    parts = [each.parts if isinstance(each, Text) else (each,) for each in (path, prefix)]
    ours, theirs = parts
    known = len(ours) == len(theirs) and ours[:-1] == theirs[:-1]
    return known and not str(ours[-1]).startswith(f"{theirs[-1]}/")


def _is_in(saved: Noted, folder: Value) -> bool:
    """Whether something is saved in a folder."""
    if saved.what == "checkpoint":
        return saved.facts["folder"] is folder or (isinstance(folder, str) and saved.facts["folder"] == folder)
    return is_saved_in(saved, folder)


def _held_by(run: Run, saved: Noted) -> list[Variable]:
    if saved.what == "checkpoint":
        return [v for v in saved.facts["holds"] if isinstance(v, Variable) and v.trainable is True]
    return by_age(v for v in (saves_of(saved, savers_of(run)) or {}).values() if v.trainable is True)
