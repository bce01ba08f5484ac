import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [2])
ema = tf.train.ExponentialMovingAverage(0.9)
loss = tf.reduce_sum(w**2)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
init = tf.global_variables_initializer()  # BUG
with tf.control_dependencies([train]):
    up = ema.apply([w])
with tf.Session() as s:
    s.run(init)
    s.run(up)
