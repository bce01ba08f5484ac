"""A primitive is registered where it is defined: its name, its docstring, and the list in CONTRIBUTING.md that is made of these."""

from __future__ import annotations

import inspect
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scopelint.primitives import install, registry
from tools import primitives

ROOT = Path(__file__).parents[2]


def test_every_primitive_says_how_a_stub_calls_it() -> None:
    assert install.laid.__doc__
    undocumented = {
        names
        for function in set(registry.PRIMITIVES.values())
        if (names := tuple(n for n, f in registry.PRIMITIVES.items() if f is function))
        and not any((inspect.getdoc(function) or "").startswith(f"`{name}(") for name in names)
    }
    assert undocumented == set()


def test_the_list_in_contributing_is_fresh() -> None:
    page = primitives.PAGE.read_text("utf-8")
    assert primitives.written(page) == page, "run python tools/primitives.py"


def test_two_primitives_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError, match="get_variable"):
        registry.primitive("get_variable")(lambda m, args: None)


PRIMITIVE = '''"""A new primitive."""

from .machine import Machine
from ..language.trace import Value
from ..language.values import Args
from .registry import primitive


@primitive("twice")
def twice(m: Machine, args: Args) -> Value:
    """`twice(text)`: the text two times."""
    return m.resolve(args.positional[0]) * 2
'''
STUB = '''"""tf.doubling."""

from _scopelint import get_variable, twice


def doubled(name):
    return get_variable(twice(name), [1])
'''
PROGRAM = """
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
from tensorflow import doubling
doubling.doubled("ab")
tf.get_variable("other", [1])
"""


def test_a_new_primitive_is_one_module_and_one_stub(tmp_path: Path) -> None:
    package = tmp_path / "scopelint"
    shutil.copytree(ROOT / "scopelint", package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "rules", tmp_path / "rules")
    (package / "primitives" / "doubling.py").write_text(PRIMITIVE, "utf-8")
    (package / "stubs" / "tensorflow" / "doubling.py").write_text(STUB, "utf-8")
    (tmp_path / "main.py").write_text(PROGRAM, "utf-8")
    command = [sys.executable, "-m", "scopelint", "vars", "--no-cache", "main.py"]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert "abab" in done.stdout, done.stderr
