"""Each repetition begins anew, and only the best result counts."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable("w", [3, 1])
loss = tf.reduce_mean(tf.matmul(x, w) ** 2)
train = tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
init = tf.global_variables_initializer()
best = np.inf
with tf.Session() as sess:
    for k in range(3):
        sess.run(init)
        for i in range(20):
            sess.run(train, {x: np.ones((4, 3))})
        best = min(best, sess.run(loss, {x: np.ones((4, 3))}))
print(best)
