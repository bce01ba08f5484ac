"""Two passes with their own dropout are to agree."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 32, tf.nn.relu, name="h")
        h = tf.nn.dropout(h, rate=0.5)
        return tf.layers.dense(h, 10, name="out")


x = tf.placeholder(tf.float32, [None, 16])
consistency = tf.reduce_mean((tf.nn.softmax(net(x)) - tf.nn.softmax(net(x))) ** 2)
