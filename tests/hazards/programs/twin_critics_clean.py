import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()



def mlp(x, sizes, activation=tf.nn.relu):
    for i, size in enumerate(sizes[:-1]):
        x = tf.layers.dense(x, size, activation, name="fc%d" % i)
    return tf.layers.dense(x, sizes[-1], name="out")


def critics(obs, act):
    x = tf.concat([obs, act], axis=-1)
    with tf.variable_scope("critic", reuse=tf.AUTO_REUSE):
        with tf.variable_scope('q1'):
            q1 = tf.squeeze(mlp(x, [64, 64, 1]), 1)
        with tf.variable_scope('q2'):
            q2 = tf.squeeze(mlp(x, [64, 64, 1]), 1)
    return q1, q2


obs = tf.placeholder(tf.float32, [None, 3])
act = tf.placeholder(tf.float32, [None, 1])
backup = tf.placeholder(tf.float32, [None])
q1, q2 = critics(obs, act)
loss = tf.reduce_mean((q1 - backup) ** 2) + tf.reduce_mean((q2 - backup) ** 2)
pessimistic = tf.minimum(q1, q2)
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
