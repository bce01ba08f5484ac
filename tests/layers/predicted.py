"""What scopelint says the layers of `table.txt` do, in the form that `observer.py` prints."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scopelint.config import Settings
from scopelint.discovery import discover
from scopelint.exploration.stack import with_deep_stack
from scopelint.language.evaluation import calls
from scopelint.language.trace import Value
from scopelint.language.values import Args, Function, ListValue
from scopelint.primitives.machine import Machine
from scopelint.primitives.tensors import Tensor
from scopelint.project import Analysis
from scopelint.tf.variables import Variable

Answer = dict[str, Any]

_HEAD = """import tensorflow as tf
K = tf.keras
L = K.layers
numbers = tf.constant([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]])
words = tf.constant(["a b", "b c"])

def tell(number, early, weights, outputs):
    pass
"""

_KINDS = {
    "data": "def x(*shape): return tf.ones(shape)\ndef ints(*shape): return tf.ones(shape, 'int32')\n"
    "def texts(*shape): return tf.fill(shape, 'a')\n",
    "symbolic": "def x(*shape): return K.Input(shape[1:])\ndef ints(*shape): return K.Input(shape[1:], dtype='int32')\n"
    "def texts(*shape): return K.Input(shape[1:], dtype='string')\n",
}


def lines() -> list[str]:
    text = Path(__file__).with_name("table.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def predicted(given: str, version: str, asked: list[str]) -> list[Answer | None]:
    """What comes of lines of the table, for a kind of input; None for a line that scopelint does not get through."""
    return [each for i in range(0, len(asked), _AT_ONCE) for each in _predicted(given, version, asked[i : i + _AT_ONCE])]


_AT_ONCE = 30
"""A program takes a limited number of steps."""


def _predicted(given: str, version: str, asked: list[str]) -> list[Answer | None]:
    text = _HEAD + _KINDS[given]
    for number, line in enumerate(asked):
        made, called = line.split(" | ")
        text += f"K.backend.clear_session()\nlayer = {made}\nearly = list(layer.weights)\nout = {called}\n"
        text += f"tell({number}, early, list(layer.weights), out)\n"
    told: dict[int, Answer] = {}
    invoke = calls.invoke

    def noted(m: Machine, func: Value, args: Args) -> Value:
        if isinstance(func, Function) and func.name == "tell":
            number, early, weights, out = args.positional
            told[number] = {"early": _weights(m, early), "weights": _weights(m, weights), "outputs": list(_outputs(m, out))}
        return invoke(m, func, args)

    with tempfile.TemporaryDirectory(prefix="layers-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(calls, "invoke", noted)
        path = Path(folder).resolve() / "main.py"
        path.write_text(text, "utf-8")
        settings = Settings(base=path.parent, target_version=version)
        analysis = Analysis(discover([str(path)], settings), settings)
        for root in analysis.roots():
            if root.kind == "module":
                with_deep_stack(lambda root=root: analysis.run_once(root))
    return [told.get(number) for number in range(len(asked))]


def _weights(m: Machine, value: Value) -> list[list[Any]]:
    value = m.path.peek(value)
    assert isinstance(value, ListValue)
    found = [m.path.peek(each) for each in m.items_of(value)]
    return [[v.op_name, _shape(v.shape), v.trainable] if isinstance(v, Variable) else ["?", None, None] for v in found]


def _outputs(m: Machine, value: Value) -> Iterator[Any]:
    value = m.path.peek(value)
    if isinstance(value, ListValue | tuple):
        for each in value if isinstance(value, tuple) else m.items_of(value):
            yield from _outputs(m, each)
    else:
        yield _shape(value.shape) if isinstance(value, Tensor | Variable) else f"no tensor: {value}"


def _shape(shape: Any) -> list[int | None] | None:
    """Dimensions that scopelint does not know are None, as are those that a program leaves open."""
    return [n if isinstance(n, int) else None for n in shape] if isinstance(shape, tuple) else None
