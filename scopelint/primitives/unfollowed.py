"""Calls of what is not known: a library that is not in the tree and has no stub, a TensorFlow function without one.

Such a call may make variables, and call the functions it gets, now or later, here or elsewhere. They are run once, quietly: what
they make is only perhaps there, and nothing else of it stays.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from ..domain.symbols import Sym
from ..language import evaluation
from ..language.machine import Raised
from ..language.trace import Place, Unfollowed, Value
from ..language.values import OF_A_FILE, Args, BoundMethod, Function, Instance, Partial
from ..record.events import Created
from ..tf.graph import Graph
from ..tf.scopes import VariableScope
from .computing import operands
from .machine import Machine
from .options import computed_of_options, of_option
from .registry import constant

constant("OF_A_FILE", OF_A_FILE)


def origin(value: Value) -> str | None:
    """The dotted name that an unknown value comes from, a library's or, after a dot, one of the project's own files that is not
    to be had; None if it is unknown for another reason."""
    key = value.key if isinstance(value, Sym) else None
    if not isinstance(key, tuple) or not key:
        return None
    match key:
        case ("tf", str(name)):
            return name
        case ("module", str(name)):
            return name
        case ("module attr", str(module), str(name)):
            return f"{module}.{name}"
        case ("attr", Sym() as owner, str(name)):
            above = origin(owner)
            return None if above is None else f"{above}.{name}"
        case ("result", _, str(name)):
            return f"{name}()"
        case ("fresh", _, about) if about == OF_A_FILE:
            return "io.data"
    return None


def result(m: Machine, function: Value, name: str | None, args: Args, label: str) -> Value:
    """What a call of an unknown `function` of that origin returns, after noting what it may have done."""
    own = name is not None and name.startswith(".")
    harmless = name is not None and not own and _harmless(m, name)
    if not harmless:
        m.world.current.lend()
    if name is None or harmless:
        if m.optional and (of_option(function) or any(map(of_option, args.positional))):
            return computed_of_options(m, f"{label}()")
        return m.fresh(f"{label}()", None, OF_A_FILE if name is not None and name.startswith("io.data") else None)
    if own and not m.quiet:
        m.world.current.touched = True  # it is the rest of the program, whatever it gets
    note(m, name.lstrip("."), args)
    m.serial += 1
    return Sym(("result", m.serial, name), f"{label}()")


def keeps_out(m: Machine, name: str | None, args: Args) -> bool:
    """Whether a call by origin is of one of Python's own libraries, which knows nothing of TensorFlow and is given nothing to call."""
    top = name.partition(".")[0] if name is not None else ""
    given = (leaf for value in args for leaf in m.path.alternatives(value))
    return top in sys.stdlib_module_names and top != "runpy" and not any(isinstance(v, Function | BoundMethod | Partial) for v in given)


def note(m: Machine, name: str, args: Args) -> None:
    """Note a call that is not followed, if it may have to do with variables."""
    given = [leaf for value in args for leaf in m.path.alternatives(value)]
    functions = [each for each in given if isinstance(each, Function | BoundMethod | Partial) and not _of_a_stub(each)]
    received = bool(operands(m, given)) or any(isinstance(each, Graph | VariableScope) for each in given)
    if args.place.stub or m.quiet:
        return
    if received or functions or m.world.current.scope.name:
        at = (args.place.filename, args.place.span)
        known = m.unfollowed.get(at)
        m.unfollowed[at] = Unfollowed(name if known is None else known.label, name, received or bool(functions))
    if name.partition(".")[0] == "tensorflow":
        if not m.host.naming.isdisjoint(args.keywords) or any(_is_called(m, each) for each in given):
            m.world.current.touched = True
    elif received or functions:
        m.world.current.touched = True
        for function in functions:
            run_quietly(m, function, args.place)


def _harmless(m: Machine, name: str) -> bool:
    """Whether a name is one of Python's own libraries, or of one that has a stub and so is known to make no variables."""
    top = name.partition(".")[0]
    return top != "tensorflow" and (top in sys.stdlib_module_names or m.library.find(top, "") is not None)


def _is_called(m: Machine, value: Value) -> bool:
    """Whether it is a cell, a layer or another object that is called, and may make its variables then."""
    return isinstance(value, Instance) and evaluation.find_method(m, value, "__call__") is not None


def _of_a_stub(function: Value) -> bool:
    while isinstance(function, BoundMethod | Partial):
        function = function.function
    return isinstance(function, Function) and function.module.stub


def run_quietly(m: Machine, function: Value, place: Place) -> None:
    """Run a function that something unknown may call: its variables are only perhaps there, and it leaves nothing else."""
    mark, events, handlers, frame = m.trail.mark(), len(m.events), m.handlers, m.frame
    entered = dict(m.entered)  # nothing is reported of what runs here: it is still to be run as a root
    m.quiet = True
    m.handlers = []
    try:
        with m.path.aside():
            evaluation.call(m, function, evaluation.symbols(m, function), {}, place)
    except Raised:
        pass
    finally:
        m.quiet = False
        m.handed |= m.entered.keys() - entered.keys()
        m.handlers, m.frame, m.entered = handlers, frame, entered
        made = [event.variable for event in m.events[events:] if isinstance(event, Created)]
        del m.events[events:]
        m.trail.rewind(mark)
    for variable in made:
        graph = variable.graph
        if isinstance(graph, Graph) and variable.key is not None and graph.store.find(variable.key) is None:
            graph.store.put(variable.key, replace(variable, assumed=True))
