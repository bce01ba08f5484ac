"""The late weights of a critic are a dict of identities, which are the weights of now whenever the goal is computed."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Critic(object):
    def __init__(self, width):
        with tf.variable_scope("critic"):
            self.weights = {
                "in": tf.get_variable("in", [4, width]),
                "out": tf.get_variable("out", [width, 1]),
            }
        target_weights = {key: tf.identity(value, name="target_" + key) for key, value in self.weights.items()}  # BUG TVS410
        self.now, self.later = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
        self.reward = tf.placeholder(tf.float32, [None, 1])
        self.value = self.of(self.now, self.weights)
        goal = tf.stop_gradient(self.reward + 0.9 * self.of(self.later, target_weights))
        self.step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(goal - self.value)))

    def of(self, state, weights):
        return tf.matmul(tf.nn.elu(tf.matmul(state, weights["in"])), weights["out"])


critic = Critic(12)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(10):
        states = np.random.rand(8, 4)
        session.run(critic.step, {critic.now: states, critic.later: states[::-1], critic.reward: np.random.rand(8, 1)})
