"""Gradients are added up in local variables, which are initialized by name before the first."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 5])
w = tf.get_variable("w", [5, 1])
loss = tf.reduce_mean(tf.matmul(x, w))
optimizer = tf.train.AdamOptimizer(0.01)
gradients = optimizer.compute_gradients(loss)
sums = [tf.Variable(tf.zeros([5, 1]), trainable=False, collections=[tf.GraphKeys.LOCAL_VARIABLES]) for _ in gradients]
add = [total.assign_add(gradient) for total, (gradient, _) in zip(sums, gradients)]
apply = optimizer.apply_gradients([(total / 4.0, v) for total, (_, v) in zip(sums, gradients)])
clear = [total.assign(tf.zeros_like(total)) for total in sums]
init = [tf.global_variables_initializer(), tf.local_variables_initializer()]
with tf.Session() as sess:
    sess.run(init)
    for _ in range(4):
        sess.run(add, {x: np.ones((4, 5))})
    sess.run(apply)
    sess.run(clear)
