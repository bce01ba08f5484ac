import tensorflow as tf


class Net(tf.keras.layers.Layer):
    def call(self, x):
        with tf.compat.v1.variable_scope("net", reuse=tf.compat.v1.AUTO_REUSE):
            w = tf.compat.v1.get_variable("w", [3, 1])  # BUG
        return tf.matmul(x, w)


net = Net()
a = net(tf.ones([2, 3]))
b = net(tf.ones([2, 3]))
