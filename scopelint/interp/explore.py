"""Running a root: once for every plan of decisions that its budget allows."""

from __future__ import annotations

import gc
import sys
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from ..diagnostics import Span
from ..domain.path import Assumption
from ..domain.symbols import MISSING, Sym
from ..source import nodes as n
from ..source.effects import attributes_in
from ..source.library import Library, Loaded
from ..source.structure import top_level
from ..tf.graph import Graph
from ..tf.version import Version
from . import builtins, calls, imports, objects, tensorflow
from .events import Created, Event, Failure, Fed, Moment, Noted
from .limits import DEFAULT, Limits
from .machine import Halt, Machine, Raised
from .roots import Root
from .values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    Function,
    Instance,
    ModuleValue,
    Namespace,
    Partial,
    Place,
    PythonCells,
    Value,
)

T = TypeVar("T")


@dataclass(slots=True)
class Run:
    """What one run of a root left."""

    events: list[Event]
    graphs: list[Graph]
    ended_by: Failure | None
    """The TensorFlow error that ended it."""
    decisions: tuple[Assumption, ...]
    """The tests it decided."""
    tested: frozenset[int] = frozenset()
    """ids of the lists that it found empty by a test."""


@dataclass(slots=True)
class Exploration:
    """All runs of one root."""

    root: Root
    runs: list[Run] = field(default_factory=list)
    reached: set[tuple[str, Span]] = field(default_factory=set)
    """(filename, span) of every call in the user's code that was evaluated."""
    entered: set[tuple[str, Span]] = field(default_factory=set)
    """(filename, span) of every function of the user's that was called."""
    unknown: dict[tuple[str, Span], str] = field(default_factory=dict)
    """(filename, span) of every call in the user's code of something that is not known, and what it is called."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a run needs besides its root."""

    library: Library
    version: Version
    limits: Limits = DEFAULT
    eager: bool = False
    v2_behavior: bool = False
    record: bool = False
    """Whether runs keep a journal, for the verifier."""
    strict: bool = False
    keras_3: bool = False


Came = tuple[frozenset[tuple[str, Span]], dict[int, tuple[str, Span]], dict[tuple[str, Span], str]]
"""What a run reached, entered and did not know, as `Machine` keeps them."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A machine that has run a module's body, or its first statements: where runs can begin, one after the other.

    Nothing had been decided by then, so that every plan agrees up to here.
    """

    machine: Machine
    module: ModuleValue
    statement: int
    """The index in the module's body of the statement that comes next."""
    mark: int
    events: int
    """How many there were."""
    steps: int
    errors: int
    handed: frozenset[int]
    came: Came | None
    """Where roots share this; the runs of one root may add up what they came to."""

    @staticmethod
    def here(
        m: Machine,
        module: ModuleValue,
        statement: int,
        came: Came | None = None,
    ) -> Prepared:
        """The machine as it is now."""
        return Prepared(m, module, statement, m.trail.mark(), len(m.events), m.steps, m.errors, frozenset(m.handed), came)

    def resume(self, plan: tuple[bool, ...]) -> Machine:
        """The machine as it was, for a run with this plan."""
        m = self.machine
        m.trail.undo(self.mark)
        m.path.restart(plan)
        m.events, m.steps, m.errors, m.tested, m.bottomless = m.events[: self.events], self.steps, self.errors, set(), set()
        m.handed = set(self.handed)
        if self.came is not None:
            reached, entered, unknown = self.came
            m.reached, m.entered, m.unknown = set(reached), dict(entered), dict(unknown)
        return m


def prepare(loaded: Loaded, setting: Setting) -> Prepared | None:
    """Run a module's body for the functions and classes in it; None if each root must run it for itself."""
    m = new_machine(setting, known_empty=False)
    place = Place(loaded.filename, n.NOWHERE)
    try:
        module = imports.opened(m, loaded, place, run=False)
        imports.execute(m, module, place)
    except (Raised, Halt, RecursionError):
        return None
    if not m.path.untouched:
        return None  # other plans make other modules
    assert module.body is not None
    return Prepared.here(m, module, len(module.body.body), (frozenset(m.reached), dict(m.entered), dict(m.unknown)))


