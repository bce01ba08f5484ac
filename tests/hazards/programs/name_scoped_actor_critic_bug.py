"""Two networks of one helper, kept apart by name scopes only."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Agent:
    def __init__(self, states=4, actions=2):
        self.state = tf.placeholder(tf.float32, [None, states])
        self.next_state = tf.placeholder(tf.float32, [None, states])
        with tf.name_scope("actor"):
            self.policy = tf.nn.softmax(self.mlp(self.state, actions))
        with tf.name_scope("critic"):
            self.value = self.mlp(self.next_state, actions)

    def mlp(self, x, out):
        with tf.variable_scope("mlp", reuse=tf.AUTO_REUSE):
            h = tf.layers.dense(x, 32, tf.nn.tanh, name="hidden")  # BUG
            return tf.layers.dense(h, out, name="out")  # BUG


agent = Agent()
