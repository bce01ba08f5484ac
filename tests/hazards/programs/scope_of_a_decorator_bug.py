"""Two filters for two rivers; each stage is a property in a scope that its decorator calls after the method, and so all stages are one."""
import functools

import tensorflow as tf


def stage(method):
    @property
    @functools.wraps(method)
    def kept(self):
        if method.__name__ not in self.stages:
            with tf.variable_scope(method.__name__, reuse=tf.AUTO_REUSE):  # BUG
                self.stages[method.__name__] = method(self)
        return self.stages[method.__name__]

    return kept


class Filter(object):
    def __init__(self, levels, name):
        self.levels = levels
        self.name = name
        self.stages = {}

    @stage
    def smooth(self):
        return tf.layers.dense(self.levels, 10, tf.nn.softplus, name="levels")

    @stage
    def flood(self):
        return tf.layers.dense(self.smooth, 1, name="flood")


if __name__ == "__main__":
    upper, lower = tf.placeholder(tf.float32, [None, 24]), tf.placeholder(tf.float32, [None, 24])
    rhine, danube = Filter(upper, "rhine"), Filter(lower, "danube")
    flooded = tf.placeholder(tf.float32, [None, 1])
    loss = tf.losses.mean_squared_error(flooded, rhine.flood) + tf.losses.mean_squared_error(flooded, danube.flood)
    train = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        print(sess.run([loss, train], {upper: [[0.0] * 24], lower: [[1.0] * 24], flooded: [[1.0]]})[0])
