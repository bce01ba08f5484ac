import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def mlp(x, sizes):
    for n in sizes:
        x = tf.layers.dense(x, n, tf.nn.relu)
    return x


user, item = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 6])
emb = tf.get_variable("emb", [6, 6])
u = mlp(user, [8, 4])
i = mlp(tf.matmul(item, emb), [8, 4])
score = tf.reduce_sum(u * i, 1)
