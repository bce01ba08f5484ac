import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

import os

w = tf.get_variable("w", [2])
t = tf.train.AdamOptimizer().minimize(tf.reduce_sum(w**2))
saver = tf.train.Saver()
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    ck = tf.train.get_checkpoint_state("/tmp/q")
    if ck and ck.model_checkpoint_path:
        saver.restore(s, ck.model_checkpoint_path)
    for i in range(3):
        s.run(t)
