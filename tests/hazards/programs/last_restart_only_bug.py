"""Each restart takes back what the one before has learned, and the values that are kept are read only before they are given."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable("w", [3, 1])
loss = tf.reduce_mean((tf.matmul(x, w) - 1.0) ** 2)
train = tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
given = tf.placeholder(tf.float32, w.shape)
give = w.assign(given)
init = tf.global_variables_initializer()
data = {x: np.ones((4, 3))}
with tf.Session() as sess:
    for part in range(3):
        sess.run(init)  # BUG
        for _ in range(20):
            sess.run(train, data)
    print(sess.run(loss, data))
    sess.run(give, {given: np.zeros((3, 1))})
    print(sess.run(loss, data))
