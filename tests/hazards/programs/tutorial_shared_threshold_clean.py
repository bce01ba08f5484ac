"""A threshold that is made outside and fetched by each layer under reuse=True."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def relu(x):
    with tf.variable_scope("relu", reuse=True):
        threshold = tf.get_variable("threshold")
    with tf.name_scope("relu"):
        w = tf.Variable(tf.random_normal([int(x.shape[1]), 1]), name="weights")
        return tf.maximum(tf.matmul(x, w), threshold)


x = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope("relu"):
    threshold = tf.get_variable("threshold", shape=(), initializer=tf.constant_initializer(0.0))
output = tf.add_n([relu(x) for _ in range(5)])
