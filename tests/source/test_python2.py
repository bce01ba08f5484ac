"""Files of Python 2: read where they stand, each thing at its place."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator

import pytest

from scopelint.source import nodes as n
from scopelint.source import python2
from tests.conftest import Folder, Run

PROGRAM = """\
import tensorflow as tf
class Net(object):
\tdef build(self, (height, width), depth=0017L):
\t\t"makes a net"
\t        print >>log, "size %d" % height, width,
\t\ttry:
\t\t\tx = `height` + ur"é"; w = tf.get_variable("é", [height / 2, width <> 3])
\t\texcept (ValueError, KeyError), error: print error, w
\t\tif depth: raise ValueError, "deep"
\t\treturn map(lambda (a, b): a + b, zip([height], [width]))[0] / 2.0
exec "code" in Net.__dict__
print"done"; print; print (1), Net
"""


def _nodes(value: object) -> Iterator[object]:
    if dataclasses.is_dataclass(value):
        yield value
        for each in dataclasses.fields(value):
            yield from _nodes(getattr(value, each.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from _nodes(item)


def test_every_name_is_where_it_was() -> None:
    lines = PROGRAM.split("\n")
    seen = set()
    for node in _nodes(python2.lower(PROGRAM, 0).body):
        if isinstance(node, n.Name) and node.id not in ("list", "repr") and not node.id.startswith("_tuple"):
            seen.add(node.id)
            there = lines[node.span.row - 1][node.span.column - 1 : node.span.end_column - 1]
            assert there == node.id or (there == "" and node.span.row in (3, 10))  # where a parameter is taken apart
    assert {"tf", "log", "height", "width", "error", "Net", "a", "b", "depth", "w"} <= seen


VARIABLES = """\
import tensorflow as tf
def build((height, width)):
    size = range(3) + [height / 2]
    print "made", tf.get_variable("w", [size[-1], map(int, [3.5])[0], 7 / 2, 017]); tf.get_variable("w", [1])
build((5, 2))
"""


def test_it_is_run_as_python_2_runs_it(folder: Folder, run: Run) -> None:
    folder.write("program.py", VARIABLES)
    assert "program.py:4:85: TVS101" in run("program.py", "--output-format", "concise").stdout
    assert "w  [2, 3, 3, 15]" in run("vars", "program.py").stdout


PARTS = """\
import tensorflow as tf
def crop(image, (height, width), (left,
         (top, depth))=(1, (2, 3))):
    if image is None:
        for _ in range(2): tf.get_variable("w", [height, width, left, top, depth])
def documented((height, width)):
    '''Makes one.'''
    with tf.variable_scope("b"): tf.get_variable("v", [height, width])
def only_documented((height, width)):
    "Makes none."
documented((11, 13))
crop(None, (5, 7))
"""


def test_parameters_are_taken_apart_before_whatever_a_function_begins_with(folder: Folder, run: Run) -> None:
    folder.write("program.py", PARTS)
    assert "program.py:5:28: TVS101" in run("program.py", "--output-format", "concise").stdout
    told = run("vars", "program.py").stdout
    assert "w  [5, 7, 1, 2, 3]" in told
    assert "v  [11, 13]" in told


BEHIND = """\
import tensorflow as tf
for _ in range(2): print "a turn"
w = tf.get_variable("w", [2]); {}
"""


@pytest.mark.parametrize("row", ['tf.get_variable("w", [2])', 'pass; exec "pass"'])
def test_a_statement_behind_a_colon_tells_python_2(folder: Folder, run: Run, row: str) -> None:
    folder.write("program.py", BEHIND.replace("{}", row))
    found = run("program.py", "--output-format", "concise").stdout
    assert "TVS901" not in found
    assert ("program.py:3:32: TVS101" in found) == row.startswith("tf")


BARE = """\
import tensorflow as tf
one, other = tf.zeros([2]), tf.ones([2])
both = [tf.get_variable("w", [2]) * x for x in one, other]
"""


def test_a_list_is_made_of_what_is_a_tuple_by_its_comma_alone(folder: Folder, run: Run) -> None:
    folder.write("program.py", BARE)
    assert "program.py:3:9: TVS101" in run("program.py", "--output-format", "concise").stdout


GLUED = """\
import tensorflow as tf
first = lambda(pair): pair[0]
both = lambda(a, b): a + b
try:
    w = tf.get_variable(first(("w", 2)), [both((1, 2))])
