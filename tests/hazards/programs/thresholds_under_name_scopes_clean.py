"""Settings as variables that are not trained, read in the name scope of each band: there is one value for all of them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dial(name, value):
    with tf.variable_scope("dials", reuse=tf.AUTO_REUSE):
        return tf.get_variable(name, initializer=value, trainable=False)


def ruler(name, value, shape=()):
    with tf.variable_scope("rulers", reuse=tf.AUTO_REUSE):
        return tf.get_variable(name, shape, initializer=tf.constant_initializer(value), trainable=False)


def smoothing():
    with tf.variable_scope("smoothing", reuse=tf.AUTO_REUSE):
        return tf.get_variable("kernel", initializer=[0.25, 0.5, 0.25], trainable=False)


def clean(band, limit):
    level = tf.minimum(band, dial("limit", limit)) * ruler("unit", 0.001)
    return level[:, 1:-1] * smoothing()[1] + level[:, 2:] * smoothing()[0] - dial("floor", 0.1)


def main():
    limit = 2.5
    bands = {name: tf.placeholder(tf.float32, [None, 12]) for name in ("red", "infrared")}
    cleaned = []
    for name, band in bands.items():
        with tf.name_scope(name):
            cleaned.append(clean(band, limit))
    wanted = tf.placeholder(tf.float32, [])
    lower = tf.assign(dial("floor", 0.1), wanted)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for floor in (0.1, 0.05):
            session.run(lower, {wanted: floor})
            print(session.run(cleaned, {band: np.random.rand(2, 12) for band in bands.values()}))


if __name__ == "__main__":
    main()
