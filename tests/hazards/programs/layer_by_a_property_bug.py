"""A property makes another layer each time, so that two sides are measured by two scales."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Distance:
    @property
    def scale(self):
        return tf.layers.Dense(4, use_bias=False)  # BUG

    def __call__(self, one, two):
        here = self.scale(one)
        there = self.scale(two)
        return tf.reduce_sum(tf.square(here - there), axis=1)


one, two = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 5])
near = tf.reduce_mean(Distance()(one, two))
step = tf.train.AdamOptimizer().minimize(near)
