"""What is in a checkpoint, as a TensorFlow of the user's reads it: V1, V2 and object-based ones."""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from dataclasses import replace
from typing import Any

from ..config import ConfigError
from .compare import Known

_VALUE = "/.ATTRIBUTES/VARIABLE_VALUE"
_SAVED = f"save_counter{_VALUE}"
"""What `tf.train.Checkpoint` counts its own calls with."""
TIMEOUT = 120.0
"""Seconds that TensorFlow may take to start and to read the names."""

# Runs in the user's interpreter, which may be as old as Python 3.5.
_READER = r"""
import json, sys
from collections import OrderedDict
import tensorflow as tf
train = tf.compat.v1.train if hasattr(tf, "compat") and hasattr(tf.compat, "v1") else tf.train
try:
    reader = train.NewCheckpointReader(sys.argv[1])
    shapes, dtypes = reader.get_variable_to_shape_map(), reader.get_variable_to_dtype_map()
    names = OrderedDict()  # objects hold their variables in the order of their attributes
    if "_CHECKPOINTABLE_OBJECT_GRAPH" in shapes:
        try:
            from tensorflow.core.protobuf.trackable_object_graph_pb2 import TrackableObjectGraph as Graph
        except ImportError:
            from tensorflow.core.protobuf.checkpointable_object_graph_pb2 import CheckpointableObjectGraph as Graph
        graph = Graph()
        graph.ParseFromString(reader.get_tensor("_CHECKPOINTABLE_OBJECT_GRAPH"))
        for node in graph.nodes:
            for attribute in node.attributes:
                names[attribute.checkpoint_key] = attribute.full_name
    found = [[key, names.get(key) or key, list(shapes[key]), dtypes[key].name if key in dtypes else None]
             for key in [*filter(shapes.__contains__, names), *sorted(set(shapes) - set(names))] if key != "_CHECKPOINTABLE_OBJECT_GRAPH"]
    print("\n" + json.dumps({"variables": found}))
except Exception as error:
    print("\n" + json.dumps({"error": type(error).__name__ + ": " + str(error)}))
"""


def read(path: str, python: str) -> list[Known]:
    """The variables in a checkpoint, by the names that they had in their graph. Raises `ConfigError` with one line for the user."""
    environment = os.environ | {"TF_CPP_MIN_LOG_LEVEL": "3", "CUDA_VISIBLE_DEVICES": "", "PYTHONIOENCODING": "utf-8"}
    prefix = path.removesuffix(".index")
    try:
        done = subprocess.run(
            [python, "-W", "ignore", "-c", _READER, prefix], capture_output=True, env=environment, timeout=TIMEOUT, check=False
        )
    except OSError as error:
        raise ConfigError(f"{python} cannot be run: {error.strerror}") from None
    except subprocess.TimeoutExpired:
        raise ConfigError(f"{path}: TensorFlow did not read it within {TIMEOUT:.0f} seconds") from None
    answer = _answer(done.stdout)
    if answer is None:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        if any("No module named 'tensorflow'" in line for line in said):
            raise ConfigError(f"{python} has no TensorFlow, which reads checkpoints; --python names one that has")
        raise ConfigError(f"{path}: {said[-1] if said else f'the reader ended with status {done.returncode}'}")
    if "error" in answer:
        raise ConfigError(f"{path}: not a checkpoint that TensorFlow can read: {' '.join(str(answer['error']).split())[:300]}")
    return _named([Known(name, tuple(shape), _plain(dtype), key=key) for key, name, shape, dtype in answer["variables"]])


def object_based(stored: list[Known]) -> bool:
    """Whether a checkpoint tells its variables apart by the attributes of objects."""
    return any(each.key.endswith(_VALUE) for each in stored)


def _named(found: list[Known]) -> list[Known]:
    """Names that are not unique, as those of Keras 3 are, say less than where the variable stands among the objects."""
    times = Counter(each.name for each in found)
    return [each if times[each.name] == 1 else replace(each, name=_place(each.key)) for each in found if each.key != _SAVED]


def _place(key: str) -> str:
    return "/".join(part.lstrip("_") or part for part in key.removesuffix(_VALUE).split("/"))


def _answer(output: bytes) -> dict[str, Any] | None:
    lines = output.decode(errors="replace").strip().splitlines()
    try:
        answer = json.loads(lines[-1]) if lines else None
    except ValueError:
        return None
    return answer if isinstance(answer, dict) else None


def _plain(dtype: str | None) -> str | None:
    return None if dtype is None else dtype.removesuffix("_ref")


__all__ = ["object_based", "read"]
