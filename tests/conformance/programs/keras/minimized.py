"""A Keras model under a tf.train optimizer."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.Dense(2)])
loss = tf.reduce_mean(tf.square(model(x)))
tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss, var_list=model.trainable_variables)
tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
