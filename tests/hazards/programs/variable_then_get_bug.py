"""Made by tf.Variable, then asked for by get_variable under AUTO_REUSE."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope("counter", reuse=tf.AUTO_REUSE):
    steps = tf.Variable(0, name="steps", trainable=False)  # BUG
    advance = tf.assign_add(steps, 1)


def steps_so_far():
    with tf.variable_scope("counter", reuse=tf.AUTO_REUSE):
        return tf.get_variable("steps", [], tf.int32, initializer=tf.zeros_initializer(), trainable=False)  # BUG


rate = tf.train.exponential_decay(0.1, steps_so_far(), 100, 0.9)
