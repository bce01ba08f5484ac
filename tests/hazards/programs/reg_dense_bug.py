import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def enc(x, reg=None, reuse=None):
    with tf.variable_scope("enc", reuse=reuse):
        return tf.layers.dense(x, 4, kernel_regularizer=reg, name="fc")  # BUG


x = tf.placeholder(tf.float32, [None, 8])
val = enc(x)
train = enc(x, tf.nn.l2_loss, reuse=True)  # BUG
loss = tf.reduce_mean(train) + tf.add_n(tf.losses.get_regularization_losses() or [0.0])
