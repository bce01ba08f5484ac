import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def fc(x, n_in, n_out, name):
    with tf.variable_scope(name):
        W = tf.Variable(tf.truncated_normal([n_in, n_out]), name="W")  # BUG
        b = tf.Variable(tf.zeros([n_out]), name="b")
        return tf.matmul(x, W) + b


def tower(x):
    return fc(tf.nn.relu(fc(x, 8, 8, "fc1")), 8, 2, "fc2")


x1 = tf.placeholder(tf.float32, [None, 8])
x2 = tf.placeholder(tf.float32, [None, 8])
with tf.variable_scope("siamese") as scope:
    o1 = tower(x1)
    scope.reuse_variables()
    o2 = tower(x2)
