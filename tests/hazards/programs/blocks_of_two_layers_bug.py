"""The blocks of each stage lack their number: all of a stage are one, of two layers that one helper makes."""

import tensorflow as tf


def project(x, width, name):
    return tf.layers.dense(x, width, name=name)


def block(x, width, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):  # BUG TVS302
        y = project(tf.nn.relu(x), width, "down")  # BUG TVS302
        return x + project(tf.nn.relu(y), width, "up")


def network(x, stages, blocks):
    for stage, width in enumerate(stages):
        x = project(x, width, "to_%d" % stage)
        for index in range(blocks):
            x = block(x, width, "stage_%d" % stage)
    return x


network(tf.placeholder(tf.float32, [None, 8]), [4, 8], 3)
