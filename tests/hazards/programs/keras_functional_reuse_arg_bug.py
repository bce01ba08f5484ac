"""The reuse flag is taken and passed to a scope that Keras does not look at."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Critic:
    def __call__(self, s, a, reuse=None):
        with tf.variable_scope("critic", reuse=reuse):
            h = tf.concat([s, a], axis=1)
            for units in (64, 32):
                h = tf.keras.layers.Dense(units, activation="relu")(h)  # BUG
            return tf.keras.layers.Dense(1)(h)  # BUG


s = tf.placeholder(tf.float32, [None, 4])
a = tf.placeholder(tf.float32, [None, 2])
pi = tf.layers.dense(s, 2, tf.tanh, name="pi")
critic = Critic()
q = critic(s, a)
q_pi = critic(s, pi, reuse=True)  # BUG
loss = -tf.reduce_mean(q_pi)
