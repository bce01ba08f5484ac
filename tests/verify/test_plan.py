"""Witnesses: what is in them, what stands for the unknown, and that each kind of step is replayed as it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scopelint.checks.findings import Pair
from scopelint.record.journal import Get

from .replaying import V1, VERSIONS, Found, findings, target, verdicts

SHOWN = {
    "two calls of a layer": (
        """
def net(x):
    with tf.variable_scope("net"):
        tf.get_variable("unrelated", [7])
        return tf.layers.dense(x, 3, name="d")


x = tf.placeholder(tf.float32, [None, 4])
with tf.name_scope("loss"):
    net(x)
tf.get_variable("other", [2])
net(x)
""",
        """
with tf.variable_scope("net"):  # program.py:6
    tf.get_variable("unrelated", shape=[7])  # program.py:7
with tf.variable_scope("net"):  # program.py:6
    tf.get_variable("unrelated", shape=[7])  # program.py:7
""",
    ),
    "a layer": (
        """
x = tf.placeholder(tf.float32, [None, 4])
for name in ("hidden", "hidden"):
    tf.layers.dense(x, 3, tf.nn.relu, name=name)
""",
        """
tf.layers.dense(tf.zeros([5, 4]), units=3, name='hidden')  # program.py:7
tf.layers.dense(tf.zeros([5, 4]), units=3, name='hidden')  # program.py:7
""",
    ),
    "an optimizer": (
        """
w = tf.get_variable("w", [3])
b = tf.get_variable("b", [1])
tf.get_variable_scope().reuse_variables()
optimizer = tf.train.AdamOptimizer(0.1, name="Mine")
optimizer.minimize(tf.reduce_sum(w * 2 + b))
""",
        """
variable = tf.get_variable("w", shape=[3])  # program.py:5
tf.get_variable_scope().reuse_variables()  # program.py:7
tf.train.AdamOptimizer(name='Mine').minimize(tf.reduce_sum(variable))  # program.py:9
""",
    ),
    "two optimizers": (
        """
with tf.variable_scope("net"):
    w = tf.get_variable("w", [3])
loss = tf.reduce_sum(w * w)
for _ in range(2):
    with tf.variable_scope("net"):
        tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
""",
        """
with tf.variable_scope("net"):  # program.py:5
    variable = tf.get_variable("w", shape=[3])  # program.py:6
with tf.variable_scope("net"):  # program.py:9
    tf.train.MomentumOptimizer(learning_rate=0.1, momentum=0.9).minimize(tf.reduce_sum(variable))  # program.py:10
with tf.variable_scope("net"):  # program.py:9
    tf.train.MomentumOptimizer(learning_rate=0.1, momentum=0.9).minimize(tf.reduce_sum(variable))  # program.py:10
""",
    ),
    "unknown names and sizes": (
        """
def build(name, size, other):
    with tf.variable_scope(name):
        tf.get_variable("w", [size, other])
    with tf.variable_scope(name, reuse=True):
        tf.get_variable("w", [size, 3, 1])
""",
        """
with tf.variable_scope("name"):  # program.py:6
    tf.get_variable("w", shape=[5, 7])  # program.py:7
with tf.variable_scope("name", reuse=True):  # program.py:8
    tf.get_variable("w", shape=[5, 3, 1])  # program.py:9
""",
    ),
    "an unknown part of a name": (
        """
def build(kind, other):
    for each in (kind, other, kind):
        tf.get_variable("w_%s" % each, [1])
""",
        """
tf.get_variable("w_kind", shape=[1])  # program.py:7
tf.get_variable("w_kind", shape=[1])  # program.py:7
""",
    ),
    "a default name that counts": (
        """
with tf.variable_scope("net") as scope:
    with tf.variable_scope(None, "block"):
        tf.get_variable("w", [1])
    with tf.variable_scope(None, "block"):
        tf.get_variable("w", [1])
with tf.variable_scope(scope, reuse=True):
    with tf.variable_scope("block_2"):
        tf.get_variable("w", [1])
""",
        """
with tf.variable_scope("net", reuse=True):  # program.py:5
    with tf.variable_scope("block_2"):  # program.py:11
        tf.get_variable("w", shape=[1])  # program.py:12
""",
    ),
    "a template": (
        """
seen = []


def body(x):
    seen.append(x)
    return tf.get_variable("w%d" % len(seen), [2]) * x


net = tf.make_template("net", body)
net(1.0)
with tf.variable_scope("elsewhere"):
    net(2.0)
""",
        """
