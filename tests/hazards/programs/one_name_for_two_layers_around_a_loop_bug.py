import tensorflow as tf


def stack(sizes, width):
    model = tf.keras.Sequential()
    model.add(tf.keras.layers.Dense(width, name="hidden"))
    for i in range(len(sizes)):
        model.add(tf.keras.layers.Dense(sizes[i], name="hidden_{0:}".format(i)))
    model.add(tf.keras.layers.Dense(width, name="hidden"))  # BUG
    return model


def in_a_loop(sizes):
    model = tf.keras.Sequential()
    for size in sizes:
        model.add(tf.keras.layers.Dense(size, name="hidden"))  # BUG
    return model
