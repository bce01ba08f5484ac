"""The slow estimate is a copy of the quick one under another name, and opens the scope that the quick one has kept."""
import copy

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Estimate:
    def __init__(self, name, width):
        self.name, self.width = name, width
        with tf.variable_scope(name) as self.inside:
            pass

    def of(self, depth):
        with tf.variable_scope(self.inside, reuse=tf.AUTO_REUSE):
            low = tf.layers.dense(depth, self.width, tf.nn.relu, name="low")
            return tf.layers.dense(low, 1, name="high")

    def weights(self):
        return tf.trainable_variables(self.inside.name)


quick = Estimate("quick", 8)
slow = copy.copy(quick)  # BUG
slow.name = "slow"
depth, later = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 3])
goal = 1.0 + 0.9 * tf.stop_gradient(slow.of(later))
loss = tf.reduce_mean(tf.square(goal - quick.of(depth)))
train = tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=quick.weights())
follow = [tf.assign(mine, 0.95 * mine + 0.05 * other) for mine, other in zip(slow.weights(), quick.weights())]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(train, {depth: np.random.rand(4, 3), later: np.random.rand(4, 3)})
        session.run(follow)
