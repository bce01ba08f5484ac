"""Two encoders over one table of words, for two kinds of texts whose product tells how well they fit."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encode(words):
    with tf.variable_scope(None, default_name="reader"):
        h = tf.layers.conv1d(words, 12, 3, padding="same", name="conv")
        return tf.nn.l2_normalize(tf.reduce_max(h, axis=1), axis=1)


def fit(question, reply):
    with tf.variable_scope("pair"):
        table = tf.get_variable("table", [100, 8])
        asked = encode(tf.gather(table, question))
        said = encode(tf.gather(table, reply))
        return tf.reduce_sum(asked * said, axis=1)


def gated(words):
    with tf.variable_scope("gated"):
        table = tf.get_variable("table", [100, 8])
        first = tf.gather(table, words)
        second = tf.nn.sigmoid(first)
        return encode(first) * encode(second)


texts = [tf.placeholder(tf.int32, [None, 7]) for _ in range(2)]
loss = tf.reduce_mean(tf.square(1.0 - fit(*texts))) + tf.reduce_mean(gated(texts[0]))
train = tf.train.AdamOptimizer().minimize(loss)
