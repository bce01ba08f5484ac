"""A table of weak keys that is asked under one key and filled under another makes the layers anew."""

import weakref

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x):
    return tf.layers.dense(x, 5, name="wide")


class Scorer(object):
    def __init__(self):
        self._of_graphs = weakref.WeakKeyDictionary()

    def __call__(self, x):
        if x not in self._of_graphs:
            self._of_graphs[x.graph] = tf.make_template("scorer", tower)  # BUG TVS202
        return self._of_graphs[x.graph](x)


BUILT = weakref.WeakSet()


def counted(x):
    graph = tf.get_default_graph()
    BUILT.add(graph)
    with tf.variable_scope("counted", reuse=graph in BUILT):
        return tf.layers.dense(x, 2, name="d")  # BUG TVS102


scorer = Scorer()
with tf.Graph().as_default(), tf.Session() as sess:
    first, second = scorer(tf.ones([3, 4])), scorer(tf.zeros([1, 4]))
    loss = tf.reduce_mean(first) - tf.reduce_mean(second)
    once = counted(tf.ones([3, 4]))
    sess.run(tf.global_variables_initializer())
    print(sess.run([loss, once]))
