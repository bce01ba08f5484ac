"""Interpreters that are not what they seem: with a made-up TensorFlow, with none, or not Python at all."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

TENSORFLOW = '''
"""As much of TensorFlow as the probe touches; programs can do what they like with it, nothing ever raises."""

__version__ = "0.0.fake"


class Anything(object):
    def __init__(self, *args, **kwargs):
        self.name = ""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything()

    def __call__(self, *args, **kwargs):
        return Anything()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass


class Graph(Anything):
    pass


class Device(object):
    name = "/job:localhost/replica:0/task:0/device:CPU:0"


class Session(Anything):
    def list_devices(self):
        return [Device()]


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return Anything()
'''


def interpreter(folder: Path, tensorflow: str | None = TENSORFLOW) -> str:
    """A Python that finds this TensorFlow, or none: it does not look where packages are installed."""
    folder.mkdir(parents=True, exist_ok=True)
    if tensorflow is not None:
        (folder / "tensorflow.py").write_text(tensorflow)
        # `import tensorflow.compat.v1` fails on a module: the probe then takes it for an old one.
    return script(folder / "python", f'exec env PYTHONPATH="{folder}" "{sys.executable}" -S "$@"\n')


def script(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)
