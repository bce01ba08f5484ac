"""What the primitives answer the language: what TensorFlow lacks, what a loop has built, what an unknown call may do."""

from __future__ import annotations

import itertools
from dataclasses import replace

from ..domain.symbols import Sym
from ..language import evaluation
from ..language.host import Host
from ..language.trace import Event, Noted, Place, Value
from ..language.values import Args, BoundMethod, DictValue, Function, Instance, ListValue, Namespace, Partial, SliceValue
from ..record.events import Created, Shared
from ..record.journal import Rejected
from ..source import nodes as n
from ..tf.errors import Kind, TFError
from ..tf.reuse import Reuse
from ..tf.scopes import VariableScope
from ..tf.variables import Variable
from . import (
    asked,
    checked,
    contexts,
    filters,
    folders,
    given_again,
    lookups,
    outgrown,
    slots,
    surface,
    templates,
    turns,
    unbuilt,
    unfollowed,
)
from .blends import MOVED
from .computing import note_named, operation
from .contents import forget_contents
from .finalized import is_finalized
from .holding import ASIDE, is_keras_layer
from .machine import Machine
from .operations import Operation
from .options import is_chosen_by_option
from .sessions import actions
from .tensors import Tensor


class TensorFlowHost(Host):
    """A program that may use TensorFlow."""

    naming = frozenset({"scope", "reuse", "variable_scope", "name_or_scope"})
    """They say which variables a call makes."""

    def lacks_module(self, m: Machine, dotted: str) -> bool:
        return surface.is_missing(m.version, dotted)

    def lacks(self, m: Machine, module: str, name: str) -> bool:
        return surface.lacks(m.version, module, name)

    def foreign_module(self, m: Machine, dotted: str) -> Sym:
        if dotted.partition(".")[0] == "tensorflow":
            return Sym(("tf", dotted), dotted)
        return Host.foreign_module(self, m, dotted)

    def foreign(self, m: Machine, module: str, name: str, label: str) -> Sym | None:
        return Sym(("tf", f"{module}.{name}"), label) if module.partition(".")[0] == "tensorflow" else None

    def read(self, m: Machine, module: str, name: str, place: Place) -> None:
        if m.keras_3 and surface.gone_with_keras_3(module, name):
            m.did(Rejected, place, f"{module}.{name}".removeprefix("tensorflow.").removeprefix("compat.v1."), {})
            m.fail(TFError(Kind.REMOVED, "AttributeError", f"`{name}` is not available with Keras 3."), place)

    def read_of_none(self, m: Machine, value: Sym, name: str, place: Place) -> None:
        slots.check_read(m, value, name, place)

    def read_in_vain(self, m: Machine, value: Value, name: str, place: Place) -> None:
        if isinstance(value, Instance):
            unbuilt.check_read(m, value, name, place)

    def context_meant(self, m: Machine, value: Value, place: Place) -> Value:
        return contexts.meant(m, value, place)

    def unknown_call(self, m: Machine, function: Value, label: str, args: Args) -> Value:
        origin = unfollowed.origin(function)
        if not unfollowed.keeps_out(m, origin, args):
            m.registers.put(("opaque", m.world.current), True)
            for value in args:
                asked.may_import(m, value)
        forget_contents(args)
        m.computed += 1
        m.hinge(m.optional and is_chosen_by_option(m, function))
        if any(_may_do_something(m.path.peek(v)) for v in args):
            m.note("handed out", args.place, to=label)
        folders.note_removal(m, origin or "", args)
        if isinstance(function, Sym) and isinstance(function.key, tuple) and function.key[0] == "tf":
            name = args.keywords.get("name")
            unfollowed.note(m, function.key[1], args)
            known = name if isinstance(name, str) else None
            out = operation(m, label.rpartition(".")[2], args, None, None, args.place, known, followed=False)
            return replace(out, result=None, again=frozenset())  # it may be another one each time
        if isinstance(function, Tensor) and not m.quiet and not args.place.stub:
            m.world.current.touched = True  # no tensor can be called: it is a layer or a model of TensorFlow's that has no stub
        return unfollowed.result(m, function, origin, args, label)

    def told_in_vain(self, m: Machine, function: Function, name: str, bound: dict[str, Value], out: Value, place: Place) -> None:
        value = bound.get(name)
        if not isinstance(value, DictValue | ListValue | Tensor) or function.closure.kind == "function":
            return
        found = [each for each in actions(m, value)[0] if isinstance(each, Tensor) and each.reads and each.weights is None]
        if found:
            others = [each for key, given in bound.items() if key != name for each in actions(m, given)[0]]
            reads = frozenset[Variable]().union(*(each.reads for each in actions(m, out)[0] if isinstance(each, Tensor)))
            own = reads.difference(*(each.reads for each in others if isinstance(each, Tensor)), others)
            m.note("told in vain", place, by=function.name, name=name, tensors=tuple(found), own=own)

    def gave(self, m: Machine, function: Function, ns: Namespace, out: Instance, anew: bool, place: Place) -> None:
        given_again.note_given(m, function, ns, out, anew, place)

    def unbound(self, m: Machine) -> None:
        m.registers.put(("opaque", m.world.current), True)

    def names_another(self, m: Machine, value: Value, name: str) -> bool:
        graph = value.graph if isinstance(value, Tensor) else None
        return (graph or m.world.current).names.taken(name.removesuffix(":0"))

    def named(self, m: Machine, owner: Namespace, name: str, value: Value, place: Place) -> None:
        if isinstance(value, Tensor):
            note_named(m, owner, name, value, place)
            _note_moving(m, owner, name, value, place)
            return
        m.note("held", place, holder=owner, name=name, value=value)
        outgrown.note_other(m, owner, name, value, place)

    def kept(self, m: Machine, holder: Instance, name: str, value: Value, place: Place) -> None:
        if isinstance(value, Tensor) and value.reads and not value.leaves and m.world.current.eager and not m.tracing:
            m.note("computed once", place, holder=holder, name=name, value=value)
        elif isinstance(value, Tensor):
            _note_moving(m, holder, name, value, place)
        elif name == "trainable" and isinstance(value, bool):
            m.note("trainable set", place, layer=holder, value=value)

    def held(self, m: Machine, holder: Instance, name: str, value: Value, place: Place) -> None:
        if isinstance(value, Instance | ListValue | DictValue | Function | BoundMethod | Partial):
            if not (isinstance(value, ListValue) and not m.items_of(value)):  # what is put in later is not put in here
                m.note("held", place, holder=holder, name=name, value=value)
            outgrown.note_other(m, holder, name, value, place)
        unseen = m.register((ASIDE, holder), ())
        if name in unseen:
            m.registers.put((ASIDE, holder), tuple(each for each in unseen if each != name))

    def stored(self, m: Machine, holder: Instance, name: str, value: Value, place: Place) -> None:
        self.held(m, holder, name, value, place)
        if is_keras_layer(holder):
            m.registers.put((ASIDE, holder), (*m.register((ASIDE, holder), ()), name))

    def grown(self, m: Machine, container: Value, item: Value, place: Place) -> None:
        if isinstance(m.path.peek(item), BoundMethod | Partial):
            m.note("put in", place, container=container, item=m.path.peek(item))
        outgrown.note_growth(m, container, item, place)

    def lengthened(self, m: Machine, ns: Namespace, name: str, value: ListValue, place: Place) -> None:
        items = m.items_of(value)
        if ns.kind == "function" and items and all(isinstance(m.path.peek(each), Variable) for each in items):
            m.note("lengthened", place, list=value, name=name, items=items)

    def cut(self, m: Machine, whole: ListValue, index: SliceValue, piece: ListValue, place: Place) -> None:
        if whole.copy_of is None or whole.copy_of[0] != "trainable_variables" or index.upper is not None or index.step is not None:
            return
        items, start = tuple(map(m.path.peek, m.items_of(whole))), index.lower
        if isinstance(start, int) and 0 < -start < len(items) and not whole.open and all(isinstance(v, Variable) for v in items):
            m.note("cut", place, list=piece, kept=items[start:], left=items[:start])

    def gathered(self, m: Machine, value: Value, place: Place) -> None:
        folders.note_gathered(m, value, place)
        templates.note_gathered(m, value, place)

    def asserted(self, m: Machine, ns: Namespace, node: n.Assert) -> bool:
        parts = (node.test, getattr(node.test, "left", None), getattr(node.test, "operand", None))
        flag = next((each for each in parts if isinstance(each, n.Attribute) and each.attr == "reuse"), None)
        if flag is None or ns.module.stub or m.catches("AssertionError") or not m.known_empty:
            return False
        if not isinstance(m.path.peek(evaluation.expr(m, ns, flag.value)), VariableScope):
            return False
        scope = m.world.current.scope
        reason = "the scope reuses" if scope.reuse is not Reuse.NO else "the scope does not reuse"
        m.fail(TFError(Kind.ASSERTED, "AssertionError", reason), Place(ns.module.filename, node.span), scope.name, scope.reuse_origin)
        return True

    def held_true(self, m: Machine, ns: Namespace, test: n.Expr) -> None:
        if not ns.module.stub:
            checked.note_checked(m, ns, test)

    def built(self, m: Machine) -> int:
        return m.world.serial

    def built_apart(self, m: Machine, first: int, events: int) -> object:
        made = [event.variable for event in m.events[events:] if isinstance(event, Created)]
        apart = bool(made) and {id(v.graph) for v in made}.isdisjoint(map(id, m.world.graphs[:first]))
        return tuple(variable.op_name for variable in made) if apart else None

    def graphs(self, m: Machine) -> int:
        return len(m.world.graphs)

    def trains(self, m: Machine, events: int) -> bool:
        return any(isinstance(event, Noted) and event.what == "run" for event in m.events[events:])

    def touches_more(self, m: Machine, first: int, events: int) -> bool:
        now = set[Variable]().union(*map(_touched, m.events[events:]))
        now.difference_update(event.variable for event in m.events[events:] if isinstance(event, Created))
        return bool(now) and not now <= set[Variable]().union(*map(_touched, m.events[first:events]))

    def is_complete(self, m: Machine) -> bool:
        return is_finalized(m, m.world.current)

    def looked_up(self, m: Machine, container: Value, key: str, found: bool, place: Place) -> None:
        lookups.note_lookup(m, container, key, found, place)

    def goes_on(self, m: Machine, events: int) -> bool:
        return any(isinstance(event, Noted) and event.what in _STEPS for event in m.events[events:])

    def loop_ended(self, m: Machine, starts: list[int]) -> None:
        turns.foresee(m, starts)

    def picked(self, m: Machine, ns: Namespace, node: n.Comprehension, seen: list[Value], kept: ListValue) -> None:
        filters.note_comprehension(m, ns, node, seen, kept)

    def put_by_key(self, m: Machine, ns: Namespace, node: n.Comprehension, seen: list[Value]) -> None:
        filters.note_left(m, ns, node, seen)

    def looped(self, m: Machine, ns: Namespace, node: n.For, seen: list[Value]) -> None:
        filters.note_loop(m, ns, node, seen)
        templates.note_loop(m, seen, Place(ns.module.filename, node.span, ns.module.stub))
        objects = [item for item in map(m.path.peek, seen) if isinstance(item, Instance)]
        if len(objects) > 1 and any(one is two for one, two in itertools.pairwise(objects)):
            m.note("gone through again", Place(ns.module.filename, node.span, ns.module.stub), items=tuple(objects))


