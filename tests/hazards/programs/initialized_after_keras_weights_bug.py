"""A backbone gets its weights from elsewhere, and then the initializer of the whole graph takes them back."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

sess = tf.keras.backend.get_session()
inputs = tf.keras.layers.Input((6,))
backbone = tf.keras.Model(inputs, tf.keras.layers.Dense(4, activation="relu", name="conv")(inputs))
backbone.set_weights([np.ones((6, 4)), np.zeros(4)])

images = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(backbone(images), 2, name="head")))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=tf.trainable_variables("head"))
sess.run(tf.global_variables_initializer())  # BUG
for step in range(3):
    sess.run([train, loss], {images: np.random.rand(8, 6)})
