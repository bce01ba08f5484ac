"""Two `tf.layers` of one block are asked for again for each dilation, under the flag of the whole encoder."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def unit(x, rate):
    wide = tf.layers.conv1d(x, 8, 3, padding="same", dilation_rate=rate, name="wide")  # BUG TVS302
    return x + tf.layers.conv1d(tf.nn.relu(wide), 8, 1, name="mix")


def encode(x):
    with tf.variable_scope("encoder", reuse=tf.AUTO_REUSE):
        for exponent in range(3):
            x = unit(x, 2**exponent)
        return x


train, valid = (tf.placeholder(tf.float32, [None, 20, 8]) for _ in range(2))
loss, error = (tf.reduce_mean(tf.square(encode(x))) for x in (train, valid))
step = tf.train.AdamOptimizer().minimize(loss)
