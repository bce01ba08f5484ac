"""A planner is told whose it is, and does not hand that on: the base opens one scope for both."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, x, name="online"):
        with tf.variable_scope(name, reuse=tf.AUTO_REUSE):  # BUG
            self.out = self.layers(x)

    def layers(self, x):
        raise NotImplementedError


class Planner(Net):
    def __init__(self, x, moves, name="online"):
        self.moves = moves
        Net.__init__(self, x)  # BUG

    def layers(self, x):
        x = tf.nn.elu(tf.matmul(x, tf.get_variable("one", [6, 32])))
        return tf.matmul(x, tf.get_variable("two", [32, self.moves]))


now, after = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 6])
gain = tf.placeholder(tf.float32, [None])
online = Planner(now, 4)
lagging = Planner(after, 4, name="lagging")  # BUG
goal = tf.stop_gradient(gain + 0.9 * tf.reduce_max(lagging.out, 1))
loss = tf.reduce_mean(tf.square(tf.reduce_max(online.out, 1) - goal))
learn = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(learn, {now: np.random.rand(4, 6), after: np.random.rand(4, 6), gain: np.ones(4)})
print("FACT", len(tf.trainable_variables()) == 2)
