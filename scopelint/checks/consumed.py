"""Checkpoints of TensorFlow 2 whose restores are asserted to be complete, and are not: TVS504."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from ..domain.symbols import Sym, Text
from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..primitives.tracking import Tracked
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import noted
from .queries.order import oldest
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS504")
def not_consumed(run: Run) -> Iterator[Sighting]:
    """A checkpoint of other objects than those that it is restored into, by name, where the program asserts that all are matched."""
    for event in noted(run, "asserted as restored"):
        saved = checkpoint_at(run, event)
        if saved is None or event.facts["caught"] or event.moment.arms:
            continue
        kept, taken = saved.facts["tracked"], event.facts["tracked"]
        if kept is None or taken is None:
            continue
        matching = _Matching(kept, taken)
        line = row(saved.moment)
        if matching.unmet:
            name, variable = matching.unmet[0]
            given, reason = "", f"line {line} saves nothing of that name, and the assertion that all is restored fails"
            acts = (Act("saved", saved.moment), Act("consumed", event.moment, (variable,), name))
        elif matching.left and event.facts["consumed"] is True:
            name, variable = matching.left[0]
            given = " object that takes it up"
            reason = f"line {line} saves it by that name, and the assertion that all is consumed fails"
            acts = (Act("saved", saved.moment, (variable,), name), Act("consumed", event.moment))
        else:
            continue
        yield Sighting(
            name=name,
            given=given,
            reason=reason,
            moment=event.moment,
            told="asserted to be complete here",
            earlier=saved.moment,
            before="saved here",
            shown=Life("not matched", acts),
        )


class _Matching:
    """TF's walk through what was saved and what is there, side by side: what has the same name is one.

    `left` was saved and is not asked for, `unmet` is there and was not saved, each by its name.
    """

    def __init__(self, saved: Tracked, there: Tracked) -> None:
        self._met: set[int] = set()
        self._bound: set[Variable] = set()
        left: list[tuple[str, Tracked]] = []
        unmet: list[tuple[str, Tracked]] = []
        pairs = [("", saved, there)]
        while pairs:
            path, one, two = pairs.pop(0)
            if not one.named or not two.named or isinstance(one.value, Variable) or isinstance(two.value, Variable):
                self._bound |= one.holds | two.holds
                continue
            for name in dict.fromkeys((*one.parts, *two.parts)):
                part, other, inner = one.parts.get(name), two.parts.get(name), posixpath.join(path, name)
                if part is not None and other is not None:
                    pairs.append((inner, part, other))
                elif part is not None:
                    left.append((inner, part))
                elif other is not None:
                    unmet.append((inner, other))
        self.left = [each for name, part in left for each in self._loose(name, part)]
        self.unmet = [each for name, part in unmet for each in self._loose(name, part)]

    def _loose(self, name: str, part: Tracked) -> Iterator[tuple[str, Variable]]:
        """The variables of an object that is matched by none."""
        loose = part.holds - self._bound
        for inner, each in part.parts.items() if loose else ():
            yield from self._loose(posixpath.join(name, inner), each)
        if loose and not part.parts:
            yield name, oldest(loose)


def checkpoint_at(run: Run, event: Noted) -> Noted | None:
    """What was saved at the path that is restored, given by a save or written by name, or the latest of a folder; None if not known."""
    path, saved = event.facts["path"], [e for e in noted(run, "tracked as saved") if e.moment.serial < event.moment.serial]
    found = next((e for e in saved if isinstance(path, Sym) and e.facts["path"] == path), None)
    if found is None and isinstance(path, str | Text):
        found = next((e for e in reversed(saved) if e.facts["counted"] is False and e.facts["folder"] == path), None)
    if found is None:
        latest = next((e for e in noted(run, "latest") if isinstance(path, Sym) and e.facts["path"] == path), None)
        before = [e for e in saved if latest is not None and e.moment.serial < latest.moment.serial and e.facts["counted"] is True]
        found = next((e for e in reversed(before) if latest is not None and _is_in(e.facts["folder"], latest.facts["folder"])), None)
    return found if found is not None and not found.moment.arms else None


def _is_in(prefix: Value, folder: Value) -> bool:
    """Whether what is saved by a prefix, or by a manager in its folder, is in a folder."""
    if isinstance(prefix, Text) and prefix == folder:
        return True
    if isinstance(prefix, Text) and isinstance(prefix.parts[-1], str) and "/" in prefix.parts[-1]:
        return (*prefix.parts[:-1], posixpath.dirname(prefix.parts[-1])) in ((folder, ""), (folder, "/"), (folder,))
    if isinstance(prefix, str) and isinstance(folder, str):
        return posixpath.normpath(folder) in (posixpath.normpath(prefix), posixpath.dirname(posixpath.normpath(prefix)))
    return isinstance(prefix, Sym) and prefix == folder
