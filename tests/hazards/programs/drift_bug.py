"""The second pass writes the name otherwise."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, training):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 32, tf.nn.relu, name="hidden1")
        if training:
            h = tf.nn.dropout(h, 0.5)
            return tf.layers.dense(h, 10, name="logits")
        return tf.layers.dense(h, 10, name="logit")  # BUG


train = net(tf.placeholder(tf.float32, [32, 64]), True)
test = net(tf.placeholder(tf.float32, [None, 64]), False)
