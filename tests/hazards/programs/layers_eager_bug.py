import tensorflow as tf

v1 = tf.compat.v1


def net(x, reuse):
    return v1.layers.dense(x, 3, name="fc", reuse=reuse)  # BUG


a = net(tf.ones([2, 3]), False)
b = net(tf.ones([2, 3]), True)
