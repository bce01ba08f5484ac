"""A block normalizes before its attention and before its feed-forward part, by a helper that has one scope for both."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
WIDTH, HEADS = 12, 3


def normalized(x):
    with tf.variable_scope("norm", reuse=tf.AUTO_REUSE):
        gain = tf.get_variable("gain", [WIDTH], initializer=tf.ones_initializer())  # BUG
        mean, variance = tf.nn.moments(x, [-1], keepdims=True)
        return (x - mean) * tf.rsqrt(variance + 1e-6) * gain


def projected(x, units, scope):
    with tf.variable_scope(scope):
        return tf.tensordot(x, tf.get_variable("kernel", [WIDTH, units]), 1)


def attended(x):
    query, key, value = tf.split(projected(x, 3 * WIDTH, "qkv"), 3, axis=-1)
    scores = tf.matmul(query, key, transpose_b=True) * WIDTH**-0.5
    seen = tf.matrix_band_part(tf.ones([9, 9]), -1, 0)
    return projected(tf.matmul(tf.nn.softmax(scores * seen - 1e9 * (1 - seen)), value), WIDTH, "merge")


def block(x, scope):
    with tf.variable_scope(scope):
        x += attended(normalized(x))
        return x + projected(tf.nn.relu(normalized(x)), WIDTH, "forward")


tokens = tf.placeholder(tf.int32, [None, 9])
x = tf.gather(tf.get_variable("table", [50, WIDTH]), tokens)
for number in range(2):
    x = block(x, "block_%d" % number)
loss = tf.reduce_mean(tf.square(x))
train = tf.train.AdamOptimizer().minimize(loss)
