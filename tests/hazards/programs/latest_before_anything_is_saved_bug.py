import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

folder = tempfile.mkdtemp()
x = tf.placeholder(tf.float32, [None, 4])
w = tf.get_variable("w", [4, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - 1.0))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
best = tf.train.latest_checkpoint(folder)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        sess.run(step, {x: np.ones((2, 4))})
        saver.save(sess, folder + "/model", global_step=epoch)
    saver.restore(sess, best)  # BUG
    print(sess.run(loss, {x: np.ones((2, 4))}))
