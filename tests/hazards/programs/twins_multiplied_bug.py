"""Two sentences by one table of words, and by an encoder that is another one in the second call: a scope by its default name."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encode(words):
    with tf.variable_scope(None, default_name="reader"):  # BUG
        h = tf.layers.conv1d(words, 12, 3, padding="same", name="conv")
        return tf.nn.l2_normalize(tf.reduce_max(h, axis=1), axis=1)


def similarity(left_words, right_words):
    with tf.variable_scope("pair"):
        table = tf.get_variable("table", [100, 8])
        left = encode(tf.gather(table, left_words))
        right = encode(tf.gather(table, right_words))
        return tf.reduce_sum(left * right, axis=1)


one, two = tf.placeholder(tf.int32, [None, 7], name="tokens_a"), tf.placeholder(tf.int32, [None, 7], name="tokens_b")
same = tf.placeholder(tf.float32, [None])
loss = tf.reduce_mean(tf.square(similarity(one, two) - same))
train = tf.train.AdamOptimizer().minimize(loss)
