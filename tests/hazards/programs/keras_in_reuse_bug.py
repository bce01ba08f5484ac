"""A feature extractor of Keras layers, called for two images under AUTO_REUSE."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def features(image):
    with tf.variable_scope("features", reuse=tf.AUTO_REUSE):
        h = tf.keras.layers.Conv2D(16, 3, activation="relu")(image)  # BUG
        h = tf.keras.layers.Flatten()(h)
        return tf.keras.layers.Dense(32)(h)  # BUG


left = tf.placeholder(tf.float32, [None, 28, 28, 1])
right = tf.placeholder(tf.float32, [None, 28, 28, 1])
distance = tf.reduce_sum((features(left) - features(right)) ** 2, axis=1)  # BUG
