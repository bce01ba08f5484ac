"""A warm-up counts in floats under the very name by which TensorFlow looks for the global step."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def warmed_up(rate, steps):
    count = tf.Variable(0.0, trainable=False, name="global_step")
    return count, rate * tf.minimum(1.0, (count + 1.0) / steps)


def trained(loss):
    count, rate = warmed_up(0.1, 4.0)
    optimizer = tf.train.MomentumOptimizer(rate, 0.9)
    update = optimizer.minimize(loss, global_step=tf.train.get_or_create_global_step())  # BUG TVS106
    return tf.group(update, tf.assign_add(count, 1.0))


rows = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)))
train = trained(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {rows: np.ones([2, 4])})
