"""One layer of two has its penalty in the collection, and the other is one of Keras, which has it in its own list."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = tf.placeholder(tf.float32, [None, 7])
wanted = tf.placeholder(tf.float32, [None, 1])
hidden = tf.layers.dense(rows, 9, activation=tf.nn.relu, kernel_regularizer=tf.keras.regularizers.l1(1e-4), name="first")
out = tf.keras.layers.Dense(1, kernel_regularizer="l2", name="second")(hidden)
loss = tf.reduce_mean(tf.square(out - wanted))
penalties = tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES)  # BUG TVS305
if penalties:
    loss += tf.add_n(penalties)
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(6):
        session.run(step, {rows: np.random.rand(8, 7), wanted: np.random.rand(8, 1)})
