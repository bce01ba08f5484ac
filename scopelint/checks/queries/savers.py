"""What a run's savers save and restore, by name, and where."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...domain.symbols import Sym, Text, show, text
from ...exploration.explore import Run
from ...language.trace import Noted, Value
from ...language.values import DictValue
from ...tf.variables import Variable
from .accesses import noted


def savers_of(run: Run) -> dict[int, Noted]:
    """Where each saver was made, by the saver's id."""
    return {id(e.facts["saver"]): e for e in noted(run, "saver")}


def saves_of(event: Noted, savers: dict[int, Noted]) -> dict[str, Variable] | None:
    """What the saver of an event saves, by name; None if that is not known, as of cuDNN's layers, which save weights for their buffer."""
    made = savers.get(id(event.facts["saver"]))
    saved = made.facts["saves"] if made is not None else None
    if not isinstance(saved, DictValue):
        return None
    held = {k: saved.cells.get(k) for k in saved.cells.keys()}
    out = {show(k): v for k, v in held.items() if isinstance(k, str | Text) and isinstance(v, Variable)}
    known = len(out) == len(held) and not any(name.endswith("opaque_kernel") for name in out)
    return out if known else None


def may_have_saved(run: Run, event: Noted, variable: Variable) -> bool:
    """Whether a variable is in what a saver writes, or an export, as far as that is known."""
    saved = saves_of(event, savers_of(run)) if event.what == "saved" else None
    return saved is None or variable in saved.values()


def _given_by(event: Noted, savers: dict[int, Noted]) -> dict[str, Variable] | None:
    """What a restore, or an assignment map, gives values to, by the keys; None if that is not known."""
    if event.what == "restored":
        return saves_of(event, savers)
    named, pairs = event.facts["named"], dict(event.facts["pairs"])
    if not isinstance(named, DictValue) or named.open:
        return None
    for key in named.cells.keys():
        name, value = show(key) if isinstance(key, str | Text) else None, named.cells.get(key)
        if name is not None and isinstance(value, Variable):
            pairs[name] = value
        elif name is None or not (name in pairs or (name.endswith("/") and any(each.startswith(name.lstrip("/")) for each in pairs))):
            return None
    held = {name: v for name, v in pairs.items() if isinstance(name, str) and isinstance(v, Variable)}
    return held if all(v in held.values() for v in event.facts["variables"]) else None


def restorings(run: Run) -> list[tuple[Noted, dict[str, Variable]]] | None:
    """What gives variables the values of a checkpoint, each with what it gives them to, by the keys; None if that is not known of all."""
    savers = savers_of(run)
    found = [(event, _given_by(event, savers)) for event in noted(run, "restored", "begins from checkpoint")]
    known = [(event, held) for event, held in found if held is not None]
    return known if len(known) == len(found) else None


@dataclass(frozen=True, slots=True)
class Use:
    """A saver's use: what it saves or restores, by name. `maker` is the saver's making."""

    event: Noted
    maker: Noted
    held: dict[str, Variable]


def left_for(run: Run, written: Sequence[Use], event: Noted) -> list[Use]:
    """What of some checkpoints may be there for an event: none that the program may have removed or moved in the meantime."""
    gone = [e for e in noted(run, "files removed", "file gone") if e.moment.serial < event.moment.serial]
    return [use for use in written if not any(e.moment.serial > use.event.moment.serial and _may_be_of(e, use.event) for e in gone)]


def _may_be_of(gone: Noted, saved: Noted) -> bool:
    """Whether what the program has removed or moved may be of a checkpoint, or what that is in."""
    removed, path = as_folder(gone.facts["folder"]), saved.facts["path"]
    if not isinstance(removed, str | Text) or not isinstance(path, str | Text):
        return True
    ours, theirs = _begun(removed), _begun(path)
    if ours is None or theirs is None or ours[0] != theirs[0] or ours[1].startswith("/") != theirs[1].startswith("/"):
        return True
    return f"{theirs[1]}/".startswith(f"{ours[1]}/") or ours[1].startswith(theirs[1])


def _begun(path: str | Text) -> tuple[Value, str] | None:
    """A path as what is not known of its beginning, and what is written down behind that; None if more is not known."""
    first, *rest = path.parts if isinstance(path, Text) else (path,)
    if isinstance(first, str):
        return (None, posixpath.normpath(first)) if not rest else None
    known = [part for part in rest if isinstance(part, str)]
    return (first, posixpath.normpath("_" + "".join(known))) if len(known) == len(rest) else None


