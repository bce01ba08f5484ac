"""Programs that prove Python's semantics by the names of the variables they make."""

from __future__ import annotations

from typing import Any

from ..differential.compare import module_root, predict_source

HEAD = """import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
def v(name):
    return tf.get_variable(str(name), [1])
"""


def made(body: str, version: str = "2.21") -> list[str]:
    """The names of the variables that a program makes, of all its graphs, in order."""
    return [variable["name"] for graph in _root(body, version)["graphs"] for variable in graph["variables"]]


def raised(body: str, version: str = "2.21") -> str | None:
    """The code of the error that ends a program."""
    raises = _root(body, version)["raises"]
    return None if raises is None else str(raises["code"])


def _root(body: str, version: str) -> dict[str, Any]:
    root = module_root(predict_source(HEAD + body, version), "main.py")
    assert root is not None
    return root
