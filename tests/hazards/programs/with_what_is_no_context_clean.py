import contextlib

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Tagger:
    """It can be entered itself: then its scope is."""

    def __init__(self, graph):
        self.graph = graph
        with graph.as_default(), tf.variable_scope("tagger") as scope:
            self.scope = scope
            self.table = tf.get_variable("table", [50, 8])

    def __enter__(self):
        self.entered = tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE)
        return self.entered.__enter__()

    def __exit__(self, *error):
        return self.entered.__exit__(*error)

    def scores(self, ids):
        with self.graph.as_default(), self:
            steps = tf.nn.embedding_lookup(self.table, ids)
            return tf.layers.dense(steps, 5, name="scores")


def entered(scope):
    """A scope as it is opened, or one that has been."""
    try:
        with scope:
            return tf.get_variable("bias", [5])
    except (TypeError, AttributeError):
        with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
            return tf.get_variable("bias", [5])


def within(scope, name=None):
    with contextlib.ExitStack() as stack:
        stack.enter_context(scope if not isinstance(scope, tf.VariableScope) else tf.variable_scope(scope))
        if name is not None:
            stack.enter_context(tf.name_scope(name))
        return tf.get_variable("gain", [], initializer=tf.ones_initializer())


graph = tf.Graph()
tagger = Tagger(graph)
with graph.as_default():
    tokens = tf.placeholder(tf.int32, [None, 12])
    others = tf.placeholder(tf.int32, [None, 12])
    scores = tagger.scores(tokens) + tagger.scores(others)
    scores += entered(tagger.scope) + entered(tf.variable_scope("apart"))
    with tf.name_scope("smooth") as name:
        mean = tf.reduce_mean(scores)
    with tf.name_scope(name):
        scores -= mean
    scores *= within(tf.variable_scope("outer")) * within(tagger.scope, name)
    train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(scores)))
    with tf.Session(graph=graph) as session:
        session.run(tf.global_variables_initializer())
        session.run(train, {tokens: [[1] * 12], others: [[2] * 12]})
