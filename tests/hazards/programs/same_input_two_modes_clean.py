"""A layer that is called on the same input for training and for evaluation."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(x, training):
    with tf.variable_scope("layer", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 4, name="fc")
        return tf.layers.dropout(h, training=training)


x = tf.placeholder(tf.float32, [None, 8])
train = layer(x, True)
evaluate = layer(x, False)
