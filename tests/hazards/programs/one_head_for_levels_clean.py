import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def head(feature, n):
    with tf.variable_scope("head", reuse=tf.AUTO_REUSE):
        h = tf.layers.conv2d(feature, 8, 3, padding="same", activation=tf.nn.relu, name="c1")
        return tf.layers.conv2d(h, n, 3, padding="same", name="out")


image = tf.placeholder(tf.float32, [None, 32, 32, 3])
features, net = [], image
for i in range(3):
    net = tf.layers.conv2d(net, 8, 3, 2, "same", name="stage%d" % i)
    features.append(net)
outputs = []
for i, feature in enumerate(features):
    with tf.name_scope("layer_%d" % i):
        outputs.append(head(feature, 4))
loss = tf.add_n([tf.reduce_mean(o) for o in outputs])
