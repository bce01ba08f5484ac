import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None])
acc, up = tf.metrics.mean(x)
w = tf.get_variable("w", [1])
with tf.Session() as s:
    s.run(tf.global_variables_initializer())  # BUG
    s.run(up, {x: [1.0]})  # BUG
