import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build(x, training):
    with tf.variable_scope("model", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 8, name="hidden")
        if training:
            return tf.layers.dense(h, 2, name="output")
        return tf.layers.dense(h, 2, name="outputs")  # BUG


a = build(tf.placeholder(tf.float32, [None, 4]), True)
b = build(tf.placeholder(tf.float32, [None, 4]), False)
