"""What becomes of variables is settled by TensorFlow, too: true lives are confirmed, and those that are wrong on purpose refuted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from scopelint.checks.findings import Act, Life
from scopelint.record import journal

from .replaying import V1, VERSIONS, Found, findings, target, verdicts

TF2 = "import tensorflow as tf\n\nv1 = tf.compat.v1\n"
RESOURCES = "import tensorflow.compat.v1 as tf\n\ntf.disable_eager_execution()\n"

Doctor = Callable[[Found], "Found | None"]


def lived(change: Callable[[list[Act]], list[Act]]) -> Doctor:
    """Other acts."""

    def doctor(found: Found) -> Found:
        return Found(replace(found.finding, event=Life(found.life.outcome, tuple(change(list(found.life.acts))))), found.mode)

    return doctor


def step(kind: type[journal.Step], **changes: object) -> Doctor:
    """Another last step of its kind; `request` and `given` are changed in place."""

    def doctor(found: Found) -> None:
        last = [each for each in found.steps if isinstance(each, kind)][-1]
        for name, value in changes.items():
            if isinstance(value, dict):
                getattr(last, name).update(value)
            else:
                setattr(last, name, value)

    return doctor


def first_request(**changes: object) -> Doctor:
    def doctor(found: Found) -> None:
        next(each for each in found.steps if isinstance(each, journal.Get)).request.update(changes)

    return doctor


def initializer_made_last(acts: list[Act]) -> list[Act]:
    return [replace(act, moment=acts[-1].moment) for act in acts]


def made_after_it_was_told(acts: list[Act]) -> list[Act]:
    return [replace(acts[0], moment=acts[-1].moment), *acts[1:]]


def reached_by_the_loss(acts: list[Act]) -> list[Act]:
    return [replace(acts[0], variables=(acts[0].variables[0],) * 2)]


def saver_made_last(acts: list[Act]) -> list[Act]:
    return [replace(acts[0], moment=acts[1].moment), acts[1]]


def restored_under_the_old_name(acts: list[Act]) -> list[Act]:
    *before, saver, restored = acts
    return [*before, replace(saver, variables=restored.variables, about=(saver.about[0], ("net/w",))), restored]


def nothing_left(acts: list[Act]) -> list[Act]:
    return [replace(act, variables=()) for act in acts]


def not_initialized_again(acts: list[Act]) -> list[Act]:
    return acts[:-1]


def weights_are_set(acts: list[Act]) -> list[Act]:
    return [acts[0], Act("weights set", acts[0].moment), *acts[1:]]


def checkpoint_holds_it(acts: list[Act]) -> list[Act]:
    return [replace(acts[0], variables=acts[1].variables), *acts[1:]]


def held_by_a_module(acts: list[Act]) -> list[Act]:
    return [replace(acts[0], about="module")]


def ends_at_the_slash(acts: list[Act]) -> list[Act]:
    return [replace(acts[0], about=("scope", "main/", "trainable_variables")), *acts[1:]]


def other_object(acts: list[Act]) -> list[Act]:
    role, class_, (first, _) = acts[0].about
    return [replace(acts[0], about=(role, class_, (first, 0)))]


def values_of_the_first_request(acts: list[Act]) -> list[Act]:
    return [replace(act, moment=act.variables[0].site) for act in acts]  # type: ignore[arg-type]


def ref_variables(found: Found) -> Found:
    return Found(found.finding, replace(found.mode, v2_behavior=False))


LIVES: dict[str, tuple[str, str, Doctor]] = {
    "read before it is initialized": (
        "TVS501",
        V1
        + """
a = tf.get_variable("a", [2])
init = tf.global_variables_initializer()
b = tf.get_variable("b", [2])
with tf.Session() as session:
    session.run(init)
    session.run(b)
""",
        lived(initializer_made_last),
    ),
    "missing in the checkpoint": (
        "TVS502",
        V1
        + """
a = tf.get_variable("a", [2])
saver = tf.train.Saver()
b = tf.get_variable("b", [2])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    saver.save(session, "/tmp/model")
""",
        lived(saver_made_last),
    ),
    "initialized in no order": (
        "TVS503",
        RESOURCES
        + """
a = tf.get_variable("a", [2])
b = tf.Variable(a * 2.0, name="b")
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
""",
        ref_variables,
    ),
    "restored under another name": (
        "TVS504",
        V1
        + """
