import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [2])
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
with tf.Session() as s2:
    print(s2.run(w))  # BUG
