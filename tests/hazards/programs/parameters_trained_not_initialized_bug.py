"""A loop of unknown length that trains gives nothing its first value."""
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 8])
w = tf.get_variable("w", [8, 1])
shift = tf.get_variable("shift", [1])
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(tf.matmul(x, w)))
with tf.Session() as session:
    session.run(w.initializer)
    for _ in sys.argv:
        session.run(train, {x: np.ones((2, 8))})
    print(session.run(tf.matmul(x, w) + shift, {x: np.ones((2, 8))}))  # BUG
