"""What messages call the types of values: what Python calls them, whatever stands for them here."""

from __future__ import annotations

import pytest

from tests.conftest import Folder, Run

PROGRAM = """\
import functools

import numpy as np
import tensorflow as tf


class Answer:
    def given(self):
        return 1


class Answers(list):
    pass


def turns():
    yield 1


{}
"""
TYPES = {
    "np.zeros(2)": "ndarray",
    "[1]": "list",
    "{}": "dict",
    "{1}": "set",
    "frozenset()": "frozenset",
    "{}.keys()": "dict_keys",
    "(1,)": "tuple",
    "range(3)": "range",
    "slice(1)": "slice",
    "iter([1])": "list_iterator",
    "turns()": "generator",
    "map(len, [])": "map",
    "zip()": "zip",
    "len": "builtin_function_or_method",
    "lambda: 1": "function",
    "functools.partial(len)": "functools.partial",
    "property(len)": "property",
    "np": "module",
    "str": "type",
    "Answer": "type",
    "Answer()": "Answer",
    "Answer().given": "method",
    "Answers()": "Answers",
    "3": "int",
    "tf.float32": "DType",
    "tf.Graph()": "Graph",
    "tf.AUTO_REUSE": "_ReuseMode",
    'tf.make_template("a", turns)': "Template",
}


@pytest.mark.parametrize(("value", "kind"), TYPES.items())
def test_a_name_that_is_none_is_called_by_its_type(folder: Folder, run: Run, value: str, kind: str) -> None:
    at_the_root = f"tf.get_variable({value}, [1])"
    inside = f'with tf.variable_scope("scope"):\n    tf.get_variable({value}, [1])'
    through = f'with tf.variable_scope("scope", custom_getter=lambda getter, *a, **k: getter(*a, **k)):\n    tf.get_variable({value}, [1])'
    for body, told in ((at_the_root, f"got '{kind}'"), (inside, f'(not "{kind}")'), (through, f'(not "{kind}")')):
        folder.write("program.py", PROGRAM.replace("{}", body, 1))
        found = run("program.py", "--output-format", "concise").stdout
        assert "TVS106" in found, found
        assert told in found, found


def test_an_argument_of_tensorflow_s_own_is_called_as_programs_call_it(folder: Folder, run: Run) -> None:
    folder.write(
        "program.py", 'import tensorflow as tf\n\nwith tf.variable_scope("scope", tf.AUTO_REUSE):\n    tf.get_variable("w", [1])\n'
    )
    assert "TVS206 tf.variable_scope takes AUTO_REUSE, by its position" in run("program.py", "--output-format", "concise").stdout
