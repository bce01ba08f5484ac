"""Integers that arrays give name, size and order variables as plain ones do; what comparing them gives is asked as a truth only."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

for i in np.arange(3):
    with tf.variable_scope("layer_%d" % i):
        w = tf.get_variable("w", [i + 1, 4])
    if i == 0:
        first = w
    elif i > 1:
        tf.get_variable("last", [i])
for n in np.array([3, 5]):
    tf.get_variable("n%d" % n, [n, n])
names = {k: "v%d" % k for k in np.arange(2)}
for k in range(2):
    tf.get_variable(names[k], [1])
for t in np.arange(4):
    with tf.variable_scope("step", reuse=bool(t != 0)):
        tf.get_variable("shared", [2])
for t in np.arange(4):
    with tf.variable_scope("again", reuse=True if t > 0 else None):
        tf.get_variable("shared", [2])
