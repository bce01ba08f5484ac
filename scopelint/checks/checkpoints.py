"""Checkpoints that one script writes and another reads: TVS504 between two roots.

What a root saves and restores is kept as plain facts. Two roots that seem to disagree are run once more, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from posixpath import dirname

from ..exploration.explore import Exploration, Run
from ..exploration.roots import Root
from ..language.trace import Place
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import place_made, site_of
from .queries.savers import Use, meet, places_of, uses
from .savers import renamed_since, twins
from .sightings import seen


@dataclass(frozen=True, slots=True)
class Kept:
    """A variable by its name in a checkpoint, where it is made, and where in the user's own code that is."""

    name: str
    made: Place | None
    by: Place | None


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What a script saves or restores. `places` says where, as far as it is known."""

    saved: bool
    places: frozenset[str]
    variables: tuple[Kept, ...]


def checkpoints(exploration: Exploration) -> frozenset[Checkpoint]:
    """What the runs of a script save and restore."""
    if exploration.root.kind != "module":
        return frozenset()
    return frozenset(each for run in exploration.proper() for each in _in_run(run))


def _in_run(run: Run) -> Iterator[Checkpoint]:
    for use in uses(run):
        variables = tuple(Kept(name, place_made(variable), _caller(variable)) for name, variable in use.held.items())
        yield Checkpoint(use.event.what == "saved", places_of(use.event), variables)


def _caller(variable: Variable) -> Place | None:
    site = site_of(variable)
    return None if site is None else site.user_place()


def names_saved(scripts: Sequence[tuple[Root, frozenset[Checkpoint]]]) -> frozenset[str]:
    """Everything that any script saves, by name."""
    return frozenset(kept.name for _, found in scripts for each in found if each.saved for kept in each.variables)


def disagreeing(scripts: Sequence[tuple[Root, frozenset[Checkpoint]]], saved: Set[str]) -> Iterator[tuple[Root, Root]]:
    """The scripts of which the second restores, by the same path, what only the first saves, under other names.

    `saved` is what any script saves.
    """
    for reader, found in scripts:
        wanted = [each for each in found if not each.saved and not saved >= {kept.name for kept in each.variables}]
        for writer, others in scripts if wanted else ():
            apart = dirname(writer.filename) != dirname(reader.filename)
            if writer != reader and any(_for(each, one, apart) for each in others if each.saved for one in wanted):
                yield writer, reader
                break


def _for(written: Checkpoint, wanted: Checkpoint, apart: bool) -> bool:
    """Whether one checkpoint is at the place of the other, with a variable that is there under another name.

    Scripts that lie `apart`, in two folders, may each be run in its own, where the same path is another place, unless one piece of the
    user's code makes the variables of both.
    """
    known = {kept.name for kept in written.variables}
    asked = [each for each in wanted.variables if each.made is not None and each.name not in known]
    return meet(written.places, wanted.places) and any(
        each.made == there.made and (not apart or each.by == there.by) and twins(there.name, each.name)
        for each in asked
        for there in written.variables
    )


def written_by(exploration: Exploration) -> Iterator[list[Use]]:
    """What each run of a script saves."""
    for run in exploration.proper():
        saved = [use for use in uses(run) if use.event.what == "saved"]
        if saved:
            yield saved


def restored_elsewhere(written: Sequence[Use], saved: Set[str], exploration: Exploration) -> Iterator[Finding]:
    """What a script restores that another has saved under other names; `saved` is what any script saves."""
    yield from seen("TVS504", exploration, renamed_since(written, saved))
