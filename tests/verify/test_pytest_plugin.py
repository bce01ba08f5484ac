"""The pytest plugin, in a pytest of its own beside TensorFlow."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .replaying import python

ROOT = Path(__file__).parents[2]

NETS = """
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(reuse=None):
    with tf.variable_scope("net", reuse=reuse):
        return tf.get_variable("w", [2, 3]), tf.layers.dense(tf.zeros([1, 4]), 2, name="d")
"""

TESTS = """
import tensorflow.compat.v1 as tf

from nets import net


def test_shares(variable_sharing):
    net()
    net(reuse=True)
    variable_sharing.assert_shared("net/w", "net/d/kernel")


def test_is_distinct(variable_sharing):
    with tf.Graph().as_default():
        net()
    variable_sharing.assert_distinct("net/w")
    assert [v["name"] for v in variable_sharing.variables()] == ["net/w", "net/d/kernel", "net/d/bias"]


def test_does_not_share(variable_sharing):
    with tf.Graph().as_default():
        net()
    variable_sharing.assert_shared("net/w")


def test_shares_after_all(variable_sharing):
    with tf.Graph().as_default():
        net()
        net(reuse=tf.AUTO_REUSE)
    variable_sharing.assert_distinct("net/w")


def test_has_another_name(variable_sharing):
    with tf.Graph().as_default():
        net()
    variable_sharing.assert_shared("w")


def test_snapshot(variable_sharing):
    with tf.Graph().as_default():
        net()
    variable_sharing.assert_snapshot("snapshots/net.json")


def test_watches_no_longer():
    assert tf.Session.run.__qualname__ == "BaseSession.run"
"""


def run(folder: Path, interpreter: str, *arguments: str) -> str:
    """What pytest prints there, with this checkout's plugin."""
    paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": paths, "TF_USE_LEGACY_KERAS": "1", "TF_CPP_MIN_LOG_LEVEL": "3"}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # where scopelint is installed its plugin would be there twice
    environment.pop("PYTEST_ADDOPTS", None)
    command = [interpreter, "-m", "pytest", "-p", "no:cacheprovider", "-p", "scopelint.pytest_plugin", "-q", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment)
    if "No module named pytest" in done.stderr:
        pytest.skip(f"{interpreter} has no pytest")
    return done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "nets.py").write_text(NETS)
    (tmp_path / "test_nets.py").write_text(TESTS)
    return tmp_path


def test_tests_assert_which_variables_are_shared(folder: Path) -> None:
    text = run(folder, python("2.21"))
    assert "4 failed, 3 passed" in text, text
    assert (
        f"{folder / 'test_nets.py'}:23: variable net/w is not shared: nothing took it after it was made at {folder / 'nets.py'}:9" in text
    )
    assert f"variable net/w is shared: made at {folder / 'nets.py'}:9, taken at {folder / 'nets.py'}:9" in text
    assert "there is no variable w (there are: net/w, net/d/kernel, net/d/bias)" in text
    assert "there is no snapshot snapshots/net.json: `pytest --scopelint-update` writes it" in text


OBJECTS = """
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.zeros([1, 4])


def test_a_layer_called_twice(variable_sharing):
    layer = tf.layers.Dense(2, name="d")
    layer(x)
    layer(x + 1)
    variable_sharing.assert_shared("d/kernel", "d/bias")


def test_a_layer_called_once(variable_sharing):
    with tf.Graph().as_default():
        tf.layers.Dense(2, name="d")(tf.zeros([1, 4]))
        variable_sharing.assert_distinct("d/kernel")


def test_a_variable_used_twice(variable_sharing):
    with tf.Graph().as_default():
        w = tf.Variable(tf.zeros([4, 2]), name="w")
        for _ in range(2):
            tf.matmul(tf.zeros([1, 4]), w)
        variable_sharing.assert_shared("w")


def test_a_variable_used_once_and_trained(variable_sharing):
    with tf.Graph().as_default():
        w = tf.Variable(tf.zeros([4, 2]), name="w")
        loss = tf.reduce_sum(tf.matmul(tf.zeros([1, 4]), w))
        tf.train.AdamOptimizer().minimize(loss)
        tf.train.Saver()
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            session.run(w)
        variable_sharing.assert_distinct("w")


def test_one_cell_in_two_networks(variable_sharing):
    with tf.Graph().as_default():
        cell, x = tf.nn.rnn_cell.GRUCell(4), tf.zeros([1, 3, 4])
        tf.nn.dynamic_rnn(cell, x, dtype=tf.float32, scope="a")
        tf.nn.dynamic_rnn(cell, x, dtype=tf.float32, scope="b")
        variable_sharing.assert_shared("a/gru_cell/gates/kernel")


def test_one_cell_in_one_network(variable_sharing):
    with tf.Graph().as_default():
        x = [tf.zeros([1, 4])] * 3
        tf.nn.static_rnn(tf.nn.rnn_cell.GRUCell(4), x, dtype=tf.float32)
        variable_sharing.assert_distinct("rnn/gru_cell/gates/kernel")
"""

