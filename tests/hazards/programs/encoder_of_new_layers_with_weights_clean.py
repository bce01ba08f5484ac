"""What is built anew after the fit gets the weights, or is a part of a model that does."""

import tensorflow as tf


def encoder():
    picture = tf.keras.Input((8, 8, 1))
    return tf.keras.Model(picture, tf.keras.layers.Dense(5)(tf.keras.layers.Flatten()(picture)))


def autoencoder(part):
    picture = tf.keras.Input((8, 8, 1))
    code = part(picture)
    return tf.keras.Model(picture, tf.keras.layers.Reshape((8, 8, 1))(tf.keras.layers.Dense(64)(code)))


pictures = tf.random.uniform([32, 8, 8, 1])
first = encoder()
whole = autoencoder(first)
whole.compile("adam", "mse")
whole.fit(pictures, pictures, verbose=0)
whole.save_weights("whole.weights.h5")
compress = encoder()
compress.set_weights(first.get_weights())
codes = compress(pictures)
part = encoder()
again = autoencoder(part)
again.load_weights("whole.weights.h5")
print(part(pictures)[0], again(pictures)[0])
