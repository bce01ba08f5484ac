"""Sizes of a batch are timed with the layers made for each: one run to warm up, and the others in a loop."""
import time

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(rows):
    x = tf.placeholder(tf.float32, [rows, 64])
    v = tf.Variable(tf.zeros([64]), name="v")
    return x, tf.reduce_sum(x * v)


session = tf.Session()
for rows in (1, 16, 256):
    x, out = layer(rows)
    session.run(tf.global_variables_initializer())
    session.run(out, {x: np.ones([rows, 64], "float32")})
    times = []
    for _ in range(10):
        begin = time.time()
        session.run(out, {x: np.ones([rows, 64], "float32")})
        times.append(time.time() - begin)
    print(rows, min(times))
