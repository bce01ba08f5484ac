"""The weights of a critic are to be clipped after each step: the operations are made, and the loop runs the step alone."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(x):
    with tf.variable_scope("critic"):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 1)


def build(x):
    loss = tf.reduce_mean(critic(x))
    step = tf.train.RMSPropOptimizer(5e-5).minimize(loss)
    clip = [v.assign(tf.clip_by_value(v, -0.01, 0.01)) for v in tf.trainable_variables("critic")]  # BUG
    return loss, step


x = tf.placeholder(tf.float32, [None, 4])
loss, step = build(x)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run([loss, step], {x: np.random.rand(8, 4)})
