"""A part is trained alone for the first steps, then everything: each turn runs one of two operations that count the same step."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

steps = tf.Variable(0, trainable=False, name="steps")
rate = tf.train.polynomial_decay(1e-3, steps, 1000, end_learning_rate=1e-5)


def training(loss, prefix):
    names = [v for v in tf.trainable_variables() if prefix in v.name]
    return tf.train.AdamOptimizer(rate).minimize(loss, var_list=names, global_step=steps)


x = tf.placeholder(tf.float32, [None, 4])
flow = tf.layers.dense(x, 4, name="flow")
sharp = tf.layers.dense(flow, 4, name="sharp")
loss = tf.reduce_mean(tf.square(sharp - x))
train_flow = training(loss, "flow")
train_sharp = training(loss, "sharp")

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for step in range(session.run(steps), 2000):
        if step < 1000:
            train = train_sharp
        else:
            train = train_flow
        _, now = session.run([train, loss], {x: np.ones([2, 4])})
        assert not np.isnan(now)
