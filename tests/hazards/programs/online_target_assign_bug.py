import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mlp(x):
    with tf.variable_scope("mlp", reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [4, 4])
        b = tf.get_variable("b", [4])
        return tf.matmul(x, w) + b, [w, b]


s = tf.placeholder(tf.float32, [None, 4])
s2 = tf.placeholder(tf.float32, [None, 4])
q, q_vars = mlp(s)
qt, t_vars = mlp(s2)
tau = 0.01
soft = tf.group(*[tf.assign(t, tau * v + (1 - tau) * t) for v, t in zip(q_vars, t_vars)])  # BUG
