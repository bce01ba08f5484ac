"""Scopes after the hash of one object, after one that counts what the object says, after options that differ, and of members apart."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Options:
    def __init__(self, units=10, depth=2):
        self.units, self.depth = units, depth

    def key(self):
        return "sign_%x" % (hash(self) & 0xFFFFFF)


class Equal(Options):
    def __eq__(self, other):
        return (self.units, self.depth) == (other.units, other.depth)

    def __hash__(self):
        return 1000 * self.units + self.depth


class Member:
    """Each member has a network of its own."""

    def __init__(self, units):
        self.units = units

    def __call__(self, x):
        with tf.variable_scope("member_%d" % id(self), reuse=tf.AUTO_REUSE):
            return tf.layers.dense(x, self.units, name="vote")


def signature(strokes, options):
    with tf.variable_scope(options.key(), reuse=tf.AUTO_REUSE):
        for i in range(options.depth):
            strokes = tf.layers.dense(strokes, options.units, tf.tanh, name="fc_%d" % i)
        return tf.layers.dense(strokes, 3, name="shape")


known, shown = tf.placeholder(tf.float32, [None, 16]), tf.placeholder(tf.float32, [None, 16])
forged = tf.placeholder(tf.float32, [None])
options = Options(12)
pairs = [(signature(known, options), signature(shown, options))]
pairs.append((signature(known, Equal(9)), signature(shown, Equal(9))))
others = [Options(8), Options(6)]
pairs.append((signature(known, others[0]), signature(shown, others[1])))
members = [Member(2), Member(2)]
pairs.append((members[0](known), members[1](shown)))
apart = tf.add_n([tf.reduce_sum(tf.squared_difference(one, two), axis=1) for one, two in pairs])
cost = tf.reduce_mean((1 - forged) * apart + forged * tf.maximum(1 - apart, 0))
step = tf.train.AdamOptimizer().minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {known: np.random.rand(4, 16), shown: np.random.rand(4, 16), forged: np.ones(4)})
