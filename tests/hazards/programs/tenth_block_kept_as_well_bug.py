"""The first blocks of a pretrained encoder keep a lower rate: what begins as the second one's name does begins the tenth's as well."""

import tensorflow as tf


def block(x, units):
    h = tf.layers.dense(x, units, tf.nn.relu, name="inner")
    return x + tf.layers.dense(h, int(x.shape[-1]), name="outer")


def encoder(x, depth=11):
    with tf.variable_scope("encoder"):
        for i in range(depth):
            with tf.variable_scope("block_{}".format(i)):
                x = block(x, 12)
    return x


def of_block(i):
    return tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="encoder/block_%d" % i)  # BUG


x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(encoder(x), 1, name="score"))
slow = of_block(0) + of_block(1)
fast = [v for v in tf.trainable_variables() if v not in slow]
train = tf.group(
    tf.train.AdamOptimizer(1e-5).minimize(loss, var_list=slow),
    tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=fast),
)