except(KeyError),e:
    raise TypeError,e
def name(x): return`x` if x else-1L
if w is not None and`w`: tf.get_variable("w", [03or 1])
"""


def test_signs_need_no_blanks_around_them(folder: Folder, run: Run) -> None:
    folder.write("program.py", GLUED)
    assert "program.py:9:26: TVS101" in run("program.py", "--output-format", "concise").stdout
    assert "w  [3]" in run("vars", "program.py").stdout


@pytest.mark.parametrize(
    "row", ["first = lambda(pair): pair[0]", "first = lambda n, (name, size): name", "first = lambda (name, size): name"]
)
def test_a_parameter_in_parentheses_tells_python_2(folder: Folder, run: Run, row: str) -> None:
    folder.write("program.py", f'import tensorflow as tf\n{row}\ntf.get_variable("w", [2]); tf.get_variable("w", [2])\n')
    assert "program.py:3:28: TVS101" in run("program.py", "--output-format", "concise").stdout


NAMES = """\
import tensorflow as tf
True, False = 1, 0
sizes = dict(True=3, False = [2, 5][True], x=True == 1); sizes["both"] = sizes["True"] + sizes["False"]
class Answer: pass
Answer.True = 7; w = tf.get_variable("w", [sizes["both"], Answer.True]); tf.get_variable("w", [1])
"""


def test_true_and_false_are_names_where_they_are_not_read(folder: Folder, run: Run) -> None:
    folder.write("program.py", NAMES)
    assert "program.py:5:74: TVS101" in run("program.py", "--output-format", "concise").stdout
    assert "w  [8, 7]" in run("vars", "program.py").stdout


@pytest.mark.parametrize("row", ["choices = dict(True=1)", "True = 1", "yes = answer.True", "choices = dict(\n    False=0)"])
def test_such_a_name_tells_python_2(folder: Folder, run: Run, row: str) -> None:
    folder.write("program.py", f"{row}\n")
    assert "TVS901" not in run("program.py", "--output-format", "concise").stdout


@pytest.mark.parametrize("row", ["choices = dict(None=1)", "1 = True", "if True = 1: pass"])
def test_what_no_python_takes_goes_wrong(folder: Folder, run: Run, row: str) -> None:
    folder.write("program.py", f"{row}\n")
    assert "TVS901" in run("program.py", "--output-format", "concise").stdout


MIXED = """\
import tensorflow as tf
print "cells before"
from __future__ import print_function
w = tf.get_variable("w", [2]); tf.get_variable("w", [2])
print("cells after")
"""


def test_a_cell_of_a_notebook_may_make_print_a_function_for_those_after_it(folder: Folder, run: Run) -> None:
    cells = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": [row]} for row in MIXED.splitlines(keepends=True)]
    folder.write("old.ipynb", json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 0}))
    assert "old.ipynb:cell 4:1:32: TVS101" in run("old.ipynb", "--output-format", "concise").stdout


def test_without_a_reader_the_extra_is_named(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python2, "can_read", lambda: False)
    folder.write("program.py", VARIABLES)
    found = run("program.py", "--output-format", "concise", "--no-cache").stdout
    assert (
        "program.py:4:78: TVS901 the file does not parse: invalid syntax: this looks like Python 2 code; the extra scopelint[py2]" in found
    )


@pytest.mark.parametrize(
    "said", ['[project]\nname = "p"\nrequires-python = ">=3.6"\n', '[project]\nname = "p"\nrequires-python = ">=2.7"\n']
)
def test_a_project_for_python_3_has_no_python_2(folder: Folder, run: Run, said: str) -> None:
    folder.write("program.py", VARIABLES)
    folder.write("pyproject.toml", said)
    found = run("program.py", "--output-format", "concise").stdout
    assert ("TVS901" in found) == ("3.6" in said)
    assert "py2" not in found


def test_what_is_neither_goes_wrong_where_it_does(folder: Folder, run: Run) -> None:
    folder.write("program.py", "import tensorflow as tf\nprint 'a'\nx = (1,\n")
    assert "program.py:4:1: TVS901 the file does not parse: invalid syntax" in run("program.py", "--output-format", "concise").stdout
