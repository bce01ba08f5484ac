"""Running a root: once for every plan of decisions that its budget allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..diagnostics import Span
from ..domain.path import Assumption
from ..domain.symbols import MISSING, Sym
from ..language import evaluation
from ..language.machine import Halt, Raised
from ..language.trace import Event, Moment, Noted, Place, Unfollowed
from ..language.values import BoundMethod, ClassValue, Function, Instance, ModuleValue
from ..primitives.machine import Machine
from ..record.events import Failure, Fed
from ..source import nodes as n
from ..source.effects import attributes_in
from ..source.library import Loaded
from ..tf.graph import Graph
from .entry import arguments, call_root, definition_of, has_run
from .roots import Root
from .setting import Setting, new_machine


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
    unfollowed: Mapping[tuple[str, Span], Unfollowed] = field(default_factory=dict)
    """The calls of what is not known, by (filename, span)."""
    steps: int = 0
    """How many it took, with those before the place where it was resumed."""


@dataclass(slots=True)
class Exploration:
    """All runs of one root."""

    root: Root
    runs: list[Run] = field(default_factory=list)
    reached: set[tuple[str, Span]] = field(default_factory=set)
    """(filename, span) of every call in the user's code that was evaluated."""
    entered: set[tuple[str, Span]] = field(default_factory=set)
    """(filename, span) of every function of the user's that was called."""
    unfollowed: dict[tuple[str, Span], Unfollowed] = field(default_factory=dict)
    """The calls in the user's code of what is not known, by (filename, span)."""


Came = tuple[frozenset[tuple[str, Span]], dict[int, tuple[str, Span]], dict[tuple[str, Span], Unfollowed]]
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
            reached, entered, unfollowed = self.came
            m.reached, m.entered, m.unfollowed = set(reached), dict(entered), dict(unfollowed)
        return m


def prepare(loaded: Loaded, setting: Setting) -> Prepared | None:
    """Run a module's body for the functions and classes in it; None if each root must run it for itself."""
    m = new_machine(setting, known_empty=False)
    place = Place(loaded.filename, n.NOWHERE)
    try:
        module = evaluation.module_of(m, loaded, place, run=False)
        evaluation.run_module(m, module, place)
    except (Raised, Halt, RecursionError):
        return None
    if not m.path.untouched:
        return None  # other plans make other modules
    assert module.body is not None
    return Prepared.here(m, module, len(module.body.body), (frozenset(m.reached), dict(m.entered), dict(m.unfollowed)))


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
        out.unfollowed |= machine.unfollowed
        novel = {_signature(e) for e in run.events if not isinstance(e, Fed)}
        novel |= {("unfollowed", at) for at, call in machine.unfollowed.items() if call.callee is not None}
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


def _run(m: Machine, root: Root, loaded: Loaded, prepared: Prepared | None = None) -> tuple[Run, Prepared | None]:
    """Run a root from its beginning or from where it was prepared; and from where its next runs can begin."""
    ended_by: Failure | None = None
    place = Place(loaded.filename, n.NOWHERE)
    start = _Start(prepared)
    try:
        _begin(m, root, loaded, start, place)
    except Raised as raised:
        if isinstance(raised.failure, Failure):
            ended_by = raised.failure
            m.events.append(raised.failure)
    except Halt as halt:
        ended_by = halt.failure if isinstance(halt.failure, Failure) else None
        if halt.reason == "steps":
            m.widen("steps", place)
    except RecursionError:
        m.widen("nesting", place)
    graphs = m.world.graphs
    return Run(m.events, graphs, ended_by, tuple(m.path.decisions), frozenset(m.tested), dict(m.unfollowed), m.steps), start.prepared


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
        module = evaluation.module_of(m, loaded, place, run=False)
        evaluation.run_module(m, module, place)
    if root.anywhere:
        m.world.current.scope.forget_reuse()
    name, _, method = root.qualname.partition(".")
    target = m.path.bound(module.scope.cells.get(name))
    definition = definition_of(loaded.body.body, root.qualname)
    if root.kind == "function":
        if definition is not None:
            call_root(m, target, definition, [], place)
        return
    if not isinstance(target, ClassValue):
        return
    if root.kind == "test":
        _test(m, target, method, place)
        return
    if root.kind == "class":
        initializer = target.find("__init__")
        if not (isinstance(initializer, Function) and has_run(m, initializer)):
            evaluation.instantiate(m, target, arguments(m, target, place))
        return
    before = len(m.events)
    try:
        instance = evaluation.instantiate(m, target, arguments(m, target, place))
    except Raised:
        instance = m.instance(target)  # one of a subclass, whose initializer may end well
    # Somebody makes objects of this class or of one below it, and with other arguments.
    m.events[before:] = [event for event in m.events[before:] if not isinstance(event, Failure)]
    if isinstance(instance, Instance) and definition is not None:
        _method(m, instance, method, definition, place)


def _script(m: Machine, loaded: Loaded, start: _Start, place: Place) -> None:
    """Run a module as a script. Later runs begin where this one first decides something: imports run once."""
    if start.prepared is not None:
        module, first = start.prepared.module, start.prepared.statement
    else:
        module, first = evaluation.module_of(m, loaded, place, run=False), 0
        module.scope.cells.put("__name__", "__main__")
        module.state.put("run", "running")
    assert module.body is not None
    body = module.body.body
    while first < len(body) and m.path.untouched and not isinstance(body[first], n.If):  # an `if` may own what follows it
        start.prepared = Prepared.here(m, module, first)
        if evaluation.block(m, module.scope, body[first : first + 1]) is not None:
            return
        first += 1
    if m.path.untouched:
        start.prepared = Prepared.here(m, module, first)
    evaluation.block(m, module.scope, body[first:])


def _test(m: Machine, cls: ClassValue, name: str, place: Place) -> None:
    instance = m.instance(cls)
    for method in ("setUpClass", "setUp", name):
        found = cls.find(method)
        if found is not MISSING:
            bound = evaluation.bind_method(m, found, instance, cls, place)
            evaluation.call(m, bound, [], {}, place)


def _method(m: Machine, instance: Instance, name: str, definition: n.FunctionDef, place: Place) -> None:
    """Call a method of the user's, or read a property."""
    if instance.cls.find(name) is MISSING:
        return
    m.library.uses.attributes.add((place.filename, definition.span))
    for attribute in _set_by_others(m, instance.cls, definition):
        if instance.attrs.get(attribute) is None:
            instance.attrs.put(attribute, Sym(("set by others", instance.cls.name, attribute), f"{instance.cls.name}.{attribute}"))
    method = m.resolve(evaluation.get_attribute(m, instance, name, place))
    bound = isinstance(method, BoundMethod)
    call_root(m, m.resolve(method.function) if bound else method, definition, [method.receiver] if bound else [], place)


def _set_by_others(m: Machine, cls: ClassValue, definition: n.FunctionDef) -> set[str]:
    """The attributes that methods set which may run before this one: neither its own nor those it calls."""
    found = [c.attrs.get(name) for c in cls.mro for name in c.attrs.keys()]
    functions = [f for f in found if isinstance(f, Function) and isinstance(f.node, n.FunctionDef) and not f.module.stub]
    m.library.uses.attributes.update((f.module.filename, f.node.span) for f in functions)
    methods = [f.node for f in functions if isinstance(f.node, n.FunctionDef)]
    called = {"__init__", definition.name} | attributes_in(definition.body)[1]
    return {name for method in methods if method.name not in called for name in attributes_in(method.body)[0]}
