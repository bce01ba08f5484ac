import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build():
    x = tf.placeholder(tf.float32, [None, 3])
    return x, tf.layers.dense(x, 1)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())  # BUG
    x, y = build()
    sess.run(y, {x: np.ones((1, 3))})  # BUG