def net():
    with tf.variable_scope("net"):
        return tf.get_variable("w", [2])


with tf.Graph().as_default(), tf.Session() as session:
    net()
    session.run(tf.global_variables_initializer())
    path = tf.train.Saver().save(session, "/tmp/model")
with tf.Graph().as_default(), tf.Session() as session:
    with tf.variable_scope("serving"):
        net()
    tf.train.Saver().restore(session, path)
""",
        lived(restored_under_the_old_name),
    ),
    "the graph grows": (
        "TVS505",
        V1
        + """
v = tf.get_variable("v", [2])
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(v**2))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for step in range(3):
        session.run(train)
        with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
            w = tf.get_variable("w%d" % step, [2])
        session.run(w.initializer)
""",
        step(journal.Get, name="w0"),
    ),
    "initialized in each turn": (
        "TVS506",
        V1
        + """
w = tf.get_variable("w", [2])
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(w**2))
init = tf.global_variables_initializer()
with tf.Session() as session:
    for epoch in range(3):
        session.run(init)
        session.run(train)
""",
        lived(not_initialized_again),
    ),
    "initialized after the restore": (
        "TVS507",
        V1
        + """
w = tf.get_variable("w", [2])
saver = tf.train.Saver()
with tf.Session() as session:
    saver.restore(session, "/tmp/model")
    session.run(tf.global_variables_initializer())
""",
        lived(not_initialized_again),
    ),
    "created in a finalized graph": (
        "TVS510",
        V1
        + """
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    tf.get_variable("a", [2])
    tf.get_default_graph().finalize()
    tf.get_variable("b", [2])
""",
        step(journal.Get, name="a"),
    ),
    "assigned another shape": (
        "TVS407",
        V1
        + """
w = tf.get_variable("w", [2, 3], use_resource=True)
w.assign(tf.zeros([3, 2]))
""",
        step(journal.Assign, shape=(2, 3)),
    ),
    "created by a later trace": (
        "TVS105",
        TF2
        + """
calls = []


@tf.function
def scale(x):
    calls.append(x)
    with v1.variable_scope("net", reuse=v1.AUTO_REUSE):
        return x * v1.get_variable("w%d" % len(calls), [2])


scale(tf.ones([2]))
""",
        step(journal.Get, name="w1"),
    ),
    "cloned without the weights": (
        "TVS403",
        TF2
        + """
model = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(1)])
model.set_weights([tf.ones([3, 1]), tf.ones([1])])
copy = tf.keras.models.clone_model(model)
copy.predict(tf.ones([8, 3]))
""",
        lived(weights_are_set),
    ),
    "held by nothing that is saved": (
        "TVS404",
        TF2
        + """
a, b = tf.Variable(1.0, name="a"), tf.Variable(0.0, name="b")
checkpoint = tf.train.Checkpoint(a=a)
b.assign_add(1.0)
checkpoint.save("/tmp/model")
""",
        lived(checkpoint_holds_it),
    ),
    "held by an object that is not tracked": (
        "TVS405",
        TF2
        + """
class Linear:
    def __init__(self):
        self.w = tf.Variable(tf.ones([3, 1]))


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.linear = Linear()
        self.b = tf.Variable(1.0)


net = Net()
variables = net.trainable_variables
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(tf.matmul(tf.ones([2, 3]), net.linear.w) + net.b)
for variable, gradient in zip(variables, tape.gradient(loss, variables)):
    variable.assign_sub(0.1 * gradient)
""",
        lived(held_by_a_module),
    ),
    "a filter that is too wide": (
        "TVS308",
        V1
        + """
for name in ("main", "main_target"):
    with tf.variable_scope(name):
        tf.get_variable("w", [4])
main = tf.trainable_variables("main")
""",
        lived(ends_at_the_slash),
    ),
    "picked by one name twice": (
        "TVS306",
        V1
        + """
for name in ("main", "target"):
    with tf.variable_scope(name):
        tf.get_variable("w", [4])
main = tf.trainable_variables("main")
target = tf.trainable_variables("main")
sync = [tf.assign(t, m) for m, t in zip(main, target)]
""",
        lived(lambda acts: [acts[0], replace(acts[1], about=("scope", "target", "trainable_variables"))]),
    ),
    "one cell for two layers": (
        "TVS307",
        V1
        + """
