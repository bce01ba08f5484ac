"""Two views of what is given, through layers without names under one AUTO_REUSE."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def features(signal):
    h = tf.layers.conv1d(signal, 6, 3, activation=tf.nn.relu)  # BUG
    h = tf.layers.flatten(h)
    return tf.layers.dense(h, 5)


def noisy(signal):
    return signal + tf.random.normal(tf.shape(signal), stddev=0.2)


def shifted(signal):
    return tf.roll(signal, 1, axis=1)


signal = tf.placeholder(tf.float32, [4, 16, 2])
with tf.variable_scope("signals", reuse=tf.AUTO_REUSE):
    one = features(noisy(signal))
    two = features(shifted(signal))
agreement = tf.reduce_mean(tf.reduce_sum(tf.nn.l2_normalize(one, 1) * tf.nn.l2_normalize(two, 1), 1))
step = tf.train.AdamOptimizer().minimize(-agreement)
