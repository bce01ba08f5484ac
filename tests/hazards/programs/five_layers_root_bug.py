import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def fc(x, n):
    with tf.variable_scope("", reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [x.shape[1].value, n])  # BUG
    return tf.nn.relu(tf.matmul(x, w))


h = tf.placeholder(tf.float32, [None, 10])
h = fc(h, 10)
h = fc(h, 10)
h = fc(h, 10)
h = fc(h, 10)
y = fc(h, 10)
