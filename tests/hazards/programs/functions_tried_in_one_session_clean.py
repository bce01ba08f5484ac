"""What may squash is tried, each function and each flag once, with a weight of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
session = tf.Session()
for squash in (tf.tanh, tf.nn.relu):
    out = squash(tf.matmul(x, tf.Variable(tf.ones([4, 4]), name="v")))
    session.run(tf.global_variables_initializer())
    print(session.run(out, {x: np.ones([2, 4])}))
for whole in [False, True]:
    u = tf.Variable(tf.ones([4, 4]), name="u")
    out = tf.matmul(x, u) if whole else tf.matmul(x, u)[:, :1]
    session.run(tf.global_variables_initializer())
    print(session.run(out, {x: np.ones([2, 4])}))
