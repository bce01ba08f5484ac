"""Each agent has a graph of its own: one cannot be assigned the variables of the other."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Agent:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.obs = tf.placeholder(tf.float32, [None, 3])
            self.q = tf.layers.dense(self.obs, 2, name="q")
            self.weights = tf.trainable_variables()

    def follow(self, other):
        with self.graph.as_default():
            return [tf.assign(mine, theirs) for mine, theirs in zip(self.weights, other.weights)]  # BUG


online, target = Agent(), Agent()
sync = target.follow(online)
