import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def squeeze_excite(x, ratio=2):
    c = int(x.shape[-1])
    with tf.variable_scope("se", reuse=tf.AUTO_REUSE):  # BUG
        s = tf.reduce_mean(x, [1, 2])
        s = tf.layers.dense(s, c // ratio, tf.nn.relu, name="squeeze")  # BUG
        s = tf.layers.dense(s, c, tf.sigmoid, name="excite")  # BUG
    return x * s[:, None, None, :]


def backbone(x):
    net = tf.layers.conv2d(x, 8, 3, padding="same", name="c1")
    net = squeeze_excite(net)  # BUG
    net = tf.layers.conv2d(net, 8, 3, padding="same", name="c2")
    net = squeeze_excite(net)  # BUG
    return tf.layers.dense(tf.reduce_mean(net, [1, 2]), 3, name="logits")


x = tf.placeholder(tf.float32, [None, 8, 8, 3])
logits = backbone(x)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(logits, {x: np.ones((1, 8, 8, 3))})
