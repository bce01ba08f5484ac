"""Only what the loss depends on, and of that the trainable or the listed."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('a'):
    a = tf.get_variable('v', [2])
    fixed = tf.get_variable('fixed', [2], trainable=False)
with tf.variable_scope('b'):
    b = tf.get_variable('v', [2])
    unused = tf.get_variable('unused', [2])
loss_a = tf.reduce_sum(a * fixed)
loss_b = tf.reduce_sum(a * b)
with tf.variable_scope('one'):
    tf.train.AdamOptimizer().minimize(loss_a)
with tf.variable_scope('two'):
    tf.train.AdamOptimizer().minimize(loss_b, var_list=tf.trainable_variables('b'))
with tf.variable_scope('three'):
    tf.train.AdamOptimizer().minimize(loss_a, var_list=[fixed, b, a])
with tf.variable_scope('four'):
    optimizer = tf.train.MomentumOptimizer(0.1, 0.9)
    pairs = optimizer.compute_gradients(loss_b, [a, b, unused])
    optimizer.apply_gradients([(g * 2.0, v) for g, v in pairs if g is not None])
with tf.variable_scope('five'):
    optimizer = tf.train.MomentumOptimizer(0.1, 0.9)
    optimizer.apply_gradients(zip(tf.gradients(loss_b, [b]), [b]))
with tf.variable_scope('six'):
    optimizer = tf.train.AdamOptimizer()
    gradients, variables = zip(*optimizer.compute_gradients(loss_b))
    gradients, _ = tf.clip_by_global_norm(gradients, 5.0)
    optimizer.apply_gradients(zip(gradients, variables), global_step=tf.train.get_or_create_global_step())
with tf.variable_scope('seven'):
    with tf.control_dependencies([loss_a]):
        tf.train.AdagradOptimizer(0.1).minimize(tf.stop_gradient(a * tf.ones([2])) * b)