template = tf.make_template("net", lambda call: call())  # program.py:13


def call():
    pass


template(call)  # program.py:14


def call_2():
    tf.get_variable("w2", shape=[2])  # program.py:10


template(call_2)  # program.py:16
""",
    ),
}

CONFIRMED = {
    "graphs": """
g = tf.Graph()
with g.as_default():
    tf.get_variable("w", [1])
with tf.Graph().as_default():
    tf.get_variable("w", [1])
with g.as_default():
    tf.get_variable("w", [1])
""",
    "a new default graph": """
tf.get_variable("w", [1])
tf.reset_default_graph()
with tf.variable_scope("", reuse=True):
    tf.get_variable("w", [1])
""",
    "the root scope's flag": """
root = tf.get_variable_scope()
with tf.variable_scope("a"):
    root.reuse_variables()
with tf.variable_scope("b"):
    tf.get_variable("w", [1])
""",
    "the root scope reopened inside another": """
root = tf.get_variable_scope()
tf.get_variable("w", [1])
with tf.variable_scope("a"):
    with tf.variable_scope(root):
        tf.get_variable("w", [1])
""",
    "a thread": """
import threading

tf.get_variable("w", [1])
graph = tf.get_default_graph()


def work():
    with graph.as_default():
        tf.get_variable("w", [1])


thread = threading.Thread(target=work)
thread.start()
thread.join()
""",
    "a custom getter": """
def getter(getter, name, *args, **kwargs):
    return getter(name + "_ema", *args, **kwargs)


with tf.variable_scope("net", custom_getter=getter):
    tf.get_variable("w", [1])
tf.get_variable("net/w_ema", [1])
""",
    "partitions": """
with tf.variable_scope("net", partitioner=tf.fixed_size_partitioner(2)):
    tf.get_variable("w", [4, 2])
with tf.variable_scope("net", reuse=True, partitioner=tf.fixed_size_partitioner(3)):
    tf.get_variable("w", [4, 2])
""",
    "a local variable": """
tf.get_local_variable("w", [1])
tf.get_variable("w", [1])
""",
    "a constant initializer": """
tf.get_variable("w", initializer=1)
with tf.variable_scope("", reuse=True):
    tf.get_variable("w", initializer=1)
""",
    "a dtype of the scope": """
with tf.variable_scope("net", dtype=tf.float64):
    tf.get_variable("w", [1])
with tf.variable_scope("net", reuse=True):
    tf.get_variable("w", [1])
""",
    "a context entered twice": """
context = tf.variable_scope("net")
with context:
    tf.get_variable("w", [1])
with context:
    tf.get_variable("w", [1])
""",
    "a request that is not one": """
tf.get_variable("w", [1], reuse=True)
""",
    "an unknown flag": """
def build(x, reuse):
    with tf.variable_scope("net", reuse=reuse):
        w = tf.get_variable("w", [2])
    with tf.variable_scope("net", reuse=True):
        tf.get_variable("w", [3])
""",
    "what a caller may have made": """
def build(x):
    with tf.variable_scope("given", reuse=True):
        v = tf.get_variable("v", [2])
    with tf.variable_scope("net"):
        tf.get_variable("w", [2])
    with tf.variable_scope("net", reuse=True):
        tf.get_variable("u", [2])
""",
    "an error that the program catches": """
with tf.variable_scope("net"):
    tf.get_variable("w", [1])
for _ in range(2):
    try:
        with tf.variable_scope("net"):
            tf.get_variable("w", [1])
    except ValueError:
        with tf.variable_scope("net", reuse=True):
            tf.get_variable("w", [1])
with tf.variable_scope("net", reuse=True):
    tf.get_variable("b", [1])
""",
    "a second error": """
with tf.variable_scope("net", reuse=True):
    tf.get_variable("w", [1])
with tf.variable_scope("head"):
    tf.get_variable("w", [1])
with tf.variable_scope("head"):
    tf.get_variable("w", [1])
""",
    "a branch": """
import sys

with tf.variable_scope("net"):
    if len(sys.argv) > 1:
        tf.get_variable("a", [1])
    else:
        tf.get_variable("b", [1])
    tf.get_variable("w", [1])
    tf.get_variable("w", [1])
""",
}

EAGER = """
import tensorflow.compat.v1 as tf

with tf.Graph().as_default():
    tf.get_variable("w", [1])
    tf.get_variable("w", [1])
