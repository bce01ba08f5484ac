"""Gradients are summed over some batches and then applied; the sums are never set back to zero."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 2)))
weights = tf.trainable_variables()
optimizer = tf.train.AdamOptimizer(1e-3)
sums = [tf.Variable(tf.zeros_like(w.initialized_value()), trainable=False) for w in weights]
add = [s.assign_add(g) for s, g in zip(sums, tf.gradients(loss, weights))]
zero = tf.group(*[s.assign(tf.zeros_like(s)) for s in sums])  # BUG
step = optimizer.apply_gradients(zip(sums, weights))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        for _ in range(4):
            sess.run(add, {x: np.random.rand(8, 4)})
        sess.run(step)
