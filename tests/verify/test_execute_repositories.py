"""`--execute` on real repositories that need no data: what they do wrong, or are made to do wrong, is settled by running them.

No code of theirs is kept here: see `test_run_repositories.py`, of which this uses the checkouts.
"""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner

from scopelint.cli import cli

from ..conftest import Folder
from .replaying import python
from .test_run_repositories import checkout


@dataclass(frozen=True, slots=True)
class Planted:
    """A file of a repository at a commit, the text that a bug takes the place of (none for one of its own), and what is settled.

    `checked` is the part of the repository that is looked at: the file itself, or what it needs as well.
    """

    repository: str
    commit: str
    path: str
    change: tuple[str, str] | None
    code: str
    place: str
    status: str = "confirmed"
    checked: str | None = None


PLANTED = (
    Planted(
        "charlesq34/pointnet",
        "2618f72bc1a0fd21b074096e748016960d44ef55",
        "models/pointnet_cls_basic.py",
        ("scope='conv2'", "scope='conv1'"),
        "TVS101",
        "tf_util.py:21",
        checked=".",
    ),
    Planted(
        "golbin/TensorFlow-Tutorials",
        "c8ac1e45ca27cccd228f316dd4f66afbc22f9016",
        "10 - RNN/03 - Seq2Seq.py",
        ("tf.variable_scope('decode')", "tf.variable_scope('encode')"),
        "TVS101",
        "03 - Seq2Seq.py:79",
    ),
    Planted(
        "hunkim/DeepLearningZeroToAll",
        "60c707e02af7bd950401faeadcc6c0e1b39b2978",
        "lab-12-4-rnn_long_char.py",
        ("[lstm_cell() for _ in range(2)]", "[lstm_cell()] * 2"),
        "TVS307",
        "lab-12-4-rnn_long_char.py:50",
    ),
    Planted(
        "nfmcclure/tensorflow_cookbook",
        "d998edfe7df11177df2ea17814be7bd6193788c9",
        "06_Neural_Networks/02_Implementing_an_Operational_Gate/02_gates.py",
        ("sess.run(train_step, feed_dict={x_data: x_val})", "sess.run(init); sess.run(train_step, feed_dict={x_data: x_val})"),
        "TVS506",
        "02_gates.py:50",
    ),
    Planted(
        "aymericdamien/TensorFlow-Examples",
        "6dcbe14649163814e72a22a999f20c5e247ce988",
        "tensorflow_v1/examples/3_NeuralNetworks/dynamic_rnn.py",
        ("pred = dynamicRNN(x, seqlen, weights, biases)", "pred = [dynamicRNN(x, seqlen, weights, biases) for _ in range(2)][0]"),
        "TVS101",
        "dynamic_rnn.py:128",
    ),
    # Its own bug, in a program for a TensorFlow before 1.0 that ends earlier on this one.
    Planted(
        "zhongwen/predictron",
        "c309f12daa86615b4ff30772a707f4dc8f925ca0",
        "train_multigpu.py",
        None,
        "TVS102",
        "train_multigpu.py:181",
        "inconclusive",
    ),
)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.repository.partition("/")[2])
def test_the_bug_of_a_repository_is_settled_by_running_it(planted: Planted, folder: Folder) -> None:
    shutil.copytree(checkout(planted), folder.path / "repository", ignore=lambda _, names: [name for name in names if name == ".git"])
    script = folder.path / "repository" / planted.path
    if planted.change is not None:
        source = script.read_text("utf-8")
        assert planted.change[0] in source
        script.write_text(source.replace(*planted.change, 1), "utf-8")
    options = ["--isolated", "--no-cache", "--target-version", "1.15", "--python", python("1.15"), "--output-format", "json"]
    checked = folder.path / "repository" / (planted.checked or planted.path)
    done = CliRunner().invoke(cli, ["verify", "--execute", *options, str(checked)])
    found = [each for each in json.loads(done.stdout) if each["code"] == planted.code]
    seen = [(f"{Path(f['filename']).name}:{f['location']['row']}", f["verification"]["status"], f["verification"]["level"]) for f in found]
    assert seen == [(planted.place, planted.status, "program")], done.stdout
