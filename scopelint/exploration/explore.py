"""Running a root: once for every plan of decisions that its budget allows."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar, cast

from ..diagnostics import Span
from ..domain.path import FIRST, Assumption, Path, Plan
from ..domain.symbols import MISSING, Itself, Sym
from ..language import evaluation
from ..language.machine import Ground, Halt, Raised
from ..language.trace import Event, Moment, Noted, Place, Uncaught, Unfollowed, Value
from ..language.values import BoundMethod, ClassValue, Function, Instance
from ..primitives.machine import Machine
from ..primitives.operations import Operation
from ..record.events import Created, Failure, Fed
from ..source import nodes as n
from ..source.effects import attributes_in
from ..source.library import Loaded
from ..tf.graph import Graph
from .cases import run_test, run_tests
from .entry import arguments, call_root, definitions_of, has_run, standing
from .packages import import_module
from .prepared import Prepared, Spent
from .roots import Root
from .setting import Setting, new_machine
from .stage import Stage

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
    tested: frozenset[Itself] = frozenset()
    """The lists that it found empty by a test."""
    unfollowed: Mapping[tuple[str, Span], Unfollowed] = field(default_factory=dict)
    """The calls of what is not known, by (filename, span)."""
    steps: int = 0
    """How many it took, with those before the place where it was resumed."""
    settles: bool = False
    """Whether it was made only to see whether what other runs found depends on their decisions."""
    answers: dict[object, tuple[int, object]] = field(default_factory=dict, init=False, repr=False)
    """What was asked of the run, each with the number of its events then."""
    stage: Stage | None = field(default=None, init=False, repr=False)
    """Where several runs of a root have begun: it can show what was there before as this one has left it."""

    def once(self, ask: Callable[[Run], T]) -> T:
        """What a question about the run has for an answer, which nobody may change: many checks ask the same."""
        count, answer = self.answers.get(ask, (-1, None))
        if count != len(self.events):
            answer = ask(self)
            self.answers[ask] = (len(self.events), answer)
        return cast("T", answer)

    def show(self) -> None:
        """Have the objects that its events tell of as this run has left them."""
        if self.stage is not None:
            self.stage.show(self)

    def of_types(self) -> Mapping[type, list[Event]]:
        """The events by their types."""
        return self.once(_of_types)

    def of_words(self) -> Mapping[str, list[tuple[int, Noted]]]:
        """What library functions noted and where it is among the events, by the word that says what it is."""
        return self.once(_of_words)


def _of_types(run: Run) -> Mapping[type, list[Event]]:
    found: dict[type, list[Event]] = {}
    for event in run.events:
        found.setdefault(type(event), []).append(event)
    return found


def _of_words(run: Run) -> Mapping[str, list[tuple[int, Noted]]]:
    found: dict[str, list[tuple[int, Noted]]] = {}
    for index, event in enumerate(run.events):
        if isinstance(event, Noted):
            found.setdefault(event.what, []).append((index, event))
    return found


@dataclass(slots=True)
class Doubts:
    """What the checks say while there may be more runs: even what only might be a finding counts."""

    moments: list[Moment] = field(default_factory=list)
    """Those of what further runs can settle."""
    lenient: bool = False
    """Whether anything counted that might not, were these all the runs."""


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
    default: Run | None = None
    """The program with its options as they are by default, up to its first error, where that may tell that TensorFlow refuses to share."""
    doubts: Doubts | None = None
    """Where the checks are to find even what might be a finding if more decisions were tried the other way."""

    def proper(self) -> list[Run]:
        """The runs in which something may be found."""
        return [run for run in self.runs if not run.settles]


def explore(
    root: Root,
    loaded: Loaded,
    setting: Setting,
    prepared: Prepared | Spent | None = None,
    after: Moment | None = None,
    doubtful: Callable[[Exploration], list[Moment]] | None = None,
    begin: Callable[[Plan], Machine] | None = None,
) -> Exploration:
    """Run a root under one plan after the other, shortest first, until all or the budget is done.

    `prepared` saves running the module's body; it must be that of the root's own module. `after` is a moment of another
    root's run: all moments of these runs come later, and what that run had done to TensorFlow is the beginning of their past.
    `doubtful` tells where in some runs there is a finding, or may be one, that hangs on what no run has tried. What is not prepared
    begins on the machine that `begin` gives for a plan, if it is there.
    """
    spent, ready = (prepared, None) if isinstance(prepared, Spent) else (None, prepared)
    exploring = _Exploring(Exploration(root), loaded, setting, ready, after, begin, spent)
    while exploring.pending and not exploring.is_spent():
        if exploring.has_had_its_share():
            doubts = [] if doubtful is None else doubtful(exploring.out)
            if doubtful is None or doubts:
                exploring.settle(doubts, doubtful)
            break
        exploring.run(exploring.next_plan())
        if exploring.is_idle():
            break
    if root.kind == "module" and after is None and exploring.hinges:
        limits = replace(setting.limits, run_steps=min(exploring.hinges, setting.limits.run_steps))
        exploring.out.default = run_once(root, loaded, replace(setting, limits=limits))
    return exploring.out


@dataclass(slots=True)
class _Exploring:
    """The runs of a root so far, and those to be made."""

    out: Exploration
    loaded: Loaded
    setting: Setting
    prepared: Prepared | None
    after: Moment | None
    begin: Callable[[Plan], Machine] | None
    spent: Spent | None
    pending: list[Plan] = field(default_factory=lambda: [FIRST])
    steps: int = 0
    machine: Machine | None = None
    stage: Stage | None = None
    hinges: int = 0
    """Up to which step what options are by default may tell of an error in one of the runs: 0 for nowhere."""
    _urgent: int = 0
    """How many of the first in `pending` flip a decision on sharing."""
    _flipped: Counter[str] = field(default_factory=Counter)
    _known: set[object] = field(default_factory=set)
    _in_vain: int = 0
    """The steps of the further runs since one of them showed anything new."""

    def is_spent(self) -> bool:
        """Whether no further run may be made, which is noted."""
        limits = self.setting.limits
        spent = bool(self.out.runs) and (len(self.out.runs) >= limits.runs or self.steps >= limits.steps)
        if spent and self.machine is not None:
            self.machine.widen("runs", Place(self.loaded.filename, n.NOWHERE))
        return spent

    def has_had_its_share(self) -> bool:
        """Whether the next run would take more than what the root may spend of the project's budget where it finds nothing."""
        share = self.out.root.share
        if share is None or not self.out.runs:
            return False
        return self.steps > share or self._in_vain > self.setting.limits.vain_steps

    def is_idle(self) -> bool:
        """Whether nothing here touches a variable."""
        return not self._known and len(self.out.runs) >= self.setting.limits.idle_runs

    def next_plan(self) -> Plan:
        """The plan of the next run, taken from those that are pending."""
        self._urgent = max(0, self._urgent - 1)
        return self.pending.pop(0)

    def run(self, plan: Plan, settles: bool = False) -> None:
        """Make one run, and plan those that take its decisions the other way."""
        if self.spent is not None and plan == FIRST:
            m = self.spent.again()
            self._add(m, _left_by(m, None), plan, settles)
            return
        root = self.out.root
        prepared = self.prepared if self.prepared is not None and self.prepared.settled.agrees(plan) else None
        if prepared is not None:
            prepared = self._from_stage(prepared)
            m = prepared.resume(plan)
        elif self.begin is not None:
            m = self.begin(plan)
        else:
            m = new_machine(self.setting, known_empty(root), plan)
        if self.after is not None and prepared is None:
            m.follow(self.after)
        run, begun = _run(m, root, self.loaded, prepared)
        self.prepared = begun or self.prepared
        self._set_stage(run, m, resumed=prepared is not None)
        self._add(m, run, plan, settles)

    def _add(self, m: Machine, run: Run, plan: Plan, settles: bool) -> None:
        """Take up a run that a machine has made, and plan others where it showed anything new."""
        out, run.settles = self.out, settles
        out.runs.append(run)
        self.machine = m
        self.hinges = max(self.hinges, m.hinges)
        cost = m.steps + self.setting.limits.beginning
        self.steps += cost
        out.reached |= m.reached
        out.entered.update(m.entered.values())
        out.unfollowed |= m.unfollowed
        novel = {_signature(e) for e in run.events if not isinstance(e, Fed)}
        novel |= {("unfollowed", at) for at, call in m.unfollowed.items() if call.callee is not None}
        if settles or (len(out.runs) > 1 and novel <= self._known):
            self._in_vain += cost
            return  # what this plan changed changes nothing that we look at
        self._in_vain = 0
        self._known |= novel
        self._plan_others(m.path, len(plan.answers))

    def _from_stage(self, prepared: Prepared) -> Prepared:
        """Where a run can begin that is to begin at a place, with what the last run has left being kept."""
        if self.stage is None:
            return prepared
        self.stage.keep()
        return self.stage.place if self.stage.changed and prepared.mark != self.stage.place.mark else prepared

    def _set_stage(self, run: Run, m: Machine, resumed: bool) -> None:
        """Have objects from before the place where runs begin as each run has left them."""
        if not resumed or self.stage is None:
            self.stage = Stage(self.prepared) if self.prepared is not None and self.prepared.machine is m else None
        run.stage = self.stage
        if self.stage is not None and self.prepared is not None:
            self.stage.played(run, self.prepared)

    def _plan_others(self, path: Path, first: int) -> None:
        """Plan runs that take the decisions of the last one from the `first` on the other way: those on sharing before others."""
        decisions = path.decisions
        for i in range(first, len(decisions)):
            label = decisions[i].test.label
            if path.free[i] and self._flipped[label] < self.setting.limits.flips:
                self._flipped[label] += 1
                plan = Plan((*(d.holds for d in decisions[:i]), not decisions[i].holds))
                self.pending.insert(self._urgent if path.on_sharing[i] else len(self.pending), plan)
                self._urgent += path.on_sharing[i]

    def settle(self, doubts: list[Moment], doubtful: Callable[[Exploration], list[Moment]] | None) -> None:
        """See what the findings depend on: at first by one run that answers everything the other way but the branches they are in."""
        branches = {arm.test.label: arm.holds for moment in doubts for arm in moment.arms}
        self.run(Plan(otherwise=False, worded=tuple(branches.items())), settles=True)
        for plan in self.pending[: self.setting.limits.settling_runs - 1]:
            if self.is_spent() or (doubtful is not None and not doubtful(self.out)):
                break
            self.run(plan)


