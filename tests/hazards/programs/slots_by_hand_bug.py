"""The second network's weights are those of the first, and their slots are asked for where nothing may be made."""

import tensorflow.compat.v1 as tf
from tensorflow.python.training import slot_creator

tf.disable_v2_behavior()


def slope(pressure, reuse, slots=()):
    with tf.variable_scope("valve", reuse=reuse):
        gain = tf.get_variable("gain", [3])
        made = [slot_creator.create_zeros_slot(gain, name) for name in slots]  # BUG
        return gain, made, tf.gradients(tf.reduce_sum(gain * pressure), gain)[0]


gain, _, opened = slope(tf.placeholder(tf.float32, [3]), None)
_, (velocity,), closed = slope(tf.placeholder(tf.float32, [3]), True, ("velocity",))
moved = velocity.assign(0.9 * velocity + opened + closed)
step = gain.assign_sub(0.1 * moved)
