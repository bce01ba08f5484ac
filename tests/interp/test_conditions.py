"""What the tests of a program have to do with each other, seen by the errors behind them."""

from __future__ import annotations

import textwrap

import pytest

from tests.conftest import Folder, Run

FOUND = {
    "two lists are two questions": (
        """
        import tensorflow as tf
        import settings

        def build():
            return tf.get_variable("w", [2])

        hosts = list(filter(len, settings.hosts))
        devices = [d.name for d in settings.devices]
        build()
        if len(hosts) == 0:
            if len(devices) == 0:
                raise SystemExit
            build()
        """,
        (
            "6:12: TVS101 variable w already exists: this line runs a second time, in a scope that does not reuse "
            "(when `len(the list of line 8) == 0` holds)"
        ),
    ),
    "each of two numbers is rounded": (
        """
        import tensorflow as tf
        from settings import wide

        width = 2.4 if wide else 3.6
        tf.get_variable("w%d" % round(width), [2])
        tf.get_variable("w4", [2])
        """,
        (
            "7:1: TVS101 variable w4 already exists: another call created it before, and the scope does not reuse "
            "(when `settings.wide` is false)"
        ),
    ),
    "a number that is more than one may be two": (
        """
        import tensorflow as tf
        from settings import depth

        if depth > 1:
            tf.get_variable("w", [2])
        if depth >= 2:
            tf.get_variable("w", [2])
        """,
        (
            "8:5: TVS101 variable w already exists: another call created it before, and the scope does not reuse "
            "(when `settings.depth >= 2` holds)"
        ),
    ),
}


@pytest.mark.parametrize("name", FOUND)
def test_found(folder: Folder, run: Run, name: str) -> None:
    program, expected = FOUND[name]
    folder.write("program.py", textwrap.dedent(program))
    assert run(".", "--output-format", "concise").stdout.splitlines()[0] == f"program.py:{expected}"


def test_eager_data_has_a_size(folder: Folder, run: Run) -> None:
    program = """
        import tensorflow as tf
        import source

        data = tf.data.Dataset.from_generator(source.read, output_types=tf.float32)
        for x in data.map(lambda row: tf.reshape(row, [3])).batch(4):
            if x.shape[0] != 4:
                break
            tf.Variable(1.0, name="whole")
    """
    folder.write("program.py", textwrap.dedent(program))
    assert "whole" in run("vars", "program.py").stdout
