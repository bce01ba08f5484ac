import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
w = tf.get_variable("w", [4, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - 1.0))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
path = os.path.join(tempfile.mkdtemp(), "model.ckpt")


def train():
    with tf.Session() as sess:
        latest = tf.train.latest_checkpoint(path)  # BUG
        sess.run(tf.global_variables_initializer())
        if latest is not None:
            saver.restore(sess, latest)
        for epoch in range(4):
            sess.run(step, {x: np.ones((2, 4))})
            saver.save(sess, path, global_step=epoch)


for _ in range(2):
    train()