EAGER = """
import tensorflow as tf


class Tower(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(tf.zeros([4, 2]), name="w")
        self.dense = tf.keras.layers.Dense(2, name="d")

    def __call__(self, x):
        return tf.matmul(x, self.w) + self.dense(x)


def test_a_module_called_twice(variable_sharing):
    tower = Tower()
    tower(tf.zeros([1, 4]))
    tower(tf.ones([1, 4]))
    variable_sharing.assert_shared("w", "d/kernel")


def test_a_module_called_once(variable_sharing):
    tower = Tower()
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tower(tf.zeros([1, 4])))
    for variable, gradient in zip(tower.trainable_variables, tape.gradient(loss, tower.trainable_variables)):
        variable.assign_sub(gradient)
        variable.numpy()
    variable_sharing.assert_distinct("w", "d/kernel")
"""


@pytest.mark.parametrize("text", [OBJECTS, EAGER], ids=["graphs", "eager"])
def test_objects_that_are_used_again_are_shared(folder: Path, text: str) -> None:
    (folder / "test_nets.py").write_text(text)
    assert f"{text.count('def test_')} passed" in (said := run(folder, python("2.21"))), said


def test_snapshots_are_beside_the_test(folder: Path) -> None:
    (folder / "inner").mkdir()
    (folder / "test_nets.py").rename(folder / "inner" / "test_nets.py")
    (folder / "nets.py").rename(folder / "inner" / "nets.py")
    run(folder, python("2.21"), "-k", "snapshot", "--scopelint-update")
    assert (folder / "inner" / "snapshots" / "net.json").is_file()
    assert "1 passed" in run(folder / "inner", python("2.21"), "-k", "snapshot")


def test_a_table_of_variables_is_compared_with_a_snapshot(folder: Path) -> None:
    interpreter = python("2.21")
    assert "1 passed" in run(folder, interpreter, "-k", "snapshot", "--scopelint-update")
    assert "1 passed" in run(folder, interpreter, "-k", "snapshot")
    snapshot = folder / "snapshots" / "net.json"
    snapshot.write_text(snapshot.read_text().replace("net/w", "net/v"))
    text = run(folder, interpreter, "-k", "snapshot")
    assert "the variables are not those of snapshots/net.json:\n  - net/v [2, 3] float32\n  + net/w [2, 3] float32\n" in text


def test_files_are_linted_where_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "scopelint.toml").touch()
    (tmp_path / "good.py").write_text("import tensorflow as tf\ntf.get_variable('w', [1])\n")
    (tmp_path / "bad.py").write_text("import tensorflow as tf\ntf.get_variable('w', [1])\ntf.get_variable('w', [1])\n")
    text = run(tmp_path, sys.executable, "--scopelint")
    assert "1 failed, 1 passed" in text, text
    assert "bad.py:3:1: TVS101 variable w already exists" in text
    assert "no tests ran" in run(tmp_path, sys.executable)


def test_it_is_silent_where_nobody_asks(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_it.py").write_text(
        "import sys\ndef test_it():\n    loaded = {name for name in sys.modules if name.startswith('scopelint')}\n"
        "    assert loaded <= {'scopelint', 'scopelint.pytest_plugin'}\n    assert 'tensorflow' not in sys.modules\n"
    )
    text = run(tmp_path, sys.executable)
    assert "1 passed" in text
    assert "scopelint" not in text
