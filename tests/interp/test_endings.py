"""No run ends in silence: what ends one is an error that TensorFlow raises, or is told."""

from __future__ import annotations

import json

from tests.conftest import Folder, Run

UNCAUGHT = """
import tensorflow as tf

def pick(mode):
    if mode == "test":
        raise LookupError(mode)

w = tf.get_variable("w", [2])
pick("test")
tf.get_variable("w", [2])
"""


def notes(folder: Folder, run: Run, text: str) -> str:
    folder.write("program.py", text)
    return run("program.py", "--output-format", "concise", "--extend-select", "TVS902").stdout


def test_an_exception_that_always_ends_the_program_is_a_note(folder: Folder, run: Run) -> None:
    assert "program.py:6:9: TVS902 the analysis stops short here: nothing catches the LookupError" in notes(folder, run, UNCAUGHT)


def test_one_that_ends_the_program_on_some_paths_is_none(folder: Folder, run: Run) -> None:
    text = UNCAUGHT.replace('pick("test")', "pick(input())")
    assert "TVS101" in notes(folder, run, text)
    assert "TVS902" not in notes(folder, run, text)


def test_what_is_left_to_subclasses_ends_nothing(folder: Folder, run: Run) -> None:
    text = "import tensorflow as tf\nclass Net:\n    def build(self):\n        raise NotImplementedError('build')\n"
    assert "TVS902" not in notes(folder, run, text)


def test_the_end_of_a_script_is_no_exception(folder: Folder, run: Run) -> None:
    assert "TVS902" not in notes(folder, run, "import sys\nimport tensorflow as tf\nsys.exit(tf.constant(0))\n")


def test_the_inventory_says_what_ended_the_program(folder: Folder, run: Run) -> None:
    folder.write("program.py", UNCAUGHT)
    assert "program.py:6, which nothing catches" in run("vars", "program.py").stdout
    (root,) = json.loads(run("vars", "program.py", "--output-format", "json").stdout)["roots"]
    assert (root["raises"], root["ends"]["exception"], root["ends"]["row"]) == (None, "LookupError", 6)


TABLE = """
import tensorflow as tf
from nose_parameterized import parameterized

class NetTest(tf.test.TestCase):
    @parameterized.expand([(2,), (3,)])
    def test_twice(self, size):
        tf.get_variable("w", [size])
        tf.get_variable("w", [size])
"""


def test_a_test_gets_what_a_decorator_hands_it(folder: Folder, run: Run) -> None:
    assert "program.py:9:9: TVS101" in notes(folder, run, TABLE)


OWN_ATTENTION = """
import tensorflow as tf
from tensorflow.contrib.seq2seq import BahdanauAttention

class Attention(BahdanauAttention):
    def __call__(self, query, state):
        alignments = self._probability_fn(self.query_layer(query), state)
        tf.get_variable("w", [2])
        tf.get_variable("w", [2])
        return alignments

Attention(8, tf.zeros([2, 3, 4]))(tf.zeros([2, 4]), tf.zeros([2, 3]))
"""


def test_an_attention_has_its_probability_function(folder: Folder, run: Run) -> None:
    assert "program.py:9:9: TVS101" in notes(folder, run, OWN_ATTENTION)


DECORATED = """
import functools
import click
import tensorflow as tf

@click.command()
def main(size):
    tf.get_variable("w", [size])
    tf.get_variable("w", [size])

def stored(method):
    @functools.wraps(method)
    def wrapper(*args, **kwargs):
        return method(*args, **kwargs)
    return wrapper

class Net:
    @stored
    def __init__(self, inputs):
        tf.get_variable("v", [2])
        tf.get_variable("v", [2])

if __name__ == "__main__":
    main()
"""


def test_what_is_decorated_gets_what_its_decorator_hands_it(folder: Folder, run: Run) -> None:
    found = notes(folder, run, DECORATED)
    assert "program.py:9:5: TVS101" in found
    assert "program.py:21:9: TVS101" in found
    assert "TVS902" not in found
