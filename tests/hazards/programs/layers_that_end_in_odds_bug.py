import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):  # BUG
        return tf.nn.softmax(tf.matmul(x, tf.get_variable("w", [4, 4])))  # BUG


x = tf.placeholder(tf.float32, [None, 4])
out = layer(layer(x))
