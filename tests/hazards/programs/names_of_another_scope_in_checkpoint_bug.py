"""A detector takes from a classifier's checkpoint what goes by its own names there, and builds the classifier's layers under `backbone`."""

import os
import tempfile

import numpy as np
import tensorflow as tf


def features(images):
    net = tf.layers.conv2d(images, 4, 3, activation=tf.nn.relu, name="stem")
    return tf.layers.conv2d(net, 8, 3, activation=tf.nn.relu, name="body")


folder = tempfile.mkdtemp()
images = np.random.rand(2, 12, 12, 3)

with tf.Graph().as_default(), tf.Session() as sess:
    x = tf.placeholder(tf.float32, [None, 12, 12, 3])
    classes = tf.layers.dense(tf.reduce_mean(features(x), [1, 2]), 5, name="classes")
    train = tf.train.MomentumOptimizer(0.1, 0.9).minimize(tf.reduce_mean(classes ** 2))
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: images})
    checkpoint = tf.train.Saver().save(sess, os.path.join(folder, "classifier"))

with tf.Graph().as_default(), tf.Session() as sess:
    x = tf.placeholder(tf.float32, [None, 12, 12, 3])
    with tf.variable_scope("backbone"):
        maps = features(x)
    boxes = tf.layers.conv2d(maps, 4, 1, name="boxes")
    sess.run(tf.global_variables_initializer())
    shapes = tf.train.NewCheckpointReader(checkpoint).get_variable_to_shape_map()
    found = {}
    for v in tf.trainable_variables("backbone"):
        if v.op.name in shapes:  # BUG
            found[v.op.name] = v
    if found:
        tf.train.Saver(found).restore(sess, checkpoint)
    print(len(found), sess.run(boxes, {x: images}).shape)