cell = tf.nn.rnn_cell.GRUCell(16)
stack = tf.nn.rnn_cell.MultiRNNCell([cell] * 3)
""",
        lived(other_object),
    ),
    "values that come too late": (
        "TVS305",
        V1
        + """
import numpy as np

with tf.variable_scope("words", reuse=tf.AUTO_REUSE):
    tf.get_variable("table", [2, 3])
with tf.variable_scope("words", reuse=tf.AUTO_REUSE):
    tf.get_variable("table", initializer=np.ones([2, 3], dtype=np.float32))
""",
        lived(values_of_the_first_request),
    ),
    "trained all the same": (
        "TVS305",
        V1
        + """
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    w = tf.get_variable("w", [2])
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    w = tf.get_variable("w", [2], trainable=False)
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(w))
""",
        first_request(trainable=False),
    ),
    "no loss for the regularizer": (
        "TVS305",
        V1
        + """
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    w = tf.get_variable("w", [2])
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    w = tf.get_variable("w", [2], regularizer=tf.nn.l2_loss)
""",
        first_request(regularizer="l2"),
    ),
    "it was to be there": (
        "TVS701",
        V1
        + """
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    tf.get_variable("w", [2])
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):  # scopelint: shared
    tf.get_variable("v", [2])
""",
        step(journal.Get, name="w"),
    ),
    "it was to have another name": (
        "TVS701",
        V1
        + """
with tf.variable_scope("net"):  # scopelint: expect net/v
    tf.get_variable("w", [2])
""",
        step(journal.Get, name="u"),
    ),
    "begun late": (
        "TVS507",
        V1
        + """
w = tf.get_variable("w", [2])
init = tf.global_variables_initializer()
tf.train.init_from_checkpoint("model.ckpt", {"w": w})
with tf.Session() as session:
    session.run(init)
    session.run(w)
""",
        lived(made_after_it_was_told),
    ),
    "out of reach": (
        "TVS106",
        V1
        + """
w, v = tf.get_variable("w", [2]), tf.get_variable("v", [2])
x = tf.placeholder(tf.float32, [2])
loss = tf.reduce_sum(tf.square(w * x - tf.stop_gradient(v * x)))
tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=[v])
""",
        lived(reached_by_the_loss),
    ),
    "not matched": (
        "TVS504",
        TF2
        + """
import tempfile

w, v = tf.Variable([1.0]), tf.Variable([2.0])
path = tf.train.Checkpoint(w=w, v=v).save(tempfile.mkdtemp() + "/model")
tf.train.Checkpoint(w=w).restore(path).assert_consumed()
""",
        lived(nothing_left),
    ),
    "a root that shares": (
        "TVS304",
        V1
        + """
with tf.variable_scope("", reuse=tf.AUTO_REUSE):
    tf.get_variable("w", [2])
""",
        step(journal.MakeScope, given={"reuse": None}),
    ),
}
"""For each outcome: its rule, a program that comes to it, and what is to be changed in the trace for it not to be so."""


def witnesses(folder: Path, *, doctored: bool) -> dict[str, Found]:
    out = {}
    for name, (code, source, doctor) in LIVES.items():
        path = folder / f"{name.replace(' ', '_')}.py"
        path.write_text(source)
        found = next((each for each in findings(path) if each.finding.code == code), None)
        assert found is not None, name
        out[name] = (doctor(found) or found) if doctored else found
    return out


@pytest.mark.parametrize("version", VERSIONS)
def test_what_becomes_of_a_variable_is_confirmed(version: str, tmp_path: Path) -> None:
    found = witnesses(tmp_path, doctored=False)
    seen = verdicts([each.witness() for each in found.values()], target(version))
    assert {name: (v.status, v.detail) for name, v in zip(found, seen, strict=True) if v.status != "confirmed"} == {}


@pytest.mark.parametrize("version", VERSIONS)
def test_what_does_not_become_of_a_variable_is_refuted(version: str, tmp_path: Path) -> None:
    found = witnesses(tmp_path, doctored=True)
    seen = verdicts([each.witness() for each in found.values()], target(version))
    assert {name: (v.status, v.detail) for name, v in zip(found, seen, strict=True) if v.status != "refuted"} == {}
