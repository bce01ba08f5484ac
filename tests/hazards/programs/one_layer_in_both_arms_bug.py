"""In one arm two layers have one name, and take the same data: the gate is the very same as what it gates."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

features = tf.placeholder(tf.float32, [None, 6])
training = tf.placeholder_with_default(False, [])


def gated():
    hidden = tf.layers.dense(features, 8, name="fc")
    gate = tf.layers.dense(features, 8, name="fc")  # BUG
    return hidden * tf.sigmoid(gate)


def plain():
    return tf.layers.dense(features, 8, name="fc")


with tf.variable_scope("block", reuse=tf.AUTO_REUSE):
    out = tf.cond(training, gated, plain)
loss = tf.reduce_mean(tf.square(out))
