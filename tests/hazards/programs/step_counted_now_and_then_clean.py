"""Steps that are counted as they are meant: one operation in one part of the turns, the other in the others."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
step = tf.train.get_or_create_global_step()
rate = tf.train.exponential_decay(0.1, step, 10, 0.5)
with tf.variable_scope("left"):
    left = tf.layers.dense(x, 1)
with tf.variable_scope("right"):
    right = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(left - right + 1.0))
ops = [tf.train.AdamOptimizer(rate).minimize(loss, step, tf.trainable_variables(side)) for side in ("left/", "right/")]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(20):
        sess.run(ops[0] if i % 2 else ops[1], {x: np.random.rand(8, 4)})
