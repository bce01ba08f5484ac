"""The last three variables are those of the last layer, and the bias of the one before."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

picture = tf.placeholder(tf.float32, [None, 8, 8, 1])
label = tf.placeholder(tf.int64, [None])
net = tf.layers.conv2d(picture, 4, 3, activation=tf.nn.relu)
net = tf.layers.dense(tf.layers.flatten(net), 16, tf.nn.relu)  # BUG
logits = tf.layers.dense(net, 5)  # BUG
loss = tf.losses.sparse_softmax_cross_entropy(label, logits)
every = tf.trainable_variables()
tune = every[-3:]  # BUG
step = tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss, var_list=tune)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(step, {picture: np.random.rand(4, 8, 8, 1), label: np.random.randint(0, 5, 4)})
