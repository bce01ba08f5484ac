"""Blocks of a network with a norm that is a default argument: it is made once, and all blocks normalize by one scale."""

import tensorflow as tf


def dense_block(x, width, norm=tf.keras.layers.LayerNormalization()):  # BUG
    x = tf.keras.layers.Dense(width, activation="gelu")(x)
    return norm(x)


def conv_block(filters, bn=tf.keras.layers.BatchNormalization()):  # BUG
    return tf.keras.Sequential([tf.keras.layers.Conv1D(filters, 3), bn, tf.keras.layers.ReLU()])


def main():
    tokens = tf.keras.Input((20, 16))
    first, second = conv_block(16), conv_block(16)
    x = second(first(tokens))
    x = tf.keras.layers.GlobalAveragePooling1D()(x)
    x = dense_block(dense_block(x, 16), 16)
    model = tf.keras.Model(tokens, tf.keras.layers.Dense(3)(x))
    model.compile("adam", "mse")
    model.fit(tf.zeros([4, 20, 16]), tf.zeros([4, 3]), verbose=0)


if __name__ == "__main__":
    main()
