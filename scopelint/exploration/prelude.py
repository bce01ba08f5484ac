"""The imports that modules begin with: for those that begin alike they are made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import takewhile
from typing import Any, NamedTuple

from ..domain.path import FIRST, Plan, Settled
from ..domain.symbols import MISSING
from ..language.machine import Ground, Halt, Raised
from ..language.trace import Frame, Place
from ..primitives.machine import Machine
from ..source import nodes as n
from ..source.library import Library, Loaded
from ..source.uses import Uses
from .packages import import_alone, import_package, packages
from .setting import Setting, new_machine

Key = tuple[object, ...]

_OF_THE_GROUND = frozenset({"modules", "builtins", "classes", "serial"})
"""What of a machine is its ground's, or only ever grows."""
_MOST_OTHERS = 3
"""Plans whose imports are kept beside those of first runs."""


@dataclass(frozen=True, slots=True)
class _Point:
    """The state of a machine between two imports."""

    layer: int
    age: int
    plan: Plan
    """That of the run that came here."""
    settled: Settled
    state: dict[str, Any]
    """What of the machine is in no cells."""
    modules: frozenset[str]
    """The files of the user's modules that are there."""
    originals: dict[Any, Any]
    """Those of the ground."""

    def agrees(self, plan: Plan) -> bool:
        """Whether a run with this plan would have come here."""
        made = tuple(decision.holds for decision in self.settled.decisions)
        asked = self.plan.answers[: len(made)] if self.plan.otherwise else made
        return not made or (plan.otherwise and not plan.worded and plan.answers[: len(made)] in (asked, made))


@dataclass(frozen=True, slots=True)
class _Step:
    """One import that was made."""

    key: Key
    frames: list[Frame]
    """Those of the modules that the statement itself has run: they are in whatever module begins so."""
    used: Uses


class _Wanted(NamedTuple):
    """An import that a module begins with."""

    key: Key
    node: n.Import | n.ImportFrom
    package: bool
    """Whether it is the import of a package that the module is in: that may bring the module along."""


class Prelude:
    """A machine on which the imports of one module after the other are made, and no import twice that two of them begin with.

    It has run nothing else when a module begins. What a module has done is taken back when the next one begins, and what was imported
    for it alone.
    """

    def __init__(self, setting: Setting, known_empty: bool, lend: Callable[[], Ground]) -> None:
        self._begun_with = setting, known_empty, lend
        self._machine = new_machine(setting, known_empty, ground=lend())
        self._points = [self._point()]
        self._steps: list[_Step] = []
        self._others: list[Prelude] = []
        """Those for plans that answer otherwise what the imports here have decided, what was last used last."""

    def begin(self, loaded: Loaded, plan: Plan = FIRST, script: bool = True) -> Machine:
        """The machine after the imports that a module begins with, for a run of that module with this plan.

        What is no script is imported itself, so that the packages that it is in come first: they may bring it along. Those imports stay
        out that are for the run itself to make: from the first one on that ends in an error or imports the module. What the imports
        have used, the library's uses have then.
        """
        # A journal has the places of its steps.
        wanted = [] if self._machine.record else _wanted(self._machine.library, loaded, script)
        alike = self._alike(wanted, loaded)
        if self._agreeing(alike, plan) == alike:
            return self._begin(loaded, wanted, alike, plan, further=plan == FIRST)
        found = [(other._agreeing(other._alike(wanted, loaded), plan), other) for other in self._others]
        agreeing, other = max(found, key=lambda pair: pair[0], default=(0, None))
        if other is None or (agreeing < alike and len(found) < _MOST_OTHERS):
            agreeing, other = 0, Prelude(*self._begun_with)
        elif not agreeing:
            other = found[0][1]
        self._others = [*(each for each in self._others if each is not other), other]
        return other._begin(loaded, wanted, agreeing, plan, further=not plan.worded)

    def _agreeing(self, alike: int, plan: Plan) -> int:
        """After how many of the imports that are alike the plan has not answered otherwise."""
        return next((i for i in range(alike) if not self._points[i + 1].agrees(plan)), alike)

    def _alike(self, wanted: Sequence[_Wanted], loaded: Loaded) -> int:
        """How many of the imports that were made a module begins with, as long as none of them imports it but those of its packages."""
        pairs = zip(wanted, self._steps, self._points[1:], strict=False)
        alike = takewhile(lambda p: p[0].key == p[1].key and (p[0].package or loaded.filename not in p[2].modules), pairs)
        return sum(1 for _ in alike)

    def _begin(self, loaded: Loaded, wanted: Sequence[_Wanted], done: int, plan: Plan, further: bool) -> Machine:
        self._come_back(done, plan)
        if further:
            for each in wanted[done:]:
                if not self._make(loaded, each, plan):
                    break
        for step, each in zip(self._steps, wanted, strict=False):
            for frame in step.frames:
                frame.place = Place(loaded.filename, each.node.span)
            self._machine.library.uses.update(step.used)
        return self._machine

    def _make(self, loaded: Loaded, wanted: _Wanted, plan: Plan) -> bool:
        """Make an import for a module, which is not there itself; whether that could be done."""
        m = self._machine
        steps = m.steps
        uses, m.library.uses = m.library.uses, Uses()
        try:
            if isinstance(wanted.node, n.Import) and wanted.package:
                import_package(m, loaded, wanted.node)
            else:
                import_alone(m, loaded, wanted.node)
            ended = loaded.filename in m.modules and not wanted.package
        except (Raised, Halt, RecursionError):
            ended = True
        finally:
            used, m.library.uses = m.library.uses, uses
        if ended:
            self._come_back(len(self._steps), plan)
            return False
        m.steps = steps if wanted.package else m.steps - 1  # the module makes this statement itself
        if loaded.filename not in m.modules:
            used.lookups = {each for each in used.lookups if each[0] != loaded.filename}
        place, before = Place(loaded.filename, wanted.node.span), len(self._points[-1].state["imported"])
        self._steps.append(_Step(wanted.key, [frame for frame in m.imported[before:] if frame.place == place], used))
        self._points.append(self._point())
        return True

    def _point(self) -> _Point:
        m = self._machine
        m.trail.mark()
        return _Point(
            m.trail.deepen(),
            m.trail.age,
            m.path.plan,
            m.path.settled(),
            _state(m),
            frozenset(filename for filename, module in m.modules.items() if not module.stub),
            m.ground.originals(),
        )

    def _come_back(self, done: int, plan: Plan) -> None:
        m, point = self._machine, self._points[done]
        del self._points[done + 1 :], self._steps[done:]
        m.trail.come_back(point.layer, point.age)
        m.path.restart(plan, point.settled)
        for name, value in point.state.items():
            setattr(m, name, _copied(value))
        m.ground.forget(point.modules, point.originals)
        for filename in point.modules:
            module = m.modules[filename]
            if module.state.get("run") is MISSING:
                module.used = None