def _signature(event: Event) -> object:
    """What makes an event new: its kind, its place and its variable's name."""
    variable = getattr(event, "variable", None)
    what = event.what if isinstance(event, Noted) else type(event).__name__
    return (what, event.moment.user_place(), variable.op_name if variable is not None else None)


def run_once(root: Root, loaded: Loaded, setting: Setting, ground: Ground | None = None) -> Run:
    """Run a root as the program would run: to its first error."""
    return _run(new_machine(setting, known_empty(root), stop_at_error=True, ground=ground), root, loaded)[0]


def known_empty(root: Root) -> bool:
    """Whether the graph holds nothing before: what a function's caller did is not known, but nothing calls a script."""
    return root.kind in ("module", "test", "tests")


def _run(m: Machine, root: Root, loaded: Loaded, prepared: Prepared | None = None) -> tuple[Run, Prepared | None]:
    """Run a root from its beginning or from where it was prepared; and from where its next runs can begin."""
    ended_by: Failure | None = None
    place = Place(loaded.filename, n.NOWHERE)
    start = _Start(prepared)
    try:
        _begin(m, root, loaded, start, place)
    except Raised as error:
        raised = error.kept()
        if isinstance(raised.failure, Failure):
            ended_by = raised.failure
            m.events.append(raised.failure)
        elif raised.failure is None and isinstance(raised.value, Instance) and raised.value.cls.is_subclass(m.classes["Exception"]):
            where, m.frame = raised.at or (place, None)
            m.events.append(Uncaught(m.moment(where), raised.value.cls.name))
            m.frame = None
    except Halt as halt:
        ended_by = halt.failure if isinstance(halt.failure, Failure) else None
        if halt.reason == "steps":
            m.widen("steps", place)
    except RecursionError:
        m.widen("nesting", place)
    return _left_by(m, ended_by), start.prepared


