"""The session that contrib's Keras clears is that of the default graph, which begins anew."""
import tensorflow as tf


def build():
    with tf.variable_scope("net"):
        return tf.get_variable("w", [3])


def convert():
    import tensorflow.contrib.keras as keras

    build()
    keras.backend.clear_session()


convert()
build()
