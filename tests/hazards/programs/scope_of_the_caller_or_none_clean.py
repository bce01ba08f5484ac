"""A worker hands on the scope of a network that others have made; without one it has nothing to go by, and no caller comes with None."""
import tensorflow as tf

WITH_GUIDE = True


class Guide:
    def __init__(self, seen, train=True):
        hidden = tf.layers.dense(seen, 4, name="hidden")
        self.out = tf.layers.dense(hidden, 1, name="out")
        if train:
            loss = tf.reduce_mean(tf.square(self.out))
            self.step = tf.train.AdamOptimizer(1e-4).minimize(loss)


class Walker:
    def __init__(self, seen, reuse=True, guide_scope=None):
        if guide_scope is None:
            with tf.variable_scope("guide", reuse=reuse):
                self.guide = Guide(seen)
        else:
            with tf.variable_scope(guide_scope, reuse=True):
                self.guide = Guide(seen, train=False)


class Worker:
    def __init__(self, number, seen, guide_scope):
        with tf.variable_scope("worker_%d" % number):
            self.plan = tf.layers.dense(seen, 2, name="plan")
            self.walker = Walker(seen, True, guide_scope)
