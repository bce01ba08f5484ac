"""Right programs after real ones that were reported once."""
# long: one program after the other, and what each was reported for

from __future__ import annotations

import string
import textwrap

import pytest

from tests.conftest import Folder, Run

PROGRAMS = {
    "layers that an inner layer is built of, in the first call of the outer one": """
        import tensorflow as tf

        class Inner(tf.keras.layers.Layer):
            def build(self, shape):
                self.parts = [tf.keras.layers.Dense(3) for _ in range(2)]
                super().build(shape)

            def call(self, x):
                return self.parts[1](self.parts[0](x))

        class Outer(tf.keras.layers.Layer):
            def build(self, shape):
                self.inner = Inner()
                super().build(shape)

            def call(self, x):
                return self.inner(x)

        outer = Outer()
        outer(tf.ones([2, 3])), outer(tf.ones([2, 3]))
    """,
    "a method that the initializer calls in place of another": """
        import tensorflow as tf

        class Policy:
            def __init__(self, size, dynamics=False):
                self.size = size
                if dynamics:
                    self.predict_dynamics(tf.placeholder(tf.float32, [None, 4]))
                else:
                    self.predict_itself(tf.placeholder(tf.float32, [None, 4]))

            def predict_itself(self, x):
                self.out = tf.layers.dense(x, self.size, name="target")

            def predict_dynamics(self, x):
                self.out = tf.layers.dense(x, self.size, name="target")

        Policy(8)
    """,
    "a loop that looks for the one image among the inputs": """
        import tensorflow as tf

        def features(inputs):
            for x in inputs.values():
                if len(x.shape.as_list()) == 5:
                    with tf.variable_scope("image"):
                        w = tf.get_variable("w", [3, 3, x.shape.as_list()[-1], 8])
                    out = tf.nn.conv2d(tf.reshape(x, [-1, 84, 84, 1]), w, [1, 1, 1, 1], "SAME")
            return out
    """,
    "a summary whose name begins with a slash": """
        import tensorflow as tf

        tf.summary.scalar("/loss", tf.placeholder(tf.float32, []))
        tf.get_variable("w", [])
    """,
    "a text that is compared by identity, and by equality": """
        import sys

        import tensorflow as tf

        KIND = sys.argv[1]

        def normalize(reuse):
            if KIND == "batch":
                with tf.variable_scope("norm", reuse=reuse):
                    tf.get_variable("beta", [2])

        if KIND is not "None":
            normalize(False)
        normalize(True)
    """,
    "one name in several arms of a test, called more than twice": """
        import sys

        import tensorflow as tf

        KIND = sys.argv[1]

        def normalize(reuse):
            with tf.variable_scope("norm", reuse=reuse):
                if KIND == "batch":
                    tf.get_variable("beta", [2])
                    tf.get_variable("mean", [2])
                elif KIND == "layer":
                    tf.get_variable("beta", [2])
                    tf.get_variable("gamma", [2])

        for i in range(4):
            normalize(i > 0)
    """,
    "an input of which nothing is known": """
        import tensorflow as tf
        import reader

        def judge(x):
            with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
                w = tf.get_variable("w", [3, 3]) * 0.5
                return tf.matmul(tf.reshape(x, [-1, 3]), w)

        for size in (4, 8):
            real, fake = judge(reader.images(size)), judge(tf.random_normal([size, 3]))
            loss = tf.nn.softplus(fake) + tf.nn.softplus(-real)
    """,
    "a layer that depends on what nobody knows, in two towers": """
        import tensorflow as tf
        import sizes

        def tower(x):
            if sizes.channels(x) == 4:
                return x
            return tf.layers.dense(x, 4, name="shortcut")

        for i in range(2):
            with tf.variable_scope("net", reuse=i > 0):
                tower(tf.placeholder(tf.float32, [None, 3]))
    """,
    "one of three architectures, built twice": """
        import tensorflow as tf
        import settings

        def build():
            with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
                if settings.arch == "small":
                    return tf.get_variable("w", [2])
                elif settings.arch == "large":
                    return tf.get_variable("w", [3])
                elif settings.arch == "huge":
                    return tf.get_variable("w", [4])
            raise ValueError(settings.arch)

        build()
        build()
    """,
    "a generator of its own, or the discriminator's": """
        import tensorflow as tf
        import settings

        def transformer(scope="net", reuse=False):
            with tf.variable_scope(tf.get_variable_scope(), reuse=reuse):
                with tf.variable_scope(scope):
                    return tf.layers.dense(tf.zeros([2, 3]), 4, name="project")

        def model(config, size):
            if config.uniform:
                raise NotImplementedError
            elif (config.first or config.second) and config.untied:
                if size is None:
                    raise ValueError(size)
                transformer("generator")
            else:
                transformer()
            if config.first or config.second:
                transformer(reuse=not config.untied)

        model(settings.config, settings.size)
    """,
    "more variables than a list is followed for": """
        import tensorflow as tf

        for i in range(1100):
            with tf.variable_scope("unit_%d" % i):
                for name in ("a", "b", "c", "d"):
                    w = tf.get_variable(name, [2])
        session = tf.Session()
        session.run(tf.global_variables_initializer())
        session.run(w)
    """,
    "a generator that grows, and is trained further at each size": """
        import tensorflow as tf
        import settings

        def generator(x, size):
            with tf.variable_scope("generator", reuse=tf.AUTO_REUSE):
                for i in range(settings.depth(size)):
                    x = tf.layers.dense(x, 8, name="block_%d" % i)
                return x

        for size in (4, 8):
            loss = tf.reduce_sum(generator(tf.zeros([1, 8]), size))
            step = tf.train.GradientDescentOptimizer(1e-3).minimize(loss)
    """,
    "a problem that starts anew while its optimizer learns": """
        import tensorflow as tf

        x = tf.get_variable("x", [2])
        rate = tf.get_variable("rate", [])
        reset = tf.variables_initializer([x])
        update = [x.assign_sub(rate * x), rate.assign_add(0.1)]
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for epoch in range(5):
                session.run(reset)
                session.run(update)
    """,
    "a checkpoint that may be there": """
        import os
        import sys
        import tensorflow as tf

        w = tf.get_variable("w", [2])
        saver = tf.train.Saver()
        with tf.Session() as session:
            if os.path.exists(sys.argv[1]):
                saver.restore(session, sys.argv[1])
            else:
                print("no checkpoint")
            if not os.path.exists(sys.argv[2]):
                tf.variable_scope(sys.argv[2])
            print(session.run(w))
    """,
    "a number asked about in several ways": """
        import tensorflow as tf
        from settings import depth, rate, width

        def build():
            return tf.get_variable("w", [2])

        if depth > 1:
            build()
        if depth == 1:
            build()
        if not depth:
            build()
        with tf.variable_scope("other"):
            if rate >= 0.5:
                build()
            if 0.5 > rate:
                build()
        with tf.variable_scope("third"):
            if width == 3:
                build()
            if not width:
                build()
            if width > 3:
                build()
    """,
    "a length asked about in several ways": """
        import tensorflow as tf

        tf.app.flags.DEFINE_string("infer", "", "a file")
        FLAGS = tf.app.flags.FLAGS

        def build():
            return tf.get_variable("w", [2])

        def main(_):
            with tf.device("/cpu:0"):
                if len(FLAGS.infer) == 0:
                    build()
                if len(FLAGS.infer):
                    build()
            with tf.variable_scope("other"):
                if FLAGS.infer:
                    build()
                if len(FLAGS.infer) < 1:
                    build()

        tf.app.run()
    """,
    "a decorator that nobody knows": """
        import tensorflow as tf
        from layers import *

        @register(scope=True)
        def scale(x, size):
            return x * tf.get_variable("w", [size])

        y = scale("a", tf.ones([3]), 3)
        y = scale("b", y, 3)
    """,
    "a text that is compared by identity": """
        import tensorflow as tf
        from settings import norm

        def build(reuse):
            with tf.variable_scope("net", reuse=reuse):
                if norm == "batch":
                    tf.get_variable("w", [2])

        if norm is not "none":
            build(False)
        build(True)
    """,
    "a helper that hands on what it is called with": """
        import tensorflow as tf

        def averaged(name, average, **kwargs):
            return average.average(tf.get_variable(name, **kwargs))
    """,
    "a count that is not known, or a flag": """
        import tensorflow as tf
        from settings import turns, first

        class Cell:
            def __init__(self, reuse=False):
                self.reuse = reuse
                self.step = first

            def __call__(self):
                with tf.variable_scope("cell", reuse=(self.step > 0) or self.reuse):
                    tf.get_variable("w", [2])
                self.step += 1

        cell = Cell()
        for _ in range(turns):
            cell()
        cell()
    """,
    "a variable that another method made": """
        import tensorflow as tf

        class Net:
            def mapping(self, z):
                with tf.variable_scope("mapping"):
                    return tf.layers.dense(z, 3, name="d")

            def draw(self, z):
                with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
                    average = tf.get_variable("average")
                    return average * (self.mapping(tf.ones([1, 3])) * average)
    """,
    "a saver of what a network that is not known may have made": """
        import importlib
        import sys

        import tensorflow as tf

        network = importlib.import_module(sys.argv[1])
        x = tf.placeholder(tf.float32, [None, 8])
        y = network.inference(x)
        tf.train.Saver(tf.trainable_variables())
        tf.train.Saver([v for v in tf.global_variables() if v.name.startswith("net/")])
    """,
    "a template that two arms of a branch make": """
        import sys

        import tensorflow as tf

        def template(function):
            def call(x):
                return tf.make_template("head", function)(x)

            return call

        head = template(lambda x: x * tf.get_variable("w", [1]))

        def infer(x):
            return head(x) + 1

        def train(x):
            return head(x)

        def build(x, mode):
            return infer(x) if mode == "infer" else train(x)

        build(tf.placeholder(tf.float32, [1]), sys.argv[1])
    """,
    "a layer that fetches what was made when it was initialized": """
        import tensorflow as tf

        def linear(x, size, init=False):
            with tf.variable_scope("linear"):
                if init:
                    return tf.matmul(x, tf.get_variable("v", [x.shape[1], size]))
                return tf.matmul(x, tf.get_variable("v"))
    """,
    "name scopes that say what the one network is run for": """
        import tensorflow as tf

        def generator(z):
            with tf.variable_scope("generator", reuse=tf.AUTO_REUSE):
                return tf.layers.dense(z, 4, name="fc")

        z = tf.random_normal([6, 8])
        with tf.name_scope("gen_for_disc"):
            fakes = generator(z[:4])
        with tf.name_scope("gen_for_gen"):
            fake = generator(z[4:])
    """,
    "an abstract class's initializer with a default that no subclass leaves": """
        import tensorflow as tf

        class _Base:
            def __init__(self, x, name="_Base"):
                with tf.name_scope(name):
                    self.x = tf.identity(x)

            def dense(self, units):
                return tf.layers.dense(self.x, units, name="dense")

        class Net(_Base):
            def __init__(self, x):
                super(Net, self).__init__(x, name="net")

        net = Net(tf.ones([1, 2]))
    """,
    "a name that is right below the caller's name scope": """
        import tensorflow as tf

        def _loss(labels, logits):
            with tf.name_scope("_loss"):
                return tf.reduce_mean(tf.square(labels - logits))
    """,
    "a global step of the caller's": """
        import tensorflow as tf

        def create_global_step(graph=None):
            return tf.train.create_global_step(graph)
    """,
    "a saver of names that are not known": """
        import json
        import tensorflow as tf

        names = {json.loads(input()): tf.get_variable(name, [1]) for name in ("a", "b")}
        saver = tf.train.Saver(names)
        with tf.Session() as sess:
            saver.restore(sess, "old")
            saver.save(sess, "new")
    """,
    "a class of which its module makes one where it is imported": """
        import tensorflow as tf

        class Model:
            def __init__(self):
                with tf.variable_scope("model"):
                    self.w = tf.get_variable("w", [2])

        if not (__name__ == "__main__"):
            Model()
    """,
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_silence(folder: Folder, run: Run, name: str) -> None:
    folder.write("program.py", textwrap.dedent(PROGRAMS[name]))
    assert run(".", "--output-format", "concise").stdout == "All checks passed!\n"


def test_parameters_of_another_version_end_nothing(folder: Folder, run: Run) -> None:
    program = """
        import tensorflow as tf

        y = tf.layers.dense(tf.ones([1, 2]), 2, name="d")
        tf.nn.sigmoid_cross_entropy_with_logits(logits=y, targets=y)
        tf.layers.dense(y, 2, name="d")
    """
    folder.write("program.py", textwrap.dedent(program))
    assert run(".", "--output-format", "concise").stdout.startswith("program.py:6:1: TVS101")
    folder.write(
        "program.py", textwrap.dedent(program).replace("tf.nn", "try:\n    tf.nn").replace("=y)\n", "=y)\nexcept TypeError:\n    exit()\n")
    )
    assert run(".", "--output-format", "concise").stdout == "All checks passed!\n"


def test_a_scope_that_another_version_takes_is_not_left_out(folder: Folder, run: Run) -> None:
    program = """
        import tensorflow as tf
        from tensorflow.python.ops.rnn_cell import _linear

        first = _linear([tf.ones([1, 2])], 2, True, scope="first")
        second = _linear([tf.ones([1, 2])], 2, True, scope="second")
        tf.get_variable("w", [2])
        tf.get_variable("w", [2])
    """
    folder.write("program.py", textwrap.dedent(program))
    lines = run(".", "--output-format", "concise").stdout.splitlines()
    assert [line.split()[:2] for line in lines[:-1]] == [["program.py:8:1:", "TVS101"]]


def test_what_an_error_left_open_is_no_error(folder: Folder, run: Run) -> None:
    program = """
        import tensorflow as tf

        for size in (2, 3):
            total = tf.get_variable("total", [size])
            tf.assign_add(total, tf.placeholder(tf.float32, [size]))
    """
    folder.write("program.py", textwrap.dedent(program))
    lines = run(".", "--output-format", "concise").stdout.splitlines()
    assert [line.split()[1] for line in lines[:-1]] == ["TVS101"]


@pytest.mark.parametrize(("tests", "found"), [(3, True), (52, False)])
def test_what_hangs_on_too_many_questions_is_left_out(folder: Folder, run: Run, tests: int, found: bool) -> None:
    listed = ", ".join(f"settings.is_{letter}" for letter in string.ascii_letters[:tests])
    asked = f"    for test in ({listed}):\n        if not test():\n            return\n"
    twice = '    tf.get_variable("w", [])\n    tf.get_variable("w", [])\n'
    folder.write("program.py", f"import tensorflow as tf\ndef build(settings):\n{asked}{twice}")
    assert ("TVS101" in run("program.py", "--output-format", "concise").stdout) is found


def test_one_question_about_many_items_is_one(folder: Folder, run: Run) -> None:
    program = """
        import tensorflow as tf
        def build(settings):
            for i in range(60):
                if settings.test(i):
                    return
            tf.get_variable("w", [])
            tf.get_variable("w", [])
    """
    folder.write("program.py", textwrap.dedent(program))
    assert "program.py:8:5: TVS101" in run("program.py", "--output-format", "concise").stdout
