"""How long two ways of one layer take: either is made, warmed and timed in one session."""
import time

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(x, fused):
    w = tf.Variable(tf.random_normal([64, 64]), name="w")
    b = tf.Variable(tf.zeros([64]), name="b")
    return tf.nn.xw_plus_b(x, w, b) if fused else tf.matmul(x, w) + b


x = tf.placeholder(tf.float32, [None, 64])
batch = np.ones([128, 64], "float32")
session = tf.Session()
for fused in [False, True]:
    out = tf.reduce_sum(layer(x, fused=fused))
    session.run(tf.global_variables_initializer())
    session.run(out, {x: batch})
    begin = time.time()
    session.run(out, {x: batch})
    print(fused, time.time() - begin)