def uses(run: Run) -> Iterator[Use]:
    """The uses of savers in a run, up to the first of which it is not known what it holds."""
    savers = savers_of(run)
    for event in noted(run, "saved", "restored"):
        held = saves_of(event, savers)
        if held is None:
            return
        yield Use(event, savers[id(event.facts["saver"])], held)


def places_of(event: Noted) -> frozenset[str]:
    """What the path that is given to a saver says of where a checkpoint is; empty if nothing is known."""
    return path_places(event.facts["path"])


def folder_of(path: Value) -> Value:
    """The folder that a path of unknown name is known to be in, as of the latest checkpoint of a folder; None if nothing is."""
    while isinstance(path, Sym) and isinstance(path.key, tuple) and path.key[0] == "attr":
        path = path.key[1]  # what is known of a folder says which is its latest
    return path.key[2] if isinstance(path, Sym) and isinstance(path.key, tuple) and path.key[0] == "fresh" and len(path.key) == 3 else None


def is_saved_in(saved: Noted, folder: Value) -> bool:
    """Whether a saver saves in a folder."""
    path = saved.facts["path"]
    return bool(path_places(folder) & places_of(saved)) or (isinstance(path, Text) and path.parts[0] is folder)


def folder_above(path: Value) -> Value:
    """The folder that a path names a file in; None where that is not known."""
    parts = path.parts if isinstance(path, Text) else (path,) if isinstance(path, str) else ()
    for index in reversed(range(len(parts))):
        part = parts[index]
        if isinstance(part, str) and "/" in part:
            return as_folder(text([*parts[:index], part.rpartition("/")[0] or ("" if index else "/")]))
    return "." if isinstance(path, str) else None


def as_folder(path: Value) -> Value:
    """A folder's path, as others that name the same one have it."""
    if isinstance(path, str):
        return posixpath.normpath(path)
    if not isinstance(path, Text):
        return path
    end = path.parts[-1]
    stripped = text([*path.parts[:-1], end.rstrip("/")]) if isinstance(end, str) else path
    return stripped.parts[0] if isinstance(stripped, Text) and len(stripped.parts) == 1 else stripped


def are_apart(one: Value, two: Value) -> bool:
    """Whether two folders are known to be two: both are written down, or below what they begin with alike."""
    ours, theirs = (each.parts if isinstance(each, Text) else (each,) for each in (one, two))
    known = all(isinstance(part, str) for part in (*ours[1:], *theirs[1:]))
    if isinstance(ours[0], str) or isinstance(theirs[0], str):
        return known and isinstance(ours[0], str) and isinstance(theirs[0], str) and ours != theirs
    return known and ours[0] == theirs[0] and ours[1:] != theirs[1:]


def meet(here: frozenset[str], there: frozenset[str]) -> bool:
    """Whether two paths name one place. An option without a default may be what another script's has, and two defaults are two places."""
    return bool(here & there) or _open(here, there) or _open(there, here)


def _open(here: frozenset[str], there: frozenset[str]) -> bool:
    return any("--" in place and any(other.startswith(f"{place}=") for other in there) for place in here)


def _within(path: Text) -> Iterator[str]:
    """The places of what is not known in a path, each behind what comes before it there."""
    before = ""
    for part in path.parts:
        places = path_places(part) if isinstance(part, Sym) else ()
        yield from (f"{before}{place}" for place in places)
        before += part if isinstance(part, str) else next(iter(sorted(places)), "‹›")


def path_places(path: Value) -> frozenset[str]:
    """What a checkpoint's path says of where it is: a folder or a file by name, or an option that holds it."""
    if isinstance(path, str):
        whole = posixpath.normpath(path)
        return frozenset({whole, posixpath.dirname(whole)} - {"", ".", "/"})
    if isinstance(path, Text):
        return frozenset(_within(path))
    if not isinstance(path, Sym) or not isinstance(path.key, tuple):
        return frozenset()
    match path.key:
        case ("option", str(name)):
            return frozenset({f"--{name}"})
        case ("option", str(name), str(default)):
            return frozenset({f"--{name}={posixpath.normpath(default)}"})
        case ("attr", owner, str()):
            return path_places(owner)
        case ("fresh", int(), about):
            return path_places(about)
    return frozenset()
