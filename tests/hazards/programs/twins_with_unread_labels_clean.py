"""One encoder for both texts that are compared: a label is handed through that nobody reads."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def projected(x, label):
    with tf.variable_scope("projected", reuse=tf.AUTO_REUSE):
        hidden = tf.tensordot(x, tf.get_variable("inner", [8, 16]), 1)
        return tf.tensordot(tf.nn.relu(hidden), tf.get_variable("outer", [16, 4]), 1)


question = tf.placeholder(tf.float32, [None, 8])
answer = tf.placeholder(tf.float32, [None, 8])
score = tf.tensordot(tf.concat([projected(question, "question"), projected(answer, "answer")], 1), tf.get_variable("head", [8, 1]), 1)
loss = tf.reduce_mean(tf.nn.softplus(-score))
train = tf.train.AdamOptimizer().minimize(loss)
