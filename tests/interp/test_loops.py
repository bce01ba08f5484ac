"""Long loops that build nothing, deep recursions, long texts that may be many: what comes after them is still seen."""

from __future__ import annotations

import textwrap

import pytest

from tests.conftest import Folder, Run

TABLE = """
import random

import tensorflow as tf

table = []
for row in range(60):
    for column in range(60):
        for depth in range(60):
            if row == depth or random.random() < 0.5:
                table.append((row, column, depth))
"""


COUNTS = """
import tensorflow as tf

import data


def count(rows):
    seen = {}
    for row in rows:
        for cell in row:
            for part in cell:
                for letter in part:
                    for stroke in letter:
                        for dot in stroke:
                            seen[dot] = seen.get(dot, 0) + 1
    return seen


tf.get_variable("w", [2])
for epoch in range(20):
    print(count(data.rows(epoch)))
for name in data.names():
    tf.get_variable("v", [2])
"""


def test_what_shows_nothing_for_a_while_is_done_once_and_what_builds_is_still_done_twice(folder: Folder, run: Run) -> None:
    folder.write("program.py", COUNTS)
    result = run(".", "--output-format", "concise", "--timings")
    assert "program.py:23:5: TVS101" in result.stdout
    (steps,) = (int(line.split()[2]) for line in result.stderr.splitlines() if "program.py:<module>" in line)
    assert steps < 3_200


def test_what_comes_after_loops_inside_one_another_is_seen(folder: Folder, run: Run) -> None:
    folder.write("program.py", TABLE + 'tf.get_variable("w", [2])\ntf.get_variable("w", [2])\n')
    assert "program.py:13:1: TVS101" in run(".", "--output-format", "concise").stdout


def test_a_table_that_was_not_filled_to_the_end_has_any_length(folder: Folder, run: Run) -> None:
    folder.write(
        "program.py",
        textwrap.dedent("""
        import tensorflow as tf

        table = []
        for row in range(60):
            for column in range(60):
                table.append((row, column))
        tf.get_variable("w", [3600])
        tf.get_variable_scope().reuse_variables()
        tf.get_variable("w", [len(table)])
        """),
    )
    assert run(".", "--output-format", "concise").stdout == "All checks passed!\n"


def test_a_text_of_many_parts_that_each_may_be_one_of_two(folder: Folder, run: Run) -> None:
    program = """
        import random

        import tensorflow as tf

        words = [("a" if random.random() < 0.5 else "b") for _ in range(60)]
        print("%s and %s" % (" ".join(words), words))
        tf.get_variable("w", [2])
        tf.get_variable("w", [2])
    """
    folder.write("program.py", textwrap.dedent(program))
    assert "program.py:9:1: TVS101" in run(".", "--output-format", "concise").stdout


def test_a_recursion_over_structures_that_are_not_known(folder: Folder, run: Run) -> None:
    program = """
        import tensorflow as tf
        import settings

        def mapped(function, *structures):
            if all(isinstance(s, (tuple, list)) for s in structures):
                return tuple(mapped(function, *x) for x in zip(*structures))
            if all(isinstance(s, dict) for s in structures):
                return {k: mapped(function, *(s[k] for s in structures)) for k in structures[0]}
            return function(*structures)

        for _ in range(20):
            mapped(lambda a, b: a + b, settings.a, settings.b)
        tf.get_variable("w", [2])
        tf.get_variable("w", [2])
    """
    folder.write("program.py", textwrap.dedent(program))
    assert "program.py:15:1: TVS101" in run(".", "--output-format", "concise").stdout


def test_a_recursion_over_a_structure_that_is_known(folder: Folder, run: Run) -> None:
    program = """
        import tensorflow as tf

        def build(x, *sizes):
            if not sizes:
                return tf.get_variable("last", [1])
            return build(x, *sizes[1:])

        build(tf.zeros([1]), 1, 2, 3, 4, 5, 6, 7, 8)
        tf.get_variable("last", [1])
    """
    folder.write("program.py", textwrap.dedent(program))
    assert "program.py:10:1: TVS101" in run(".", "--output-format", "concise").stdout


WALK = """
import tensorflow as tf


def behind(tensor):
    seen, todo, found = set(), {TODO}, []
    while todo:
        op = todo.pop()
        if op in seen:
            continue
        seen.add(op)
        found.append(op.name)
        todo.EXTEND(i.op for i in op.inputs)
    return found


w = tf.get_variable("w", [2])
print(behind(w * 2.0))
tf.get_variable("w", [2])
"""


@pytest.mark.parametrize(("todo", "extend"), [("{tensor.op}", "update"), ("[tensor.op]", "extend")])
def test_a_walk_over_what_is_not_known_ends_some_time(folder: Folder, run: Run, todo: str, extend: str) -> None:
    folder.write("program.py", WALK.replace("{TODO}", todo).replace("EXTEND", extend))
    result = run(".", "--output-format", "concise", "--timings")
    assert "program.py:19:1: TVS101" in result.stdout
    (steps,) = (int(line.split()[2]) for line in result.stderr.splitlines() if "program.py:<module>" in line)
    assert steps < 1_600


BATCHES = """
import tensorflow as tf


class Batches:
    def __init__(self, lines, size):
        self.lines, self.size, self.buffer = lines, size, []

    def __iter__(self):
        return self

    def __len__(self):
        return sum([1 for _ in self])

    def next(self):
        batch = []
        for _ in range(self.size):
            words = self.lines.readline().split()
            batch.append([word if word.isalpha() else "<unk>" for word in words])
        return batch

    __next__ = next


with open("lines.txt") as lines:
    held_out = Batches(lines, 32)
    if held_out:
        tf.get_variable("w", [len(held_out)])
    tf.get_variable("w", [3])
"""


def test_what_an_iterator_of_the_users_gives_is_counted_for_a_while(folder: Folder, run: Run) -> None:
    folder.write("program.py", BATCHES)
    result = run(".", "--timings")
    (steps,) = (int(line.split()[2]) for line in result.stderr.splitlines() if "program.py:<module>" in line)
    assert steps < 150_000
    assert "TVS101" in result.stdout


STATES = """
from itertools import product

import tensorflow as tf


class State:
    def __init__(self, place, doors):
        self.place, self.doors = place, doors

    def __hash__(self):
        return hash(self.place + tuple([self.doors[door] for door in sorted(self.doors)]))

    def __eq__(self, other):
        return self.place == other.place and self.doors == other.doors


doors = map(lambda values: dict(zip("nesw", values)), product([True, False], repeat=4))
numbers = {}
for state in filter(lambda state: state is not None, map(lambda x: State(*x), product(product(range(20), range(20)), doors))):
    if state not in numbers:
        numbers[state] = len(numbers)
tf.get_variable("w", [len(numbers)])
tf.get_variable("w", [3])
"""


def test_states_that_are_counted_are_made_for_a_while(folder: Folder, run: Run) -> None:
    folder.write("program.py", STATES)
    result = run(".", "--timings")
    (steps,) = (int(line.split()[2]) for line in result.stderr.splitlines() if "program.py:<module>" in line)
    assert steps < 24_000
    assert "TVS101" in result.stdout
