import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [2])
init = tf.global_variables_initializer()
t = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(w))
acc, up = tf.metrics.mean(w)
s = tf.InteractiveSession()
s.run([init, tf.local_variables_initializer()])
s.run([t, up])
print(acc.eval())
