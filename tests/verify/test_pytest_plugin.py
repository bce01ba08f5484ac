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
    assert f"variable net/w is not shared: nothing took it after it was made at {folder / 'nets.py'}:9" in text
    assert f"variable net/w is shared: made at {folder / 'nets.py'}:9, taken at {folder / 'nets.py'}:9" in text
    assert "there is no variable w (there are: net/w, net/d/kernel, net/d/bias)" in text
    assert "there is no snapshot snapshots/net.json: `pytest --scopelint-update` writes it" in text


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
