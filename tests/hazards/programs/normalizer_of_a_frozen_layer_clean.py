import numpy as np
import tensorflow as tf
from tensorflow.contrib import layers as L
from tensorflow.contrib.framework import arg_scope


def trunk(pixels, conv, norm, **more):
    with tf.variable_scope("trunk"):
        with arg_scope([L.conv2d], normalizer_fn=L.batch_norm, normalizer_params=norm, **more):
            net = L.conv2d(pixels, 16, 3, scope="stem", **conv)
            return L.conv2d(net, 32, 3, stride=2, scope="middle")


def train(conv, norm, picked=None, updates=False, **more):
    with tf.Graph().as_default(), tf.Session() as sess:
        pixels = tf.placeholder(tf.float32, [None, 16, 16, 3])
        boxes = tf.placeholder(tf.float32, [None, 4])
        net = trunk(pixels, conv, norm, **more)
        loaded = tf.train.Saver(tf.global_variables("trunk"))
        guess = L.fully_connected(L.flatten(net), 4, activation_fn=None, scope="corners")
        error = tf.reduce_mean(tf.abs(guess - boxes))
        with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS) if updates else []):
            step = tf.train.MomentumOptimizer(0.01, 0.9).minimize(error, var_list=picked and tf.trainable_variables(picked))
        sess.run(tf.global_variables_initializer())
        loaded.restore(sess, "pretrained/trunk.ckpt")
        for _ in range(100):
            sess.run(step, {pixels: np.random.rand(2, 16, 16, 3), boxes: np.random.rand(2, 4)})


# Both are told.
train({"trainable": False}, {"is_training": False, "trainable": False}, trainable=False)
# What is trained is picked.
train({}, {"is_training": False}, picked="corners", trainable=False)
# Only the normalizations learn, and their statistics with them.
train({}, {"is_training": True}, updates=True, trainable=False)
# The stem is kept, and all statistics: the rest learns.
train({"trainable": False}, {"is_training": False})