def _touched(event: Event) -> frozenset[Variable]:
    """What a session wrote with what it ran, an assignment is of, or a call shares: the next may come by the number of those before."""
    if isinstance(event, Shared):
        return frozenset({event.variable})
    if not isinstance(event, Noted) or event.what not in ("run", "assigned"):
        return frozenset()
    if event.what == "assigned":
        return frozenset({event.facts["variable"]})
    return frozenset().union(*(each.writes for each in event.facts["fetches"] if isinstance(each, Operation | Tensor)))


def _note_moving(m: Machine, holder: Instance | Namespace, name: str, value: Tensor, place: Place) -> None:
    """Note what comes of a variable with data added, and gets a name: each time, as where a loop goes on from it."""
    if value.reads and not value.reads.isdisjoint(m.register(MOVED, ())):
        m.note("moved on is kept", place, holder=holder, name=name, reads=value.reads)


_STEPS = frozenset({"run", "trained", "fitted", "trace reused"})
"""What a step of a training notes."""

_OF_PYTHON = ("argparse", "configparser", "datetime", "io", "logging", "pathlib", "random", "string", "time")
_DATA = frozenset({"numpy", "tensorflow.flags", "absl.flags", *_OF_PYTHON})
"""Modules whose objects are data: whoever gets one can neither train nor initialize by it."""


def _may_do_something(value: Value) -> bool:
    """Whether a function that is not known may train or initialize by what it is given: an object, unless it is mere data."""
    if not isinstance(value, Instance):
        return False
    module = value.cls.module
    return module is None or not module.stub or not ({module.name, module.name.partition(".")[0]} & _DATA)
