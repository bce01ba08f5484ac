"""Slots of the shards of a partitioned variable."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

v = tf.get_variable('v', [4, 2], partitioner=tf.fixed_size_partitioner(2))
tf.train.AdamOptimizer().minimize(tf.reduce_sum(tf.convert_to_tensor(v)))
