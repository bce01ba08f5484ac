import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def encoder(x, training):
    with tf.variable_scope("encoder", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="fc1")
        name = "fc_2" if training else "fc2"  # BUG
        return tf.layers.dense(h, 4, name=name)  # BUG


x = tf.placeholder(tf.float32, [None, 6])
train, test = encoder(x, True), encoder(x, False)  # BUG
loss = tf.reduce_mean(train)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run([loss, test], {x: np.ones((1, 6))})
