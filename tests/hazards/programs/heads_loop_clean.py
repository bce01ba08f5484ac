"""Multi-head attention with numbered heads."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def head(x, size, number):
    with tf.variable_scope("head_%d" % number, reuse=tf.AUTO_REUSE):
        q = tf.layers.dense(x, size, use_bias=False, name="q")
        k = tf.layers.dense(x, size, use_bias=False, name="k")
        v = tf.layers.dense(x, size, use_bias=False, name="v")
    return tf.matmul(tf.nn.softmax(tf.matmul(q, k, transpose_b=True)), v)


def attention(x, heads=4, size=16):
    return tf.concat([head(x, size, i) for i in range(heads)], axis=-1)


x = tf.placeholder(tf.float32, [None, 10, 64])
y = attention(x)
