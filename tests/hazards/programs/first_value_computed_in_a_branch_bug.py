"""A scale that is to begin with the statistics of the first batch, computed in the branch that makes it."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

features = tf.placeholder(tf.float32, [None, 6])
first_batch = tf.placeholder_with_default(False, [])


def measured():
    spread = tf.sqrt(tf.reduce_mean(tf.square(features), axis=0) + 1e-8)
    scale = tf.get_variable("scale", initializer=1.0 / spread)  # BUG TVS106
    return features * scale


def kept():
    return features * tf.get_variable("scale", [6])


with tf.variable_scope("normalised", reuse=tf.AUTO_REUSE):
    out = tf.cond(first_batch, measured, kept)
loss = tf.reduce_mean(tf.square(out))
