"""Which variables an object holds, and by way of what."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from ..domain.symbols import Choice
from ..language import evaluation
from ..language.kinds import kind_for
from ..language.trace import Value
from ..language.values import Args, BoundMethod, ClassValue, DictValue, Function, Instance, ListValue, Namespace, Partial
from ..source.mentions import names_in
from ..tf.variables import Variable
from ..tf.version import Version
from .machine import Machine
from .once import Once
from .registry import primitive
from .templates import TemplateValue, made_by

ASIDE = "aside"
"""Registers the names of what is in the `__dict__` of a layer, and was not given to it as an attribute."""


@primitive("keep", objects=True)
def keep(m: Machine, args: Args) -> Value:
    """`keep(object, **attributes)`: the object gets these attributes, one after the other, as by assignments."""
    for name, value in args.keywords.items():
        evaluation.set_attribute(m, args.positional[0], name, value)
    return None


@primitive("settings_of")
def settings_of(m: Machine, args: Args) -> Value:
    """`settings_of(object)`: what the constructor of the library's class that an object is of is told, as far as the object keeps it by the
    same names, as a list of pairs; None if it does not keep all that has to be told."""
    one = m.path.peek(args.positional[0])
    classes = one.cls.mro if isinstance(one, Instance) else ()
    constructor = next((m.resolve(c.find("__init__")) for c in classes if c.module is not None and c.module.stub), None)
    if not isinstance(one, Instance) or not isinstance(constructor, Function):
        return None
    told = {name: m.resolve(one.attrs.get(name)) for name in constructor.params.in_order[1:] if name in one.attrs.data}
    wanted = [name for name in constructor.params.in_order[1:] if name not in constructor.defaults]
    return None if any(told.get(name) is None for name in wanted) else m.list(tuple(told.items()))


@primitive("reachable")
def reachable(m: Machine, args: Args) -> Value:
    """`reachable(object, through=None, younger=False, known=False)`: the variables that an object holds, or what it holds.

    With a class, only by objects of that class and by collections; with `younger`, by no objects that were made before it; with
    `known`, by none of a class that derives from what is not known, as it may be of any kind.
    """
    whole, classes = _asked(m, args)
    since = whole.serial if isinstance(whole, Instance) and m.path.peek(args.get(2, "younger", False)) is True else 0
    known = m.path.peek(args.get(3, "known", False)) is True
    return m.list(_listed(each for each in held(m, whole, classes, since, known) if isinstance(each, Variable)))


@primitive("hidden")
def hidden(m: Machine, args: Args) -> Value:
    """`hidden(object, through)`: by way of which attributes an object holds variables that it does not track: (holder, name, variables).

    An attribute of a part comes after those of what it is a part of.
    """
    whole, classes = _asked(m, args)
    parts = list(held(m, whole, classes))
    tracked = {each for each in parts if isinstance(each, Variable)}
    found: list[Value] = []
    for holder in parts:
        looked_into = isinstance(holder, Instance) and any(holder.cls.is_subclass(c) for c in classes)
        for name in list(holder.attrs.keys()) if looked_into else ():
            reached = {each for each in held(m, m.path.peek(holder.attrs.get(name)), []) if isinstance(each, Variable)}
            if reached - tracked:
                found.append((holder, name, _listed(reached - tracked)))
    return tuple(found)


@primitive("aside")
def aside(m: Machine, args: Args) -> Value:
    """`aside(layer)`: the names of its attributes in which Keras does not see layers: what was put in its `__dict__`, and deques."""
    return _aside(m, m.path.peek(args.positional[0]))


def _asked(m: Machine, args: Args) -> tuple[Value, list[ClassValue]]:
    """The object that a primitive is asked about, and the classes through which it is to look."""
    through = m.path.peek(args.get(1, "through", ()))
    classes = map(m.path.peek, through if isinstance(through, tuple) else (through,))
    return m.path.peek(args.positional[0]), [c for c in classes if isinstance(c, ClassValue)]


def _listed(variables: Iterable[Variable]) -> tuple[Variable, ...]:
    return tuple(sorted(set(variables), key=lambda v: v.serial))


def held(m: Machine, whole: Value, classes: list[ClassValue], since: int = 0, known: bool = False) -> Iterator[Value]:
    """A value and what it holds: with classes, only by way of objects of these; by none that is older than a moment, or is not `known`."""
    seen: set[int] = set()
    waiting = deque([whole])
    while waiting:
        value = m.path.peek(waiting.popleft())
        if isinstance(value, tuple):
            waiting.extend(value)
        elif id(value) not in seen:
            seen.add(id(value))
            yield value
            if not isinstance(value, Instance):
                # A function's closure is no place where TensorFlow looks, nor is a method's object.
                waiting.extend(_parts(m, value, closures=not classes))
            elif known and value is not whole and any(c.opaque_base for c in value.cls.mro):
                continue
            elif value.serial >= since and (not classes or any(value.cls.is_subclass(c) for c in classes)):
                unseen = _aside(m, value) if classes else ()
                waiting.extend(value.attrs.get(k) for k in value.attrs.keys() if k not in unseen)


def _aside(m: Machine, value: Value) -> tuple[str, ...]:
    """The attributes of a Keras layer in which Keras looks for no layers.

    Before TensorFlow 2.3 it did not look into tuples (TF `data_structures._TupleWrapper`).
    """
    if not isinstance(value, Instance) or not is_keras_layer(value):
        return ()
    found: tuple[str, ...] = m.register((ASIDE, value), ())
    held = [(str(name), m.path.peek(each)) for name, each in value.attrs.data.items()]
    no_tuples = m.version < Version(2, 3)
    return (*found, *(name for name, each in held if _is_deque(m, each) or (no_tuples and isinstance(each, tuple))))


def is_keras_layer(value: Instance) -> bool:
    """Whether it is of a class that comes of `tf.keras.layers.Layer`."""
    return any(c.name == "Layer" and c.module is not None and c.module.name == "tensorflow._base_layer" for c in value.cls.mro)


def _is_deque(m: Machine, value: Value) -> bool:
    """Whether it is a deque of objects: of variables in one Keras knows."""
    of_deque = isinstance(value, ListValue) and value.holder is not None and any(c.name == "deque" for c in value.holder.cls.mro)
    return of_deque and any(isinstance(m.path.peek(each), Instance) for each in m.items_of(value))


@primitive("tracked")
def tracked(m: Machine, args: Args) -> Value:
    """`tracked(module, *classes)`: the variables of a module in the order of TF `Module._flatten`, through objects of these classes.

    Attributes by their names, and what the module holds itself before what the modules in it hold.
    """
    whole, *classes = map(m.path.peek, args.positional)
    through = tuple(each for each in classes if isinstance(each, ClassValue))
    found: dict[Variable, bool] = {}
    seen: set[int] = set()
    modules = [whole]
    while modules:
        module = modules.pop()
        if id(module) in seen or not isinstance(module, Instance):
            continue
        seen.add(id(module))
        inner: list[Value] = []
        leaves = [module.attrs.get(key) for key in sorted(map(str, module.attrs.keys()), reverse=True)]
        while leaves:
            value = m.path.peek(leaves.pop())
            if isinstance(value, Variable):
                found[value] = True
            elif isinstance(value, Instance):
                inner += [value] if any(value.cls.is_subclass(each) for each in through) else []
            elif isinstance(value, tuple):
                leaves.extend(reversed(value))
            elif id(value) not in seen:
                seen.add(id(value))
                leaves.extend(reversed(list(_parts_in_order(m, value))))
        modules.extend(reversed(inner))
    return m.list(tuple(found))


def _parts_in_order(m: Machine, value: Value) -> Iterator[Value]:
    """What a value holds, as TF `nest.flatten` orders it: a dict by its keys."""
    if isinstance(value, DictValue):
        return (value.cells.get(key) for key in sorted(value.cells.keys(), key=repr))
    return _parts(m, value, closures=False)


@primitive("held_objects")
def held_objects(m: Machine, args: Args) -> Value:
    """`held_objects(object, cls)`: the objects of a class that an object has as its attributes, or in collections that are."""
    whole, cls = (m.path.peek(each) for each in args.positional)
    found: dict[int, Instance] = {}
    stack = [whole.attrs.get(k) for k in reversed(list(whole.attrs.keys()))] if isinstance(whole, Instance) else []
    once = Once()
    while stack:
        value = m.path.peek(stack.pop())
        if once.again(value):
            continue
        if isinstance(value, Instance):
            if isinstance(cls, ClassValue) and value.cls.is_subclass(cls):
                found[id(value)] = value
        elif isinstance(value, tuple):
            stack.extend(reversed(value))
        elif isinstance(value, Choice | ListValue | DictValue):
            stack.extend(reversed(list(_parts(m, value, closures=False))))
    return m.list(tuple(found.values()))


def _parts(m: Machine, value: Value, closures: bool) -> Iterator[Value]:
    """What a value that is no object of a class holds."""
    if isinstance(value, Choice):
        yield from (value.no, value.yes)
    elif isinstance(value, ListValue):
        yield from m.items_of(value)
    elif isinstance(value, DictValue):
        yield from (value.cells.get(k) for k in value.cells.keys())
    elif isinstance(value, Function):
        yield from _closed_over(value) if closures else ()
    elif isinstance(value, BoundMethod):
        yield from (value.receiver, value.function) if closures else ()
    elif isinstance(value, Partial):
        yield from (value.function, *value.positional, *value.keywords.values()) if closures else ()
    elif isinstance(value, TemplateValue):  # a checkpoint tracks it, and no module does
        yield from made_by(m, value) if closures else ()
    else:
        yield from kind_for(value).parts(m, value)


def _closed_over(function: Function) -> Iterator[Value]:
    """What a function holds: its defaults, and the names that its body uses of the functions around it."""
    yield from function.defaults.values()
    names = names_in(function.node)
    scope: Namespace | None = function.closure
    while scope is not None and scope.kind == "function":
        yield from (scope.cells.data[name] for name in sorted(names & scope.cells.data.keys()))
        scope = scope.parent
