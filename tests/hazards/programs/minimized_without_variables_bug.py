"""An optimizer is asked to minimize where all that there is was made not to be trained; another one is given what its loss does not read."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def score(x, name, trainable=True):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [3, 1], trainable=trainable)
    return tf.reduce_mean(tf.square(tf.matmul(x, w)))


x = tf.placeholder(tf.float32, [None, 3])
with tf.Graph().as_default():
    inner = tf.placeholder(tf.float32, [None, 3])
    tf.train.AdamOptimizer().minimize(score(inner, "kept", trainable=False))  # BUG TVS106
first, second = score(x, "first"), score(x, "second")
tf.train.AdamOptimizer().minimize(first, var_list=tf.trainable_variables("second"))  # BUG TVS106
