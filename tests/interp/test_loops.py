"""Long loops that build nothing, and long texts that may be many: what comes after them is still seen."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from click.testing import Result

from tests.conftest import Folder

Run = Callable[..., Result]

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
