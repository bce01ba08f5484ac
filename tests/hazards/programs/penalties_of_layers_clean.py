"""The penalties of layers that are made as objects, and of those that are called by a function, are in TensorFlow's collection."""

import numpy as np
import tensorflow as tf


def penalty():
    return tf.contrib.layers.l2_regularizer(0.01)


rows = tf.placeholder(tf.float32, [None, 4])
wanted = tf.placeholder(tf.float32, [None, 1])
features = tf.layers.Dense(6, activation=tf.nn.relu, kernel_regularizer=penalty(), name="features")(rows)
scores = tf.layers.dense(features, 1, kernel_regularizer=penalty(), name="scores")
loss = tf.reduce_mean(tf.square(scores - wanted)) + tf.losses.get_regularization_loss()
assert len(tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES)) == 2
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {rows: np.ones([2, 4]), wanted: np.ones([2, 1])})
