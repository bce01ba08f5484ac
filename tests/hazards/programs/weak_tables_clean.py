"""What is kept under a graph in a table of weak keys is made once a graph, and found there from then on."""

import weakref
from weakref import WeakKeyDictionary, WeakSet

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x):
    return tf.layers.dense(tf.layers.dense(x, 5, name="wide"), 1, name="narrow")


class Scorer(object):
    def __init__(self):
        self._of_graphs = weakref.WeakKeyDictionary()

    def __call__(self, x):
        graph = tf.get_default_graph()
        if graph not in self._of_graphs:
            self._of_graphs[graph] = tf.make_template("scorer", tower)
        return self._of_graphs[graph](x)


class Other(object):
    known = WeakKeyDictionary()

    def asked(self, x):
        try:
            made = self.known[tf.get_default_graph()]
        except KeyError:
            made = self.known[tf.get_default_graph()] = tf.make_template("other", tower)
        return made(x)

    def got(self, x):
        made = self.known.get(x.graph)
        if made is None:
            made = tf.make_template("other", tower)
            self.known.setdefault(x.graph, made)
        return made(x)


BUILT = WeakSet()


def counted(x):
    graph = tf.get_default_graph()
    with tf.variable_scope("counted", reuse=graph in BUILT):
        BUILT.add(graph)
        return tf.layers.dense(x, 2, name="d")


class Part(object):
    def __init__(self, owner):
        self.owner = weakref.proxy(owner)

    def built(self, x):
        return self.owner(x)


scorer, other = Scorer(), Other()
part = Part(scorer)
for rows in (3, 1):
    with tf.Graph().as_default(), tf.Session() as sess:
        x = tf.ones([rows, 4])
        y = tf.zeros([rows, 4])
        loss = tf.reduce_mean(scorer(x) - scorer(y)) + tf.reduce_mean(other.asked(x) - other.got(y)) + tf.reduce_mean(part.built(y))
        total = loss + tf.reduce_mean(counted(x) - counted(y))
        sess.run(tf.global_variables_initializer())
        assert len(tf.trainable_variables()) == 10, tf.trainable_variables()
        print(sess.run(total))
