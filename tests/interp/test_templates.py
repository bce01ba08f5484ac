"""Templates: what a later call may not do, and where that is said."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from scopelint.cli import cli

LATE_LAYER = """\
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
calls = []


def net(x):
    calls.append(x)
    x = tf.layers.dense(x, 3, name="first")
    if len(calls) > 1:
        x = tf.layers.dense(x, 3, name="late")
    return x


shared = tf.make_template("net", net)
shared(tf.zeros([2, 3]))
shared(tf.zeros([2, 3]))
"""


def test_an_error_inside_a_template_ends_the_program_where_it_is_raised(tmp_path: Path) -> None:
    program = tmp_path / "p.py"
    program.write_text(LATE_LAYER)
    printed = CliRunner().invoke(cli, ["vars", "--isolated", "--no-cache", str(program)]).output
    assert "stops with TVS107" in printed
    assert ":11" in printed
