"""A stack of dilated layers with two kernels each: the flag that is set for another pass over it makes one layer of them."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def conv(x, size, dilation):
    w = tf.get_variable("w", [3, int(x.shape[-1]), size])  # BUG TVS302
    return tf.nn.convolution(x, w, padding="SAME", dilation_rate=[dilation])


def highway(x, dilation):
    with tf.variable_scope("value"):
        value = conv(x, 8, dilation)
    with tf.variable_scope("carry"):
        carry = tf.sigmoid(conv(x, 8, dilation))
    return value * carry + x * (1 - carry)


def by_recursion(x, left):
    if not left:
        return x
    with tf.variable_scope("wide"):
        wider = highway(x, left[0])
    return by_recursion(wider, left[1:])


def encode(x):
    with tf.variable_scope("encoder", reuse=tf.AUTO_REUSE):
        return by_recursion(x, [1, 3, 9])


train, valid = (tf.placeholder(tf.float32, [None, 20, 8]) for _ in range(2))
losses = [tf.reduce_mean(tf.square(views)) for views in map(encode, (train, valid))]
step = tf.train.AdamOptimizer().minimize(losses[0])
