"""Both arms of a condition compute with one variable, each in its own way: one or the other is run."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

features = tf.placeholder(tf.float32, [None, 6])
training = tf.placeholder_with_default(False, [])


def noisy():
    gain = tf.get_variable("gain", [6])
    return tf.nn.relu(features * gain) + tf.random_normal([6])


def plain():
    gain = tf.get_variable("gain", [6])
    return tf.nn.relu(features * gain)


with tf.variable_scope("norm", reuse=tf.AUTO_REUSE):
    out = tf.cond(training, noisy, plain)


def doubled():
    return tf.layers.dense(features, 4, name="fc") * 2.0


def single():
    return tf.layers.dense(features, 4, name="fc")


with tf.variable_scope("head", reuse=tf.AUTO_REUSE):
    score = tf.case([(training, doubled), (tf.logical_not(training), single)])
loss = tf.reduce_mean(tf.square(out)) + tf.reduce_mean(score)
