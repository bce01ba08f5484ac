import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [2, 8])
fc = tf.layers.Dense(8, tf.nn.relu)
h = x
for i in range(3):
    with tf.variable_scope("layer_%d" % i):
        h = fc(h)  # BUG
