"""Workers are to take over the weights of a global network, and their own network is that one: each copies it into itself."""

import tensorflow.compat.v1 as tf


def copied(source, target):
    sources = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, source)
    targets = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, target)
    return [there.assign(here) for here, there in zip(sources, targets)]  # BUG


class Agent:
    def __init__(self, name):
        with tf.variable_scope("global", reuse=tf.AUTO_REUSE):
            self.state = tf.placeholder(tf.float32, [None, 4])
            self.value = tf.layers.dense(self.state, 1, name="value")
        self.update = copied("global", "global")


chief = Agent("global")
workers = [Agent("worker_%d" % number) for number in range(3)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for worker in workers:
        sess.run(worker.update)
    print(sess.run(chief.value, {chief.state: [[0.0] * 4]}))
