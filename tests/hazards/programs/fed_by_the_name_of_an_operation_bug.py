"""What a session feeds are tensors, whose names end in :0."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build():
    x = tf.placeholder(tf.float32, [None, 4], name="x")
    y = tf.placeholder(tf.float32, [None, 1], name="y")
    out = tf.layers.dense(x, 1, name="out")
    return tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(out - y)), name="train")


build()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run("train", feed_dict={"x": np.ones((8, 4)), "y": np.ones((8, 1))})  # BUG
