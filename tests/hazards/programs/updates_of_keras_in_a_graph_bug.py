"""The statistics of a Keras layer are asked of the collection of the graph, which has none of its updates."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(rows, training):
    rows = tf.keras.layers.Dense(6)(rows)
    rows = tf.keras.layers.BatchNormalization(momentum=0.9)(rows, training=training)
    return tf.keras.layers.Dense(1)(tf.nn.relu(rows))


rows = tf.placeholder(tf.float32, [None, 5])
wanted = tf.placeholder(tf.float32, [None, 1])
training = tf.placeholder_with_default(False, [])
loss = tf.losses.mean_squared_error(wanted, net(rows, training))
step = tf.train.AdamOptimizer().minimize(loss)
updates = tf.get_collection(tf.GraphKeys.UPDATE_OPS)  # BUG TVS509
both = tf.group(step, *updates)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(20):
        session.run(both, {rows: np.random.rand(8, 5), wanted: np.random.rand(8, 1), training: True})
    print(session.run(loss, {rows: np.random.rand(8, 5), wanted: np.random.rand(8, 1)}))
