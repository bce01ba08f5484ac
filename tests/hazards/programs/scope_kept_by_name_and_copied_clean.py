"""The name of a scope is kept for collections; the same object also makes the network of a target, and of each worker by its own scope."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Values(object):
    def __init__(self, name):
        with tf.variable_scope(name) as scope:
            self.scope_name = scope.name

    def build(self, states):
        with tf.variable_scope(self.scope_name, reuse=tf.AUTO_REUSE):
            return tf.matmul(states, tf.get_variable("w", [4, 2]))

    def of_worker(self, worker, states):
        with tf.variable_scope(worker):
            with tf.variable_scope(self.scope_name, reuse=tf.AUTO_REUSE):
                return tf.matmul(states, tf.get_variable("own", [4, 2]))


def main():
    values = Values("values")
    states = tf.placeholder(tf.float32, [None, 4])
    with tf.variable_scope("acting"):
        acting = values.build(states)
    with tf.variable_scope("follower"):
        follower = values.build(states)
    ours = [v for v in tf.trainable_variables() if v.name.startswith("acting/")]
    theirs = [v for v in tf.trainable_variables() if v.name.startswith("follower/")]
    sync = [b.assign(a) for a, b in zip(ours, theirs)]
    workers = [values.of_worker(name, states) for name in ("worker_a", "worker_b")]
    loss = tf.reduce_mean(tf.square(acting - tf.stop_gradient(follower))) + tf.add_n([tf.reduce_mean(w) for w in workers])
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=[v for v in tf.trainable_variables() if v not in theirs])
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(sync)
        sess.run(train, {states: np.random.rand(3, 4)})


main()
