"""What came of a root, and everything that it depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..diagnostics import Span
from ..exploration.roots import Root
from ..project import Analysis
from ..source.units import MODULE
from ..source.uses import Uses
from ..storage.digests import data_digest
from .packing import Packed, absolute, packed, relative


@dataclass(frozen=True, slots=True)
class Use:
    """The units of one file that a root ran, by name; of those in `looked_at` only the attributes count that they assign and read.

    `text` is the digest of the file's text then: where it is the same now, nothing needs to be compared.
    """

    file: str
    text: str
    ran: tuple[str, ...]
    looked_at: tuple[str, ...]
    content: str
    """The digest of all these."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """A module that was looked up, and what file or folder of the project that came to. A level of -1: how a file itself is called."""

    importer: str
    level: int
    name: str
    outcome: str | None


@dataclass(frozen=True, slots=True)
class Record:
    """What the work for a root came to, as data."""

    outcome: Packed
    uses: tuple[Use, ...] = ()
    lookups: tuple[Lookup, ...] = ()
    entered: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The functions that count as run, by file and unit."""


def recorded(work: Callable[[Analysis, Root], Any], to_keep: bool, analysis: Analysis, root: Root) -> Record:
    """Do the work for a root, and write down what came of it; also what it depends on, where that is `to_keep`."""
    analysis.library.uses = Uses()
    value = work(analysis, root)
    outcome = packed(analysis, value, to_keep)
    if not to_keep:
        return Record(outcome)
    used = analysis.library.uses
    entered = _by_file(analysis.unit_named, analysis.entered)
    return Record(
        outcome,
        tuple(_uses(analysis, used)),
        tuple(_lookups(analysis, used)),
        tuple((relative(analysis, filename), tuple(sorted(names))) for filename, names in sorted(entered.items())),
    )


def _by_file(named: Callable[[str, Span], str | None], functions: Iterable[tuple[str, Span]]) -> dict[str, set[str]]:
    """The units of functions, by file. Those that have none are part of the unit that they are written in."""
    out: dict[str, set[str]] = {}
    for filename, span in functions:
        name = named(filename, span)
        if name is not None:
            out.setdefault(filename, set()).add(name)
    return out


def _uses(analysis: Analysis, used: Uses) -> Iterable[Use]:
    ran, looked_at = _by_file(analysis.unit_named, used.functions), _by_file(analysis.unit_named, used.attributes)
    read = _by_file(analysis.docstring_named, used.docstrings)
    for filename in sorted({*used.modules, *ran, *looked_at, *read}):
        if analysis.facts.digest(filename):
            names = tuple(sorted({MODULE, *ran.get(filename, ()), *read.get(filename, ())}))
            others = tuple(sorted(looked_at.get(filename, set()) - set(names)))
            content = content_of(analysis, filename, names, others)
            yield Use(relative(analysis, filename), analysis.facts.digest(filename), names, others, content or "")


def content_of(analysis: Analysis, filename: str, ran: tuple[str, ...], looked_at: tuple[str, ...]) -> str | None:
    """The digest of some units of a file; None where it does not have them."""
    units = analysis.units(filename)
    if units is None or not all(name in units for name in (*ran, *looked_at)):
        return None
    parts = [*map(units.digest, ran), *map(units.attributes, looked_at)]
    if analysis.facts.of(filename).marks.of_scopelint:
        parts.append(analysis.facts.digest(filename))  # comments count, and on which rows they are
    return data_digest(parts)


def _lookups(analysis: Analysis, used: Uses) -> Iterable[Lookup]:
    name_of = partial(relative, analysis)
    for importer, level, name in sorted(used.lookups):
        found = analysis.library.outcome(importer, level, name)
        yield Lookup(name_of(importer), level, name, None if found is None else name_of(found))
    for filename in sorted(used.modules):
        if analysis.facts.digest(filename):
            yield Lookup(name_of(filename), -1, "", analysis.library.dotted(filename))


def holds(analysis: Analysis, lookup: Lookup) -> bool:
    """Whether a lookup comes to the same now."""
    importer = absolute(analysis, lookup.importer)
    if lookup.level < 0:
        return analysis.library.dotted(importer) == lookup.outcome
    found = analysis.library.outcome(importer, lookup.level, lookup.name)
    return lookup.outcome == (None if found is None else relative(analysis, found))


__all__ = ["Lookup", "Record", "Use", "content_of", "holds", "recorded"]
