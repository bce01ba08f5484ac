"""Networks that are built twice under AUTO_REUSE, whose weights come from a helper with tf.Variable: the second has its own."""

import tensorflow as tf

tf.compat.v1.disable_v2_behavior()
tf = tf.compat.v1


def weight(shape):
    return tf.Variable(tf.truncated_normal(shape, stddev=0.1))  # BUG TVS201


def named(shape, name="weights"):
    return tf.Variable(tf.truncated_normal(shape, stddev=0.1), name=name)  # BUG TVS201


def judge(x):
    with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
        hidden = tf.nn.relu(tf.matmul(x, weight([4, 8])))
        return tf.matmul(hidden, weight([8, 1]))


real = tf.placeholder(tf.float32, [None, 4])
made = tf.layers.dense(tf.placeholder(tf.float32, [None, 2]), 4, name="maker")
loss = tf.reduce_mean(judge(real)) - tf.reduce_mean(judge(made))

# Both passes within one opening of the scope.
left, right = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])


def encode(x):
    hidden = tf.nn.relu(tf.matmul(x, named([4, 8])))
    return tf.matmul(hidden, named([8, 2]))


with tf.variable_scope("twins", reuse=tf.AUTO_REUSE):
    distance = tf.reduce_sum(tf.square(encode(left) - encode(right)), 1)
