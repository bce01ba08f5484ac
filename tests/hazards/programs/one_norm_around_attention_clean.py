"""Norms with a scope each, a recurrent step that cuts its gates apart, and a network that runs on both halves of its input."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
WIDTH = 12


def normalized(x, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        gain = tf.get_variable("gain", [WIDTH], initializer=tf.ones_initializer())
        mean, variance = tf.nn.moments(x, [-1], keepdims=True)
        return (x - mean) * tf.rsqrt(variance + 1e-6) * gain


def projected(x, units, scope):
    with tf.variable_scope(scope):
        return tf.tensordot(x, tf.get_variable("kernel", [x.shape[-1], units]), 1)


def attended(x):
    query, key, value = tf.split(projected(x, 3 * WIDTH, "qkv"), 3, axis=-1)
    return projected(tf.matmul(tf.nn.softmax(tf.matmul(query, key, transpose_b=True)), value), WIDTH, "merge")


def block(x, scope):
    with tf.variable_scope(scope):
        x += attended(normalized(x, "norm_1"))
        return x + projected(tf.nn.relu(normalized(x, "norm_2")), WIDTH, "forward")


tokens = tf.placeholder(tf.int32, [None, 9])
x = tf.gather(tf.get_variable("table", [50, WIDTH]), tokens)
for number in range(2):
    x = block(x, "block_%d" % number)


def step(image, hidden):
    with tf.variable_scope("step", reuse=tf.AUTO_REUSE):
        gates = tf.layers.conv2d(tf.concat([image, hidden], 3), 8, 3, padding="same", name="gates")
    update, candidate = tf.split(gates, 2, axis=3)
    return tf.sigmoid(update) * hidden + (1 - tf.sigmoid(update)) * tf.tanh(candidate)


video = tf.placeholder(tf.float32, [None, 5, 8, 8, 4])
hidden = tf.zeros_like(video[:, 0])
for number in range(5):
    hidden = step(video[:, number], hidden)
for number in range(3):
    hidden = step(hidden, hidden)


def seen(image):
    with tf.variable_scope("eye", reuse=tf.AUTO_REUSE):
        return tf.layers.conv2d(image, 4, 3, name="conv")


left, right = tf.split(tf.placeholder(tf.float32, [None, 8, 8, 6]), 2, axis=3)
shift = seen(left) - seen(right)
loss = tf.reduce_mean(tf.square(x)) + tf.reduce_mean(tf.square(hidden)) + tf.reduce_mean(tf.square(shift))
train = tf.train.AdamOptimizer().minimize(loss)
