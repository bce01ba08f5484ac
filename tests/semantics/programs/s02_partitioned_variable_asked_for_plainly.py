"""AUTO_REUSE without the partitioner."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def table(partitioner=None):
    with tf.variable_scope('embed', reuse=tf.AUTO_REUSE, partitioner=partitioner):
        return tf.get_variable('table', [6, 2])


table(tf.fixed_size_partitioner(3))
table()
