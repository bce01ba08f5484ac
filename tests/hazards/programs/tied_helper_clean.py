"""The output projection is the embedding, fetched by one helper."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def table():
    with tf.variable_scope("embedding", reuse=tf.AUTO_REUSE):
        return tf.get_variable("table", [100, 32])


def encode(ids):
    x = tf.nn.embedding_lookup(table(), ids)
    return tf.layers.dense(x, 32, tf.nn.tanh, name="encoder")


def decode(h):
    h = tf.layers.dense(h, 32, tf.nn.tanh, name="decoder")
    return tf.tensordot(h, table(), [[-1], [1]])


ids = tf.placeholder(tf.int32, [None, 10])
logits = decode(encode(ids))
