import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

CODES = ["a", "b"]


def table(initial=0.0):
    with tf.variable_scope("prior", reuse=tf.AUTO_REUSE):
        return tf.get_variable("logit", [len(CODES)], initializer=tf.constant_initializer(initial))  # BUG


smoothing = tf.nn.softmax(table())  # BUG
prior = table(initial=[2.0, -2.0])  # BUG
kl = tf.reduce_sum(smoothing * tf.log(smoothing / tf.nn.softmax(prior)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    value = sess.run(prior)
    print(sess.run(kl))
