"""Right programs after those of whole repositories that were reported once, or that ended a run (`ecosystem/unseen.md` tells of most)."""

from __future__ import annotations

import textwrap

import pytest

from tests.conftest import Folder, Run

PROGRAMS = {
    "a variable that a branch makes outside of itself": """
        import tensorflow as tf

        def counted():
            with tf.control_dependencies(None):
                total = tf.Variable(tf.zeros([2]), trainable=False)
            return tf.assign_add(total, [1.0, 1.0])

        tf.cond(tf.placeholder(tf.bool, []), counted, lambda: tf.zeros([2]))
    """,
    "a variable that is fed by the name of its tensor": """
        import tensorflow as tf

        x = tf.get_variable("x", [])
        with tf.Session() as sess:
            print(sess.run(x ** 2, feed_dict={"x:0": 3.0}))
    """,
    "averages that a branch applies, of statistics from outside": """
        import tensorflow as tf

        x = tf.placeholder(tf.float32)
        mean, variance = tf.nn.moments(x, [0, 1, 2])
        ema = tf.train.ExponentialMovingAverage(0.9)

        def updated():
            with tf.control_dependencies([ema.apply([mean, variance])]):
                return tf.identity(mean), tf.identity(variance)

        tf.cond(tf.placeholder(tf.bool, []), updated, lambda: (ema.average(mean), ema.average(variance)))
    """,
    "sessions of one server, where variables outlive their graph": """
        import tensorflow as tf

        server = tf.train.Server.create_local_server()
        for train in (True, False):
            with tf.Graph().as_default():
                w = tf.get_variable("w", [4])
                with tf.Session(server.target) as sess:
                    if train:
                        sess.run(tf.global_variables_initializer())
                    print(sess.run(w))
    """,
    "a variable that met other data in each of two ways": """
        import sys
        import tensorflow as tf

        w = tf.get_variable("w", [4, 4])
        a, b = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
        y = tf.matmul(a, w) if len(sys.argv) > 1 else tf.matmul(b, w)
        z = tf.matmul(a, w)
    """,
    "weights that a file gives to variables by their names": """
        import pickle

        import tensorflow as tf

        x = tf.placeholder(tf.float32, [None, 4])
        y = tf.layers.dense(x, 2, name="head")
        with tf.Session() as sess:
            with open("weights.pickle", "rb") as file:
                weights = {k: v for k, v in pickle.load(file).items() if "skip" not in k}
            op, feed = tf.contrib.framework.assign_from_values(weights)
            sess.run(op, feed)
            sess.run(y, {x: [[1, 2, 3, 4]]})
    """,
    "a checkpoint that a function assigns": """
        import tensorflow as tf

        x = tf.placeholder(tf.float32, [None, 4])
        y = tf.layers.dense(x, 2, name="head")
        load = tf.contrib.framework.assign_from_checkpoint_fn("model.ckpt", tf.global_variables())
        with tf.Session() as sess:
            load(sess)
            sess.run(y, {x: [[1, 2, 3, 4]]})
    """,
    "a test with parameters, each in a graph and a session of its own": """
        import tensorflow as tf
        from absl.testing import parameterized

        class Test(parameterized.TestCase, tf.test.TestCase):
            @parameterized.named_parameters(("one", 1), ("two", 2))
            def test_sizes(self, size):
                w = tf.get_variable("w", [size])
                with self.test_session() as sess:
                    sess.run(tf.global_variables_initializer())
                    sess.run(w + 1.0)
    """,
    "a method that is under reuse_variables of Sonnet 1": """
        import sonnet as snt
        import tensorflow as tf

        class Net(snt.AbstractModule):
            def _build(self, x):
                return self.inner(x)

            @snt.reuse_variables
            def inner(self, x):
                with tf.variable_scope("inner"):
                    rate = tf.get_variable("rate", [4])
                return snt.Linear(4)(x) * rate

        net = Net(name="net")
        x = tf.placeholder(tf.float32, [None, 4])
        net(x), net.inner(x), net(x)
    """,
    "a graph that a monitored session finalized for as long as it was open": """
        import tensorflow as tf

        x = tf.data.Dataset.range(3).make_one_shot_iterator().get_next()
        with tf.train.SingularMonitoredSession() as session:
            while not session.should_stop():
                session.run(x)
        tf.get_variable("w", [1])
        session = tf.train.MonitoredSession()
        session.run(x)
        session.close()
        tf.get_variable("v", [1])
    """,
    "what a collection holds since it was added, whatever else it holds": """
        import tensorflow as tf

        class Model:
            def flag(self):
                if len(tf.get_collection("flags")) == 0:
                    tf.add_to_collection("flags", tf.get_variable("flag", []))
                return tf.get_collection("flags")[0]

            def build(self):
                return self.flag() + self.flag()
    """,
    "cells of layers, made before the loop that steps through them": """
        import tensorflow as tf

        cells = [tf.nn.rnn_cell.GRUCell(4) for _ in range(3)]
        state = tf.zeros([2, 4])
        for number, cell in enumerate(cells):
            with tf.variable_scope("layer_%d" % number):
                state = cell(tf.zeros([2, 4]), state)[1]
    """,
    "rows that indices pick from what is not known": """
        import acme
        import tensorflow as tf

        x = tf.placeholder(tf.float32, [None, 4])
        best = tf.gather_nd(acme.load(), tf.stack([tf.argmax(x, axis=0), tf.argmax(-x, axis=0)], axis=1))
        tf.layers.dense(x, 3, name="head")
        tf.layers.dense(tf.reshape(best, [-1, 4]), 3, name="head", reuse=True)
    """,
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_silence(folder: Folder, run: Run, name: str) -> None:
    folder.write("program.py", textwrap.dedent(PROGRAMS[name]))
    assert run("program.py").stdout == "All checks passed!\n"


def test_a_script_whose_library_disables_the_second_tensorflow(folder: Folder, run: Run) -> None:
    folder.write("lib/__init__.py", "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\n")
    head = "import tensorflow.compat.v1 as tf\nimport lib\n"
    folder.write(
        "program.py",
        head + "for _ in range(2):\n    with tf.variable_scope('net', reuse=tf.AUTO_REUSE):\n        tf.get_variable('w', [2])\n",
    )
    assert run("program.py").stdout == "All checks passed!\n"
