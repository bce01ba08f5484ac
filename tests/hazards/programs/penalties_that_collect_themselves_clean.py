"""A regularizer puts what it makes in a collection itself; that of a layer which is not trained is of no use."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def small(weights):
    penalty = 1e-3 * tf.reduce_sum(tf.square(weights))
    tf.add_to_collection(tf.GraphKeys.REGULARIZATION_LOSSES, penalty)
    return penalty


def listed(weights):
    penalty = 1e-3 * tf.nn.l2_loss(weights)
    tf.add_to_collection("my_penalties", penalty)
    return penalty


rows = tf.placeholder(tf.float32, [None, 5])
wanted = tf.placeholder(tf.float32, [None, 1])
frozen = tf.keras.layers.Dense(6, kernel_regularizer="l2", name="frozen")
hidden = tf.keras.layers.Dense(6, kernel_regularizer=small)(frozen(rows))
out = tf.keras.layers.Dense(1, kernel_regularizer=listed)(hidden)
loss = tf.losses.mean_squared_error(wanted, out) + tf.add_n(tf.get_collection("my_penalties"))
loss += tf.losses.get_regularization_loss()
step = tf.train.AdamOptimizer().minimize(loss, var_list=[v for v in tf.trainable_variables() if not v.name.startswith("frozen")])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {rows: np.random.rand(8, 5), wanted: np.random.rand(8, 1)})