def _left_by(m: Machine, ended_by: Failure | None) -> Run:
    """The run that a machine has come to the end of."""
    return Run(m.events, m.world.graphs, ended_by, tuple(m.path.decisions), frozenset(m.tested), dict(m.unfollowed), m.steps)


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
        module = import_module(m, loaded, place)
    if root.anywhere:
        m.world.current.scope.forget_reuse()
    name, _, method = root.qualname.partition(".")
    target = m.path.bound(module.scope.cells.get(name))
    definitions = definitions_of(loaded.body.body, root.qualname)
    if root.kind == "function":
        if definitions:
            call_root(m, target, definitions, [], place)
        return
    if not isinstance(target, ClassValue):
        return
    if root.kind == "test":
        run_test(m, target, method, place)
        return
    if root.kind == "tests":
        run_tests(m, target, place)
        return
    if root.kind == "class":
        initializer = target.find("__init__")
        if not (isinstance(initializer, Function) and has_run(m, initializer)):
            evaluation.instantiate(m, target, arguments(m, target, place))
        return
    before, mark, errors = len(m.events), m.trail.mark(), m.errors
    m.errors = -sys.maxsize  # however many there are
    try:
        instance: Value = evaluation.instantiate(m, target, arguments(m, target, place))
    except Raised:
        instance = m.instance(target)  # one of a subclass, whose initializer may end well
    finally:
        # Somebody makes objects of this class or of one below it, and with other arguments.
        m.events[before:] = [event for event in m.events[before:] if not isinstance(event, Failure)]
        m.errors = errors
    if not root.configured and _is_left_out(m, target, method):
        m.trail.rewind(mark)
        del m.events[before:]
        if any(isinstance(event, Created) for event in m.events):
            return  # the module has made its objects, in the other way
        instance = _unmade(m, target)
    if root.anywhere:
        m.world.current.scope.forget_reuse()
    if isinstance(instance, Instance) and definitions:
        for graph in m.world.graphs:
            graph.known_empty = False  # whoever calls this method may well have called others before
        _method(m, instance, method, definitions, place)


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


