import numpy as np
import tensorflow.compat.v1 as tf


def fc(x, n, name, act=tf.tanh, scale=np.sqrt(2)):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [int(x.get_shape()[1]), n], initializer=tf.orthogonal_initializer(scale))
        b = tf.get_variable("b", [n], initializer=tf.constant_initializer(0.0))
        y = tf.matmul(x, w) + b
        return act(y) if act is not None else y
