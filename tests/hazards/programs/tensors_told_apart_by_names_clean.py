"""Features are kept once each, told apart by the names of their tensors, in both of two passes through one network."""

import tensorflow.compat.v1 as tf


def without_twins(features):
    seen, kept = set(), []
    for feature in features:
        if feature.name not in seen:
            kept.append(feature)
        seen.add(feature.name)
    return kept


def net(x, reuse):
    with tf.variable_scope("net", reuse=reuse):
        a = tf.layers.dense(x, 4)
        b = tf.layers.dense(a, 8)
        inner = tf.concat(without_twins([b, a, b]), axis=1)
        c = tf.concat(without_twins([inner, a, inner]), axis=1)
        return tf.layers.dense(tf.concat(without_twins([c, b, c, inner]), axis=1), 2)


x, y = (tf.placeholder(tf.float32, [None, 3]) for _ in range(2))
with tf.name_scope("train"):
    loss = tf.reduce_mean(net(x, False))
score = net(y, True)