def explore(root: Root, loaded: Loaded, setting: Setting, prepared: Prepared | None = None, after: Moment | None = None) -> Exploration:
    """Run a root under one plan after the other, shortest first, until all or the budget is done.

    `prepared` saves running the module's body; it must be that of the root's own module. `after` is a moment of another
    root's run: all moments of these runs come later, and what that run had done to TensorFlow is the beginning of their past.
    """
    out = Exploration(root)
    pending: list[tuple[bool, ...]] = [()]
    flipped: Counter[str] = Counter()
    known: set[object] = set()
    steps = 0
    machine: Machine | None = None
    while pending:
        if machine is not None and (len(out.runs) >= setting.limits.runs or steps >= setting.limits.steps):
            machine.widen("runs", Place(loaded.filename, n.NOWHERE))
            break
        plan = pending.pop(0)
        machine = prepared.resume(plan) if prepared is not None else new_machine(setting, _known_empty(root), plan)
        if after is not None and prepared is None:
            machine.follow(after)
        run, prepared = _run(machine, root, loaded, prepared)
        out.runs.append(run)
        steps += machine.steps
        out.reached |= machine.reached
        out.entered.update(machine.entered.values())
        out.unknown |= machine.unknown
        novel = {_signature(e) for e in run.events if not isinstance(e, Fed)}
        if len(out.runs) > 1 and novel <= known:
            if not known and len(out.runs) >= setting.limits.idle_runs:
                break  # nothing here touches a variable
            continue  # what this plan changed changes nothing that we look at
        known |= novel
        decisions = machine.path.decisions
        for i in range(len(plan), len(decisions)):
            label = decisions[i].test.label
            if machine.path.free[i] and flipped[label] < setting.limits.flips:
                flipped[label] += 1
                taken = tuple(d.holds for d in decisions[:i])
                pending.append((*taken, not decisions[i].holds))
    return out


def _signature(event: Event) -> object:
    """What makes an event new: its kind, its place and its variable's name."""
    variable = getattr(event, "variable", None)
    what = event.what if isinstance(event, Noted) else type(event).__name__
    return (what, event.moment.user_place(), variable.op_name if variable is not None else None)


def run_once(root: Root, loaded: Loaded, setting: Setting) -> Run:
    """Run a root as the program would run: to its first error."""
    return _run(new_machine(setting, _known_empty(root), stop_at_error=True), root, loaded)[0]


def _known_empty(root: Root) -> bool:
    """Whether the graph holds nothing before: what a function's caller did is not known, but nothing calls a script."""
    return root.kind in ("module", "test")


def new_machine(setting: Setting, known_empty: bool, plan: tuple[bool, ...] = (), stop_at_error: bool = False) -> Machine:
    """A machine with an empty world."""
    machine = Machine(
        setting.library,
        setting.version,
        setting.limits,
        plan,
        stop_at_error,
        known_empty=known_empty,
        eager=setting.eager,
        v2_behavior=setting.v2_behavior,
        record=setting.record,
        strict=setting.strict,
        keras_3=setting.keras_3,
    )
    builtins.install(machine)
    scope = Namespace(machine.trail, "module", None, None)
    module = ModuleValue(imports.INTRINSICS, imports.INTRINSICS, scope, None, stub=True, state=PythonCells(machine.trail))
    scope.module = module
    scope.cells.data.update(tensorflow.install(machine))
    module.state.put("run", "done")
    machine.modules[imports.INTRINSICS] = module
    return machine


def intrinsics(setting: Setting) -> frozenset[str]:
    """The names that stubs may take from `_scopelint`."""
    return frozenset(str(name) for name in new_machine(setting, known_empty=True).modules[imports.INTRINSICS].scope.cells.data)


