import tensorflow as tf


def network(units):
    return tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(units), tf.keras.layers.Dense(1)])


small, large = network(8), network(16)
copy = network(16)
copy.set_weights(large.get_weights())
