import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Critic(object):
    def __init__(self, scope):
        self.scope = scope
        self.state = tf.placeholder(tf.float32, [None, 3])
        with tf.variable_scope(scope):
            hidden = tf.layers.dense(self.state, 8, tf.nn.relu, name="hidden")  # BUG
            self.value = tf.layers.dense(hidden, 1, name="value")  # BUG

    @property
    def weights(self):
        return tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, self.scope + "/")


online, lagging = Critic("online"), Critic("lagging")  # BUG
goal = tf.placeholder(tf.float32, [None, 1])
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(goal - online.value)), var_list=online.weights)
soft_update = [t.assign(0.99 * t + 0.01 * o) for o, t in zip(online.weights, lagging.weights)]  # BUG

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for episode in range(10):
        states = np.random.rand(8, 3)
        bootstrap = session.run(lagging.value, {lagging.state: states})  # BUG
        session.run(step, {online.state: states, goal: 1.0 + 0.9 * bootstrap})
