"""Attributes that a layer of Keras has from its first call on, where they are read before."""

from __future__ import annotations

from collections.abc import Iterator

from ..language.trace import Noted, Place
from ..language.values import ClassValue, Function, Instance
from ..source import nodes as n
from ..source.effects import attributes_in, bodies
from ..tf.errors import Kind, TFError
from .holding import is_keras_layer
from .machine import Machine

_NONE_BEFORE = frozenset({"BatchNormalization"})
"""Layers that have None in place of their variables before, in Keras 3."""


def check_read(m: Machine, layer: Instance, name: str, place: Place) -> None:
    """A layer is asked for an attribute that it has not: Python's error, if it surely was not built and building makes that."""
    if place.stub or m.quiet or not m.known_empty or name.startswith("_") or not is_keras_layer(layer):
        return
    if layer.attrs.data.get("built") is not False or not m.path.untouched or m.moment(place).arms:
        return
    if _may_be_built(m) or not _is_made_by_build(m, layer.cls, name):
        return
    text = f"'{layer.cls.name}' object has no attribute '{name}'"
    told = "the layer is not built yet, which makes it: that is at its first call"
    m.fail(TFError(Kind.OF_PYTHON, "AttributeError", f"{text}\n{told}"), place)


def _may_be_built(m: Machine) -> bool:
    """Whether something has run that is not followed and may have called a layer: a function, or what Keras does with a model."""
    return m.is_opaque(m.world.current) or any(isinstance(event, Noted) and event.what == "run by keras" for event in m.events)


def _is_made_by_build(m: Machine, cls: ClassValue, name: str) -> bool:
    """Whether it is a weight of one of TensorFlow's layers, or what nothing but the `build` of a class of the program's sets."""
    own = set[str]()
    weight = False
    for each in cls.mro:
        methods = [f for key in each.attrs.keys() if isinstance(f := each.attrs.get(key), Function) and isinstance(f.node, n.FunctionDef)]
        for method in methods:
            assert isinstance(method.node, n.FunctionDef)
            if method.module.stub:
                hidden = m.keras_3 and each.name in _NONE_BEFORE
                weight = weight or (not hidden and name in set(_weights(method.node.body)))
                continue
            m.library.uses.attributes.add((method.module.filename, method.node.span))
            if name in attributes_in(method.node.body)[0]:
                own.add(method.node.name)
    return own == {"build"} or (not own and weight)


def _weights(body: n.Body) -> Iterator[str]:
    """The attributes that get what `add_weight` gives."""
    for statement in body:
        call = statement.value if isinstance(statement, n.Assign) else None
        if (
            isinstance(statement, n.Assign)
            and isinstance(call, n.Call)
            and isinstance(call.func, n.Attribute)
            and call.func.attr == "add_weight"
        ):
            yield from (target.attr for target in statement.targets if isinstance(target, n.Attribute))
        for inner in bodies(statement):
            yield from _weights(inner)
