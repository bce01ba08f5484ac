"""A script that writes a checkpoint, and another that reads it under other names (TVS504)."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.conftest import Folder, Run

NET = """
import tensorflow as tf

def net(x):
    with tf.variable_scope("net"):
        return tf.layers.dense(x, 3, name="fc")
"""
OPTIONS = """
import os
import tensorflow as tf
from net import net

flags = tf.app.flags
flags.DEFINE_string("logdir", "logs", "where the checkpoints are")
FLAGS = flags.FLAGS
x = tf.placeholder(tf.float32, [None, 4])
"""
TRAIN = """
step = tf.train.AdamOptimizer().minimize(tf.reduce_sum(net(x)))
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {x: [[1.0, 2.0, 3.0, 4.0]]})
    saver.save(sess, PATH)
"""
SERVE = """
with tf.variable_scope("serving"):
    y = net(x)
saver = tf.train.Saver()
with tf.Session() as sess:
    saver.restore(sess, PATH)
"""


def write(folder: Folder, writes: str, reads: str, serve: str = SERVE, train: str = TRAIN) -> None:
    folder.write("net.py", NET)
    folder.write("train.py", OPTIONS + train.replace("PATH", writes))
    folder.write("serve.py", OPTIONS + serve.replace("PATH", reads))


SAME_PLACE = {
    "an option": ('os.path.join(FLAGS.logdir, "model")', "tf.train.latest_checkpoint(FLAGS.logdir)"),
    "an option of the state": ('FLAGS.logdir + "/model"', "tf.train.get_checkpoint_state(FLAGS.logdir).model_checkpoint_path"),
    "a folder": ('"./logs/model"', 'tf.train.latest_checkpoint("logs")'),
    "a file": ('"logs/model"', '"logs/model"'),
    "an option below a folder": ('os.path.join("logs", FLAGS.logdir, "model")', 'tf.train.latest_checkpoint("logs/" + FLAGS.logdir)'),
    "a step": ('"logs/model", global_step=3', '"logs/model-3"'),
}


@pytest.mark.parametrize("how", SAME_PLACE)
def test_names_that_differ_by_a_scope(folder: Folder, run: Run, how: str) -> None:
    write(folder, *SAME_PLACE[how])
    found = json.loads(run(".", "--output-format", "json").stdout)
    assert [(each["code"], Path(each["filename"]).name, each["location"]["row"]) for each in found] == [("TVS504", "serve.py", 15)]
    assert found[0]["message"] == "serving/net/fc/kernel is not in the checkpoint: the checkpoint has net/fc/kernel"
    assert {Path(step["filename"]).name for step in found[0]["trace"]} == {"train.py", "net.py", "serve.py"}


HERE = ('"logs/model"', '"logs/model"')
SILENT: dict[str, tuple[str, ...]] = {
    "the same names": (*HERE, SERVE.replace("variable_scope", "name_scope")),
    "another place": ('"logs/model"', '"weights/model"'),
    "another folder above an option": ('"pretrained/" + FLAGS.logdir + "/model"', '"tuned/" + FLAGS.logdir + "/model"'),
    "another option": ('FLAGS.logdir + "/model"', "FLAGS.weights"),
    "a path that is not known": ('"logs/model"', "input()"),
    "the saver translates": (*HERE, SERVE.replace("Saver()", "Saver({v.op.name[8:]: v for v in tf.global_variables()})")),
    "a part is restored": (*HERE, SERVE.replace("Saver()", "Saver([tf.Variable(0.0, name='other')])")),
}


@pytest.mark.parametrize("why", SILENT)
def test_silence(folder: Folder, run: Run, why: str) -> None:
    write(folder, *SILENT[why])
    assert run(".", "--output-format", "concise").stdout == "All checks passed!\n"


LOGS = 'FLAGS.logdir + "/model"', "tf.train.latest_checkpoint(FLAGS.logdir)"


OF_THE_OTHER = {"the same": ('"logs"', True), "spelled": ('"./logs/"', True), "none": ("None", True), "another": ('"other"', False)}


@pytest.mark.parametrize("how", OF_THE_OTHER)
def test_each_script_has_the_option_of_its_own(folder: Folder, run: Run, how: str) -> None:
    """What is an option in both scripts is one place by default only where both have the same default."""
    default, found = OF_THE_OTHER[how]
    write(folder, *LOGS)
    folder.write("serve.py", OPTIONS.replace('"logs"', default) + SERVE.replace("PATH", LOGS[1]))
    output = run(".", "--output-format", "concise").stdout
    assert ("TVS504" in output) is found


def test_a_third_script_saves_these_names(folder: Folder, run: Run) -> None:
    write(folder, *HERE)
    train = TRAIN.replace("PATH", HERE[0]).replace("net(x)", "x * tf.get_variable('w', [])")
    folder.write("train_serving.py", f"{OPTIONS}with tf.variable_scope('serving'):\n    net(x)\n{train}")
    assert run(".", "--output-format", "concise").stdout == "All checks passed!\n"


@pytest.mark.parametrize("variable", ["TF221_PYTHON", "TF115_PYTHON"])
def test_tensorflow_does_not_find_it(folder: Folder, run: Run, variable: str) -> None:
    if variable not in os.environ:
        pytest.skip(f"{variable} names no Python with a TensorFlow")
    write(folder, *HERE)
    found = json.loads(run(".", "--verify", "--python", os.environ[variable], "--output-format", "json").stdout)
    assert [each["verification"]["status"] for each in found] == ["reproduced"]


def test_scripts_of_two_folders_share_a_place_where_they_share_the_network(folder: Folder, run: Run) -> None:
    write(folder, *HERE)
    folder.write("serving/serve.py", OPTIONS + SERVE.replace("PATH", HERE[1]))
    (folder.path / "serve.py").unlink()
    assert "TVS504" in run(".", "--output-format", "concise").stdout


def test_scripts_of_two_folders_may_each_run_in_its_own(folder: Folder, run: Run) -> None:
    own = OPTIONS.replace("from net import net", NET)
    folder.write("one/train.py", own + TRAIN.replace("PATH", HERE[0]))
    folder.write("two/serve.py", own + SERVE.replace("PATH", HERE[1]))
    assert run(".", "--output-format", "concise").stdout == "All checks passed!\n"
