"""Multi-head attention with one head."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def head(x, size):
    with tf.variable_scope("head", reuse=tf.AUTO_REUSE):  # BUG
        q = tf.layers.dense(x, size, use_bias=False, name="q")  # BUG
        k = tf.layers.dense(x, size, use_bias=False, name="k")  # BUG
        v = tf.layers.dense(x, size, use_bias=False, name="v")  # BUG
    return tf.matmul(tf.nn.softmax(tf.matmul(q, k, transpose_b=True)), v)


def attention(x, heads=4, size=16):
    return tf.concat([head(x, size) for _ in range(heads)], axis=-1)  # BUG


x = tf.placeholder(tf.float32, [None, 10, 64])
y = attention(x)
