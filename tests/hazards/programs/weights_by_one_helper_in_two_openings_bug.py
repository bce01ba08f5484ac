"""Two passes that open their scope under AUTO_REUSE each, around a weight that a helper makes with tf.Variable."""

import tensorflow as tf

tf.compat.v1.disable_v2_behavior()
tf = tf.compat.v1


def kernel(rows, columns):
    return tf.Variable(tf.random_normal([rows, columns]))  # BUG TVS201


def scores(questions, answers):
    with tf.variable_scope("projection", reuse=tf.AUTO_REUSE):
        asked = tf.matmul(questions, kernel(16, 4))
    with tf.variable_scope("projection", reuse=tf.AUTO_REUSE):
        told = tf.matmul(answers, kernel(16, 4))
    return tf.reduce_sum(asked * told, 1)


print(scores(tf.placeholder(tf.float32, [None, 16]), tf.placeholder(tf.float32, [None, 16])))
