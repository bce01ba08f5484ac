"""Two judges are asked for with reuse=False, which is nothing below AUTO_REUSE: the lesser of their marks is either's."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def judge(essay, reuse):
    with tf.variable_scope("judge", reuse=reuse):  # BUG
        hidden = tf.layers.dense(essay, 16, tf.nn.relu, name="read")
        return tf.layers.dense(hidden, 1, name="mark")


def marks(essay):
    return judge(essay, reuse=False), judge(essay, reuse=False)


essay = tf.placeholder(tf.float32, [None, 20])
with tf.variable_scope("board", reuse=tf.AUTO_REUSE):
    one, two = marks(essay)
mark = tf.minimum(one, two)
