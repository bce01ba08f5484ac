"""A model for each setting, side by side in one graph, and trained one after the other."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
session = tf.Session()
losses = {}
for rate in (0.1, 0.01):
    with tf.variable_scope("rate_%s" % str(rate).replace(".", "_")):
        loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
        train = tf.train.AdamOptimizer(rate).minimize(loss)
    session.run(tf.global_variables_initializer())
    for k in range(5):
        session.run(train, {x: np.ones((4, 3))})
    losses[rate] = session.run(loss, {x: np.ones((4, 3))})
print(losses)
