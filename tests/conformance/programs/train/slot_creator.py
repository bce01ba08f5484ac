# tf: 1.5 1.15
"""Slots that are made by hand, of variables and of tensors."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from tensorflow.python.training import slot_creator

with tf.variable_scope('net', partitioner=tf.fixed_size_partitioner(2)):
    w = tf.get_variable('w', [4])
    for shard in w:
        slot_creator.create_zeros_slot(shard, 'velocity')
    v = tf.Variable([1.0, 2.5], name='v')
    slot_creator.create_slot(v, v.initialized_value(), 'copy')
x = tf.constant([1.0, 2.5, 3.0], name='x')
slot_creator.create_slot(x, x * 2, 'kept')
slot_creator.create_zeros_slot(x, 'kept', dtype=tf.float64)
slot_creator.create_slot_with_initializer(v, tf.ones_initializer(), tf.TensorShape([5]), tf.float32, 'ones')
slot_creator.create_zeros_slot(tf.placeholder(tf.float32, [None], name='fed'), 'any')
