"""One Keras model called twice shares."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

features = tf.keras.Sequential([tf.keras.layers.Dense(32, activation="relu", input_shape=(64,)), tf.keras.layers.Dense(8)])
left = tf.placeholder(tf.float32, [None, 64])
right = tf.placeholder(tf.float32, [None, 64])
with tf.variable_scope("twins", reuse=tf.AUTO_REUSE):
    distance = tf.reduce_sum((features(left) - features(right)) ** 2, axis=1)
