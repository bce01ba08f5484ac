"""What a root may spend on further runs goes first to the decisions on which sharing hangs."""

from __future__ import annotations

import json

from tests.conftest import Folder, Run

QUESTIONS = "".join(f"        tf.get_variable('one{i}' if config.option{i} else 'other{i}', [4])\n" for i in range(9))
PROGRAM = f"""
import settings
import tensorflow as tf

def build(config):
    with tf.variable_scope('generator'):
{QUESTIONS}
        for i in range(600):
            tf.get_variable('v%d' % i, [4])
    with tf.variable_scope("net", reuse=not config.apart):
        tf.get_variable("w", [4])

build(settings.load())
"""


def test_the_other_way_of_a_reuse_flag_is_tried_before_all_else(folder: Folder, run: Run) -> None:
    folder.write("model.py", PROGRAM)
    found = json.loads(run("--output-format", "json", "--select", "TVS1", ".").stdout)
    assert [each["code"] for each in found] == ["TVS102"]
    assert "apart` is false" in found[0]["message"]
