import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Network(object):
    scope = "network"

    def __init__(self, hidden):
        self.hidden = hidden

    def __call__(self, x):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):  # BUG
            h = tf.layers.dense(x, self.hidden, tf.nn.relu, name="hidden")  # BUG
            return self.output(h)  # BUG


class Actor(Network):
    def output(self, h):
        return tf.layers.dense(h, 2, tf.nn.softmax, name="policy")


class Critic(Network):
    def output(self, h):
        return tf.layers.dense(h, 1, name="value")


s = tf.placeholder(tf.float32, [None, 4])
actor, critic = Actor(8), Critic(8)
a = actor(s)
v = critic(s)
