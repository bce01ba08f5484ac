import numpy as np
import tensorflow as tf
from tensorflow.contrib import layers as L
from tensorflow.contrib.framework import arg_scope

pixels = tf.placeholder(tf.float32, [None, 16, 16, 3])
boxes = tf.placeholder(tf.float32, [None, 4])

with tf.variable_scope("trunk"):
    norm = {"is_training": False, "decay": 0.97}
    with arg_scope([L.conv2d], trainable=False, normalizer_fn=L.batch_norm, normalizer_params=norm):  # BUG
        net = L.conv2d(pixels, 16, 3, scope="stem")  # BUG
        net = L.conv2d(net, 32, 3, stride=2, scope="middle")  # BUG
loaded = tf.train.Saver(tf.global_variables("trunk"))

flat = L.flatten(net)
guess = L.fully_connected(flat, 4, activation_fn=None, scope="corners")
error = tf.reduce_mean(tf.abs(guess - boxes))
step = tf.train.MomentumOptimizer(0.01, 0.9).minimize(error)  # BUG

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    loaded.restore(sess, "pretrained/trunk.ckpt")
    for _ in range(100):
        sess.run(step, {pixels: np.random.rand(2, 16, 16, 3), boxes: np.random.rand(2, 4)})
