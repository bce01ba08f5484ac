"""There is something to train, and it is what the loss reads."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def score(x, name, trainable=True):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [3, 1], trainable=trainable)
    return tf.reduce_mean(tf.square(tf.matmul(x, w)))


x = tf.placeholder(tf.float32, [None, 3])
kept = score(x, "kept", trainable=False)
shift = tf.get_variable("shift", [])
tf.train.AdamOptimizer().minimize(kept + shift)
first, second = score(x, "first"), score(x, "second")
tf.train.AdamOptimizer().minimize(first, var_list=tf.trainable_variables("first"))
tf.train.AdamOptimizer().minimize(first * second, var_list=tf.trainable_variables("second"))
