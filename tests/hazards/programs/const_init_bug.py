import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

pre = np.random.rand(20, 4).astype("float32")
with tf.variable_scope("emb", reuse=tf.AUTO_REUSE):
    a = tf.get_variable("e", [20, 4])
with tf.variable_scope("emb", reuse=tf.AUTO_REUSE):
    b = tf.get_variable("e", [20, 4], initializer=tf.constant_initializer(pre))  # BUG
