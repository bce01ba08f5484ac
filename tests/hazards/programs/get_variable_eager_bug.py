import tensorflow.compat.v1 as tf


def net(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [3, 1])  # BUG
        return tf.matmul(x, w)


a = net(tf.ones([2, 3]))
b = net(tf.ones([2, 3]))
print(a - b)
