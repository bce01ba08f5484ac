"""A call of an object makes layers of its own each time: two moves from one state have two scales."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Energy:
    def __init__(self, units):
        self.units = units

    def __call__(self, state, move):
        h = tf.layers.dense(tf.concat([state, move], 1), self.units, tf.nn.relu)  # BUG
        return tf.layers.dense(h, 1)[:, 0]


context, right, wrong = (tf.placeholder(tf.float32, [None, 5]) for _ in range(3))
energy = Energy(4)
taken = energy(context, right)
others = energy(context, wrong)
contrast = tf.reduce_mean(tf.nn.softplus(taken - others))
step = tf.train.AdamOptimizer().minimize(contrast)
