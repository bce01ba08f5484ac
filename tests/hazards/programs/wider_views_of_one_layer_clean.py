"""Dilated layers that are several by their scopes, or one on purpose: at all scales, by a flag of their own, or again and again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def conv(x, size, dilation):
    w = tf.get_variable("w", [3, int(x.shape[-1]), size])
    return tf.nn.convolution(x, w, padding="SAME", dilation_rate=[dilation])


def highway(x, dilation):
    with tf.variable_scope("value"):
        value = conv(x, 8, dilation)
    with tf.variable_scope("carry"):
        carry = tf.sigmoid(conv(x, 8, dilation))
    return value * carry + x * (1 - carry)


def in_scopes_of_their_own(x):
    for dilation in [1, 2, 4]:
        with tf.variable_scope("highway_%d" % dilation):
            x = highway(x, dilation)
    return x


def by_recursion(x, left):
    if not left:
        return x
    with tf.variable_scope("wide_%d" % left[0]):
        wider = highway(x, left[0])
    return by_recursion(wider, left[1:])


def with_a_flag_of_its_own(x):
    for dilation in [1, 2, 4]:
        with tf.variable_scope("any_scale", reuse=tf.AUTO_REUSE):
            x = highway(x, dilation)
    return x


def refined(x, left):
    if left == 0:
        return x
    with tf.variable_scope("refine"):
        better = highway(x, 2)
    return refined(better, left - 1)


def shared_at_scales(x):
    for dilation in [1, 2, 4]:
        with tf.variable_scope("shared_highway"):
            x = highway(x, dilation)
    return x


def encode(x):
    with tf.variable_scope("encoder", reuse=tf.AUTO_REUSE):
        views = [in_scopes_of_their_own(x), by_recursion(x, [1, 3, 9]), with_a_flag_of_its_own(x)]
        return tf.concat([*views, refined(x, 3), shared_at_scales(x)], 2)


train, valid = (tf.placeholder(tf.float32, [None, 20, 8]) for _ in range(2))
loss, error = (tf.reduce_mean(tf.square(encode(x))) for x in (train, valid))
step = tf.train.AdamOptimizer().minimize(loss)