def _run(m: Machine, root: Root, loaded: Loaded, prepared: Prepared | None = None) -> tuple[Run, Prepared | None]:
    """Run a root from its beginning or from where it was prepared; and from where its next runs can begin."""
    ended_by: Failure | None = None
    place = Place(loaded.filename, n.NOWHERE)
    start = _Start(prepared)
    try:
        _begin(m, root, loaded, start, place)
    except Raised as raised:
        if raised.failure is not None:
            ended_by = raised.failure
            m.events.append(raised.failure)
    except Halt as halt:
        ended_by = halt.failure
        if halt.reason == "steps":
            m.widen("steps", place)
    except RecursionError:
        m.widen("nesting", place)
    graphs = m.world.graphs
    return Run(m.events, graphs, ended_by, tuple(m.path.decisions), frozenset(m.tested)), start.prepared


@dataclass(slots=True)
class _Start:
    """Where the runs of a root begin, as far as one is known."""

    prepared: Prepared | None


def _begin(m: Machine, root: Root, loaded: Loaded, start: _Start, place: Place) -> None:
    if root.kind == "module":
        _script(m, loaded, start, place)
        return
    if start.prepared is not None:
        module = start.prepared.module
    else:
        module = imports.opened(m, loaded, place, run=False)
        imports.execute(m, module, place)
    if root.anywhere:
        m.world.current.scope.forget_reuse()
    name, _, method = root.qualname.partition(".")
    target = m.path.bound(module.scope.cells.get(name))
    definition = _definition(loaded.body.body, root.qualname)
    if root.kind == "function":
        if definition is not None:
            _call(m, target, definition, [], place)
        return
    if not isinstance(target, ClassValue):
        return
    if root.kind == "test":
        _test(m, target, method, place)
        return
    if root.kind == "class":
        initializer = target.find("__init__")
        if not (isinstance(initializer, Function) and _has_run(m, initializer)):
            objects.instantiate(m, target, _arguments(m, target, place))
        return
    before = len(m.events)
    try:
        instance = objects.instantiate(m, target, _arguments(m, target, place))
    except Raised:
        instance = m.instance(target)  # one of a subclass, whose initializer may end well
    # Somebody makes objects of this class or of one below it, and with other arguments.
    m.events[before:] = [event for event in m.events[before:] if not isinstance(event, Failure)]
    if isinstance(instance, Instance) and definition is not None:
        _method(m, instance, method, definition, place)


def _definition(body: n.Body, qualname: str) -> n.FunctionDef | None:
    """The statement that defines a function or method."""
    name, _, method = qualname.partition(".")
    found = [s for s in top_level(body) if isinstance(s, n.FunctionDef | n.ClassDef) and s.name == name]
    if method and found and isinstance(found[-1], n.ClassDef):
        return _definition(found[-1].body, method)
    return found[-1] if found and isinstance(found[-1], n.FunctionDef) else None


def _has_run(m: Machine, function: Function) -> bool:
    """Whether a function's own module has called it, or has made variables and let something unknown call it, none knows when."""
    handed = id(function.node) in m.handed and any(isinstance(event, Created) for event in m.events)
    return id(function.node) in m.entered or handed


def _script(m: Machine, loaded: Loaded, start: _Start, place: Place) -> None:
    """Run a module as a script. Later runs begin where this one first decides something: imports run once."""
    from .execute import block

    if start.prepared is not None:
        module, first = start.prepared.module, start.prepared.statement
    else:
        module, first = imports.opened(m, loaded, place, run=False), 0
        module.scope.cells.put("__name__", "__main__")
        module.state.put("run", "running")
    assert module.body is not None
    body = module.body.body
    while first < len(body) and m.path.untouched and not isinstance(body[first], n.If):  # an `if` may own what follows it
        start.prepared = Prepared.here(m, module, first)
        if block(m, module.scope, body[first : first + 1]) is not None:
            return
        first += 1
    if m.path.untouched:
        start.prepared = Prepared.here(m, module, first)
    block(m, module.scope, body[first:])


def _test(m: Machine, cls: ClassValue, name: str, place: Place) -> None:
    instance = m.instance(cls)
    for method in ("setUpClass", "setUp", name):
        found = cls.find(method)
        if found is not MISSING:
            bound = objects.bind_method(m, found, instance, cls, place)
            calls.call(m, bound, [], {}, place)


