import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 2])
w = tf.get_variable("w", [2, 1])
y = tf.matmul(x, w)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(20):
        new = np.full((2, 1), i, "float32")
        backup = tf.Variable(new)  # BUG
        sess.run(backup.initializer)  # BUG
        sess.run(w.assign(backup))  # BUG
        sess.run(y, {x: np.ones((1, 2))})
