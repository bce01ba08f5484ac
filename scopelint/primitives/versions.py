"""Which TensorFlow the stubs speak for, and what it rejects."""

from __future__ import annotations

import math
from typing import Any

from ..domain.bounds import Between, Interval
from ..domain.symbols import Text, show
from ..language import describe, evaluation
from ..language.trace import Value
from ..language.values import Absent, Args, ClassValue, Required
from ..record.journal import Rejected
from ..tf.errors import Kind, TFError
from ..tf.names import snake_case
from .machine import Machine
from .registry import constant, primitive


@primitive("version_at_least")
def _version_at_least(m: Machine, args: Args) -> Value:
    """`version_at_least(major, minor)`: whether the program is written for that version of TensorFlow or a later one."""
    return tuple(m.version)[:2] >= tuple(m.resolve(a) for a in args.positional)


@primitive("since")
def _since(m: Machine, args: Args) -> Value:
    """`since((1, 6), default)`: the default of a parameter that TensorFlow's function has from that version on."""
    version, default = m.deep(args.positional[0]), args.get(1, "default")
    return default if tuple(m.version)[:2] >= version else Absent(default)


@primitive("without")
def _without(m: Machine, args: Args) -> Value:
    """`without(function, *names)`: a stub's function that does not have these parameters; `**` stands for `**kwargs`."""
    function, *names = (m.resolve(a) for a in args.positional)
    return evaluation.without(m, function, {name: function.defaults.get(name, {}) for name in names})


@primitive("v2_behavior")
def v2_behavior(m: Machine, args: Args) -> Value:
    """`v2_behavior()`: whether the program runs with TensorFlow 2's behaviour."""
    return m.v2_behavior


@primitive("with_keras_3")
def with_keras_3(m: Machine, args: Args) -> Value:
    """`with_keras_3()`: whether Keras is certainly Keras 3: a program that says nothing may well run with an older one."""
    return m.v2_behavior and m.keras_3


@primitive("snake_case")
def _snake(m: Machine, args: Args) -> Value:
    """`snake_case(name)`: how TensorFlow makes a layer's default name of its class's name."""
    value = m.resolve(args.positional[0])
    return snake_case(value, m.version) if isinstance(value, str) else value


@primitive("unknown")
def _unknown(m: Machine, args: Args) -> Value:
    """`unknown(label, kind=None, about=None)`: something of which nothing is known but perhaps its kind, and what it comes of."""
    label, kind = m.resolve(args.get(0, "label", "unknown")), m.resolve(args.get(1, "kind", None))
    about = m.resolve(args.get(2, "about", None))
    return m.fresh(label if isinstance(label, str) else "unknown", kind if isinstance(kind, str) else None, describe.identity(about))


@primitive("unknown_between")
def _unknown_between(m: Machine, args: Args) -> Value:
    """`unknown_between(label, low, high, below=False)`: a number from `low` to `high`, or `below` that; any where they are not known."""
    label, low, high = (m.resolve(args.get(i, k)) for i, k in enumerate(("label", "low", "high")))
    plain = m.fresh(label if isinstance(label, str) else "unknown", "number")
    if not isinstance(low, int | float) or not isinstance(high, int | float):
        return plain
    least, most = sorted((float(low), float(high)))
    below = m.resolve(args.get(3, "below", False)) is True
    return Between(plain.key, plain.label, Interval(least, math.nextafter(most, least) if below else most))


@primitive("raises")
def _error(m: Machine, args: Args) -> Value:
    """`raises(exception, message, kind="invalid", cause=(), variable=None)`: TensorFlow rejects the call.

    `cause` is the operation that it rejects, with its operands: `("matmul", x, w)`; `variable` the name of the variable it is about.
    """
    exc, message, kind = (m.resolve(args.get(i, k)) for i, k in enumerate(("exception", "message", "kind")))
    shown = message if isinstance(message, str) else show(message) if isinstance(message, Text) else str(message)
    name = exc.name if isinstance(exc, ClassValue) else str(exc)
    found: Any = name
    called = m.library_call()
    function, arguments = ("", {}) if called is None else (called.path, called.arguments)
    m.did(Rejected, args.place, function, arguments, tuple(m.resolve(v) for v in m.resolve(args.get(3, "cause", ()))))
    about = m.resolve(args.get(4, "variable"))
    m.fail(TFError(Kind[kind.upper()] if isinstance(kind, str) else Kind.INVALID, found, shown, variable=about), args.place)
    return None


@primitive("use_resources")
def use_resources(m: Machine, args: Args) -> Value:
    """`use_resources(flag)`: whether variables are resources from here on."""
    m.world.v2_behavior = m.resolve(args.positional[0]) is True
    return None


constant("REQUIRED", Required())