tape = tf.GradientTape
"""


def found_in(tmp_path: Path, source: str) -> list[Found]:
    path = tmp_path / "program.py"
    path.write_text(source)
    return findings(path)


@pytest.mark.parametrize("name", SHOWN)
def test_a_witness_has_what_the_failure_needs_and_nothing_else(name: str, tmp_path: Path) -> None:
    source, shown = SHOWN[name]
    found = found_in(tmp_path, V1 + source)
    text = found[0].witness().source
    assert text.partition("tf.disable_v2_behavior()\n")[2].strip() == shown.strip()


@pytest.mark.parametrize("version", VERSIONS)
def test_every_kind_of_step_is_replayed(version: str, tmp_path: Path) -> None:
    asked = target(version)
    names, witnesses = [], []
    for name, source in {**{name: source for name, (source, _) in SHOWN.items()}, **CONFIRMED}.items():
        for found in found_in(tmp_path, V1 + source):
            names.append((name, found.finding.code))
            witnesses.append(found.witness())
    seen = verdicts(witnesses, asked)
    assert {name for name, _ in names} == {*SHOWN, *CONFIRMED}
    assert [(*name, v.status, v.detail) for name, v in zip(names, seen, strict=True) if v.status != "confirmed"] == []


@pytest.mark.parametrize("version", VERSIONS)
def test_a_witness_of_an_eager_program_runs_eagerly(version: str, tmp_path: Path) -> None:
    (found,) = found_in(tmp_path, EAGER)
    witness = found.witness()
    assert witness.mode == "eager"
    assert "disable" not in witness.source
    assert [v.status for v in verdicts([witness], target(version))] == ["confirmed"]


def test_stand_ins_keep_equal_equal_and_different_different(tmp_path: Path) -> None:
    source = """
def build(a, b):
    with tf.variable_scope(a):
        tf.get_variable(b, [1])
    with tf.variable_scope("a"):
        tf.get_variable("b", [1])
    with tf.variable_scope(a):
        tf.get_variable(b, [1])
"""
    (found,) = found_in(tmp_path, V1 + source)
    text = found.witness().source
    assert 'with tf.variable_scope("a2"):' in text
    assert 'tf.get_variable("b2", shape=[1])' in text
    assert "Stand-ins for what is not known: a2 for a, b2 for b." in text


PAIR = """
x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    tf.get_variable("other", [3])
    tf.layers.dense(x, 3)
    tf.layers.dense(x, 3)
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    tf.layers.dense(x, 3)
tf.get_variable("net/other", [3])
"""


@pytest.mark.parametrize("version", VERSIONS)
def test_a_pair_of_requests_gets_one_variable_or_two(version: str, tmp_path: Path) -> None:
    asked = target(version)
    (found,) = found_in(tmp_path, V1 + PAIR)
    kernels = [step.site for step in found.steps if isinstance(step, Get) and step.name == "kernel"]
    assert len(kernels) == 3
    expected = {(0, 1): False, (0, 2): True, (1, 2): False}
    for claimed, status in ((True, "confirmed"), (False, "refuted")):
        pairs = [
            Found(replace(found.finding, event=Pair(kernels[a], kernels[b], shared is claimed)), found.mode)  # type: ignore[arg-type]
            for (a, b), shared in expected.items()
        ]
        seen = verdicts([pair.witness() for pair in pairs], asked)
        assert [v.status for v in seen] == [status] * 3
    distinct = Found(replace(found.finding, event=Pair(kernels[0], kernels[1], False)), found.mode).witness()  # type: ignore[arg-type]
    assert "# They are two variables: what is assigned through the one is not read through the other." in distinct.source
    assert "other" not in distinct.source.partition("import tensorflow as tf")[2].partition("# They")[0]


BEHIND_ANOTHER = """
tf.get_default_graph().finalize()
counter = tf.get_variable("counter", [], tf.int32, tf.zeros_initializer())
bump = tf.assign_add(counter, 1)
"""


def test_only_the_first_that_a_finalized_graph_refuses_is_told_and_it_has_a_witness(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(V1 + BEHIND_ANOTHER, "utf-8")
    (found,) = findings(path)
    assert found.witness().obstacle == ""


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("with tf.Session() as session:\n    session.run(w)", "FailedPreconditionError, as w is not initialized"),
        ("a = w.assign(tf.zeros([3]))", "ValueError, as the value does not fit the variable"),
    ],
)
def test_an_error_that_versions_word_otherwise_is_not_quoted(last: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(f'{V1}\nw = tf.get_variable("w", [2])\n{last}\n', "utf-8")
    (found,) = findings(path)
    assert f"\nThe last step raises {said}.\n" in found.witness().source
