# repository: argman/EAST
# commit: dca414de39a3a4915a019c9a02c1832a31cdd0ca
"""A detector on a slim ResNet-50, twice: for training and, sharing its variables, for validation."""

import tensorflow as tf

import model

images = tf.placeholder(tf.float32, [2, 512, 512, 3])
score, geometry = model.model(images, is_training=True)
with tf.variable_scope(tf.get_variable_scope(), reuse=True):
    model.model(images, is_training=False)
global_step = tf.get_variable("global_step", [], initializer=tf.constant_initializer(0), trainable=False)
averages = tf.train.ExponentialMovingAverage(0.997, global_step)
loss = tf.reduce_mean(score) + tf.reduce_mean(geometry)
step = tf.train.AdamOptimizer(1e-4).minimize(loss, global_step)
with tf.control_dependencies([step]):
    averages.apply(tf.trainable_variables())
