"""Layers without names are right for what looks at one thing in several ways, and for a product with a gate."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def branch(signal):
    return tf.layers.conv1d(signal, 6, 3, padding="same", activation=tf.nn.relu)


def project(x):
    return tf.layers.dense(x, 4)


def coarse(signal):
    return tf.layers.average_pooling1d(signal, 3, 1, padding="same")


signal = tf.placeholder(tf.float32, [4, 16, 2])
with tf.variable_scope("scales", reuse=tf.AUTO_REUSE):
    # Branches of one network, put side by side.
    wide = tf.concat([branch(signal), branch(coarse(signal))], axis=-1)
    # Queries and keys of one memory, the keys of fewer places.
    weights = tf.nn.softmax(tf.matmul(project(wide), project(coarse(wide)), transpose_b=True))
    # What lets some of it through.
    gated = project(signal) * tf.nn.sigmoid(project(signal))
out = tf.reduce_mean(tf.matmul(weights, wide)) + tf.reduce_mean(gated)


def named(x):
    h = tf.layers.conv1d(x, 6, 3, activation=tf.nn.relu, name="conv")
    return tf.layers.dense(tf.layers.flatten(h), 5, name="out")


with tf.variable_scope("views", reuse=tf.AUTO_REUSE):
    one, two = named(signal + tf.random.normal([4, 16, 2])), named(tf.reverse(signal, [1]))
step = tf.train.AdamOptimizer().minimize(out - tf.reduce_mean(one * two))
