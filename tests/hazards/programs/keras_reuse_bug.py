import numpy as np
import tensorflow as tf


def net(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        h = tf.keras.layers.Dense(8)(x)  # BUG
        return tf.keras.layers.Dense(2)(h)


a = net(tf.placeholder(tf.float32, [None, 4]))
b = net(tf.placeholder(tf.float32, [None, 4]))