def _method(m: Machine, instance: Instance, name: str, definition: n.FunctionDef, place: Place) -> None:
    """Call a method of the user's, or read a property."""
    if instance.cls.find(name) is MISSING:
        return
    m.library.uses.attributes.add((place.filename, definition.span))
    for attribute in _set_by_others(m, instance.cls, definition):
        if instance.attrs.get(attribute) is None:
            instance.attrs.put(attribute, Sym(("set by others", instance.cls.name, attribute), f"{instance.cls.name}.{attribute}"))
    method = m.resolve(objects.get_attribute(m, instance, name, place))
    bound = isinstance(method, BoundMethod)
    _call(m, m.resolve(method.function) if bound else method, definition, [method.receiver] if bound else [], place)


def _set_by_others(m: Machine, cls: ClassValue, definition: n.FunctionDef) -> set[str]:
    """The attributes that methods set which may run before this one: neither its own nor those it calls."""
    found = [c.attrs.get(name) for c in cls.mro for name in c.attrs.keys()]
    functions = [f for f in found if isinstance(f, Function) and isinstance(f.node, n.FunctionDef) and not f.module.stub]
    m.library.uses.attributes.update((f.module.filename, f.node.span) for f in functions)
    methods = [f.node for f in functions if isinstance(f.node, n.FunctionDef)]
    called = {"__init__", definition.name} | attributes_in(definition.body)[1]
    return {name for method in methods if method.name not in called for name in attributes_in(method.body)[0]}


def _arguments(m: Machine, cls: ClassValue, place: Place) -> Args:
    """Symbolic arguments for a class's initializer."""
    initializer = cls.find("__init__")
    positional = _symbols(f"{place.filename}:{cls.name}", initializer.params, 1) if isinstance(initializer, Function) else []
    return Args(positional, {}, place)


def _call(m: Machine, found: Value, definition: n.FunctionDef, given: list[Value], place: Place) -> None:
    """Call what a definition has become with symbolic arguments, if nothing has called it yet.

    What a decorator has wrapped may be handed other arguments than it is defined with: if those do not come to it, it is
    called without the wrapper.
    """
    if isinstance(found, Function) and _has_run(m, found):
        return
    name = f"{place.filename}:{definition.name}"
    symbols = [*given, *_symbols(name, definition.params, len(given))]
    keywords = {p.name: _symbol(name, p) for p in definition.params.keyword_only if p.default is None}
    bare = isinstance(found, Function) and found.node is definition
    try:
        if bare or isinstance(found, Function | Builtin | Partial | BoundMethod | Instance):
            calls.invoke(m, found, Args(symbols, keywords, place, rest=True))
    except Raised as raised:
        if bare or raised.failure is not None:
            raise
    if not bare and id(definition) not in m.entered:
        module = m.modules[place.filename]
        calls.invoke(m, calls.make_function(m, module.scope, definition), Args(symbols, keywords, place, rest=True))


def _symbols(function: str, params: n.Parameters, skip: int) -> list[Value]:
    """Symbols for the parameters without a default."""
    return [_symbol(function, p) for p in (*params.positional_only, *params.positional)[skip:] if p.default is None]


def _symbol(function: str, parameter: n.Parameter) -> Sym:
    return Sym(("argument", function, parameter.name), parameter.name)


_GC_THRESHOLDS = (2_000_000, 5, 1_000)


def with_deep_stack(work: Callable[[], T]) -> T:
    """Run `work` with room for the interpreter's recursion."""
    result: list[T] = []
    error: list[BaseException] = []

    def body() -> None:
        try:
            result.append(work())
        except BaseException as raised:  # noqa: BLE001 (handed on to the caller's thread)
            error.append(raised)

    limit, size, thresholds = sys.getrecursionlimit(), threading.stack_size(), gc.get_threshold()
    # Runs allocate much and free it all at once: looking for garbage in between would take half of the time.
    gc.set_threshold(*_GC_THRESHOLDS)
    sys.setrecursionlimit(60_000)
    threading.stack_size(512 * 1024 * 1024)
    try:
        thread = threading.Thread(target=body)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
        sys.setrecursionlimit(limit)
        gc.set_threshold(*thresholds)
    if error:
        raise error[0]
    return result[0]