def _method(m: Machine, instance: Instance, name: str, definitions: Sequence[n.FunctionDef], place: Place) -> None:
    """Call a method of the user's, or read a property."""
    if instance.cls.find(name) is MISSING:
        return
    definition = standing(instance.cls.find(name), definitions)
    m.library.uses.attributes.add((place.filename, definition.span))
    for attribute in _set_by_others(m, instance.cls, definition):
        if instance.attrs.get(attribute) is None:
            instance.attrs.put(attribute, Sym(("set by others", instance.cls.name, attribute), f"{instance.cls.name}.{attribute}"))
    if _is_begun_by_others(m, instance, definition):
        m.note("begun elsewhere", place)
    method = m.resolve(evaluation.get_attribute(m, instance, name, place))
    bound = isinstance(method, BoundMethod)
    call_root(m, m.resolve(method.function) if bound else method, definitions, [method.receiver] if bound else [], place)


def _set_by_others(m: Machine, cls: ClassValue, definition: n.FunctionDef) -> set[str]:
    """The attributes that methods set which may run before this one: neither its own nor those it calls."""
    methods = _methods(m, cls)
    called = {"__init__", definition.name} | attributes_in(definition.body)[1]
    return {attribute for name, body in methods if name not in called for attribute in attributes_in(body)[0]}


def _is_begun_by_others(m: Machine, instance: Instance, definition: n.FunctionDef) -> bool:
    """Whether other methods, which may run before this one, give variables their values: they restore them, or initialize them."""
    called = {"__init__", definition.name} | attributes_in(definition.body)[1]
    others = [attributes_in(body) for name, body in _methods(m, instance.cls) if name not in called]
    if any(not _BEGINNING.isdisjoint(calls) for _, _, calls in others):
        return True
    values = (instance.attrs.get(attribute) for attribute in {attribute for _, read, _ in others for attribute in read})
    return any(isinstance(value, Operation) and value.starts for value in values)


def _methods(m: Machine, cls: ClassValue) -> list[tuple[str, n.Body]]:
    """The user's methods of a class and those above it: their names and bodies."""
    found = [c.attrs.get(name) for c in cls.mro for name in c.attrs.keys()]
    functions = [f for f in found if isinstance(f, Function) and isinstance(f.node, n.FunctionDef) and not f.module.stub]
    m.library.uses.attributes.update((f.module.filename, f.node.span) for f in functions)
    return [(f.node.name, f.node.body) for f in functions if isinstance(f.node, n.FunctionDef)]


_BEGINNING = {"restore", "global_variables_initializer", "variables_initializer", "initialize_all_variables", "initialize_variables"}
"""How TensorFlow calls what gives variables their first values."""


def _is_left_out(m: Machine, cls: ClassValue, name: str) -> bool:
    """Whether the initializer, which has run, calls a method under a condition that did not hold: it did something else in its place."""
    method = cls.find(name)
    if isinstance(method, Function) and has_run(m, method):
        return False
    calls: dict[str, set[str]] = {}
    for caller, body in _methods(m, cls):
        calls.setdefault(caller, set()).update(attributes_in(body)[2])
    reached, pending = set[str](), ["__init__"]
    while pending:
        found = calls.get(pending.pop(), set()) - reached
        reached |= found
        pending.extend(found)
    return name in reached


def _unmade(m: Machine, cls: ClassValue) -> Instance:
    """An object of which nothing is known but that its methods set attributes."""
    instance = m.instance(cls)
    for attribute in sorted({attribute for _, body in _methods(m, cls) for attribute in attributes_in(body)[0]}):
        instance.attrs.put(attribute, Sym(("set by others", cls.name, attribute), f"{cls.name}.{attribute}"))
    return instance
