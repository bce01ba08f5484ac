"""Workers take over the weights of a global network, by the names of the two scopes. The global agent is made by the same code.

TVS306 would be a false alarm: that the global agent copies its own weights is nothing that sharing has brought about.
"""

import tensorflow.compat.v1 as tf


def copied(source, target):
    sources = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, source)
    targets = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, target)
    return [there.assign(here) for here, there in zip(sources, targets)]


class Agent:
    def __init__(self, name):
        with tf.variable_scope(name):
            self.state = tf.placeholder(tf.float32, [None, 4])
            self.value = tf.layers.dense(self.state, 1, name="value")
        self.update = copied("global", name)
        if name != "global":
            loss = tf.reduce_mean(tf.square(self.value - 1.0))
            optimizer = tf.train.AdamOptimizer()
            gradients = tf.gradients(loss, tf.trainable_variables(name))
            self.step = optimizer.apply_gradients(zip(gradients, tf.trainable_variables("global")))


chief = Agent("global")
workers = [Agent("worker_%d" % number) for number in range(3)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for worker in workers:
        sess.run(worker.update)
        sess.run(worker.step, {worker.state: [[0.0] * 4]})
    print(sess.run(chief.value, {chief.state: [[0.0] * 4]}))