def beginning(library: Library, loaded: Loaded) -> tuple[str, ...]:
    """What sorts modules so that those come together that begin with the same imports."""
    return tuple(str(each.key) for each in _wanted(library, loaded, script=False))


def _wanted(library: Library, loaded: Loaded, script: bool) -> list[_Wanted]:
    """The imports that come first when a module runs, before the first one that imports the module itself.

    Those of its own that run nothing of the user's are left out.
    """
    uses, library.uses = library.uses, Uses()
    wanted, brought = list[_Wanted](), False
    for node in () if script else packages(library, loaded):
        found = _found(library, loaded.filename, node)
        wanted.append(_Wanted((*_key(node, found), True), node, True))
        brought = brought or _imports(library, loaded, found)
    for own in () if brought else _leading(loaded.body.body):
        found = _found(library, loaded.filename, own)
        if _imports(library, loaded, found):
            break
        if any(each is not None and not each.stub for each in found):
            wanted.append(_Wanted(_key(own, found), own, False))
    library.uses = uses
    return wanted


def _key(node: n.Import | n.ImportFrom, found: Sequence[Loaded | None]) -> Key:
    text = (node.names,) if isinstance(node, n.Import) else (node.level, node.module, node.names)
    return (*text, *(None if each is None else each.filename for each in found))


def _imports(library: Library, loaded: Loaded, found: Sequence[Loaded | None]) -> bool:
    """Whether a module is among those found, or imported by them."""
    modules = (each for each in found if each is not None and not each.stub)
    return any(each.filename == loaded.filename or loaded.filename in library.behind(each) for each in modules)


def _leading(body: n.Body) -> Iterator[n.Import | n.ImportFrom]:
    """The imports that a module begins with."""
    for statement in body:
        if isinstance(statement, n.Import | n.ImportFrom):
            yield statement
        elif not (isinstance(statement, n.ExprStmt) and isinstance(statement.value, n.Const)):
            return


def _found(library: Library, importer: str, node: n.Import | n.ImportFrom) -> list[Loaded | None]:
    """What an import finds by each of the names that it may look up: it does the same wherever it finds the same."""
    if isinstance(node, n.Import):
        return [library.find(name, importer) for dotted, _ in node.names for name in _prefixes(dotted)]
    names = (*_prefixes(node.module), *(f"{node.module}.{name}".lstrip(".") for name, _ in node.names or ()))
    if not node.level:
        return [library.find(name, importer) for name in names]
    packages: list[Loaded] = []
    while (package := library.find_relative(importer, len(packages) + 1, "")) is not None and package.package:
        packages.append(package)
    return [*packages, *(library.find_relative(importer, node.level, name) for name in names)]


def _prefixes(dotted: str) -> Iterator[str]:
    parts = dotted.split(".")
    return (".".join(parts[: i + 1]) for i in range(len(parts)) if dotted)


def _state(m: Machine) -> dict[str, Any]:
    """What of a machine is in no cells and changes in a run, but for what is the ground's."""
    kept = ((field.name, getattr(m, field.name)) for field in fields(m) if field.name not in _OF_THE_GROUND)
    return {name: _copied(value) for name, value in kept if isinstance(value, bool | int | list | dict | set | tuple)}


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, list | dict | set) else value
