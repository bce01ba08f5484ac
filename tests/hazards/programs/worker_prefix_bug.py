import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

nets = {}
for i in range(12):
    with tf.variable_scope("worker_%d" % i):
        nets[i] = tf.layers.dense(tf.placeholder(tf.float32, [None, 4]), 2, name="pi")
for i in range(12):
    vs = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "worker_%d" % i)  # BUG
