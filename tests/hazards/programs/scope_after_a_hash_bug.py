"""The shape of either signature has its own options object: what they say is the same, the hash after which the scope is called is not."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Options:
    def __init__(self, units=10, depth=2):
        self.units, self.depth = units, depth

    def key(self):
        return "sign_%x" % (hash(self) & 0xFFFFFF)  # BUG


def signature(strokes, options):
    with tf.variable_scope(options.key(), reuse=tf.AUTO_REUSE):  # BUG
        for i in range(options.depth):
            strokes = tf.layers.dense(strokes, options.units, tf.tanh, name="fc_%d" % i)
        return tf.layers.dense(strokes, 3, name="shape")


class Side:
    def __init__(self, strokes, units):
        self.options = Options(units)  # BUG
        self.shape = signature(strokes, self.options)  # BUG


known, shown = tf.placeholder(tf.float32, [None, 16]), tf.placeholder(tf.float32, [None, 16])
forged = tf.placeholder(tf.float32, [None])
first, second = Side(known, 12), Side(shown, 12)  # BUG
apart = tf.reduce_sum(tf.squared_difference(first.shape, second.shape), axis=1)
cost = tf.reduce_mean((1 - forged) * apart + forged * tf.maximum(1 - apart, 0))
step = tf.train.AdamOptimizer().minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {known: np.random.rand(4, 16), shown: np.random.rand(4, 16), forged: np.ones(4)})
