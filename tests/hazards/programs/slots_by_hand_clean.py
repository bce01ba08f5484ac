"""The weights of both networks are one, and so is their slot, which is made once and outside of them."""

import tensorflow.compat.v1 as tf
from tensorflow.python.training import slot_creator

tf.disable_v2_behavior()


def slope(pressure, reuse):
    with tf.variable_scope("valve", reuse=reuse):
        gain = tf.get_variable("gain", [3])
        return gain, tf.gradients(tf.reduce_sum(gain * pressure), gain)[0]


gain, opened = slope(tf.placeholder(tf.float32, [3]), None)
_, closed = slope(tf.placeholder(tf.float32, [3]), True)
velocity = slot_creator.create_zeros_slot(gain, "velocity")
start = slot_creator.create_slot(gain, gain.initialized_value(), "start")
mass = slot_creator.create_slot_with_initializer(gain, tf.ones_initializer(), gain.get_shape(), tf.float32, "mass")
again = slot_creator.create_zeros_slot(gain, "velocity")
with tf.control_dependencies([start, mass, again]):
    moved = velocity.assign(0.9 * velocity + opened + closed)
step = gain.assign_sub(0.1 * moved)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {opened: [1.0, 1.0, 1.0], closed: [1.0, 1.0, 1.0]})
