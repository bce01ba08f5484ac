"""Each block has its number, or the blocks of a stage share in groups by a number that is computed."""

import tensorflow as tf


def project(x, width, name):
    return tf.layers.dense(x, width, name=name)


def block(x, width, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        y = project(tf.nn.relu(x), width, "down")
        return x + project(tf.nn.relu(y), width, "up")


def network(x, stages, blocks):
    for stage, width in enumerate(stages):
        x = project(x, width, "to_%d" % stage)
        for index in range(blocks):
            x = block(x, width, "stage_%d_%d" % (stage, index))
    return x


def in_groups(x, blocks, size):
    for index in range(blocks):
        x = block(x, 8, "group_%d" % (index // size))
    return x


network(tf.placeholder(tf.float32, [None, 8]), [4, 8], 3)
in_groups(tf.placeholder(tf.float32, [None, 8]), 6, 2)
