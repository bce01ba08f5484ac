"""One reader for texts of any length, but the scope is named after the length of what it is given: each has a reader of its own."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def read(text):
    steps = int(text.shape[1])
    with tf.variable_scope("reader%d" % steps, reuse=tf.AUTO_REUSE):
        scores = tf.get_variable("scores", [6, 1])  # BUG
        weights = tf.nn.softmax(tf.tensordot(tf.tanh(text), scores, 1), axis=1)
        return tf.reduce_sum(weights * text, axis=1) / steps


def rate(text):
    with tf.variable_scope("rate", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(read(text), 1, name="out")


short, long = tf.placeholder(tf.float32, [None, 10, 6]), tf.placeholder(tf.float32, [None, 50, 6])
stars, more = tf.placeholder(tf.float32, [None, 1]), tf.placeholder(tf.float32, [None, 1])
optimizer = tf.train.AdamOptimizer()
first = optimizer.minimize(tf.losses.mean_squared_error(stars, rate(short)))
second = optimizer.minimize(tf.losses.mean_squared_error(more, rate(long)))
