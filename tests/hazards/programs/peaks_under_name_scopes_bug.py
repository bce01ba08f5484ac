"""The peak of each band is kept in a variable that is not trained: under the name scopes there is one for both."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def memory(name, value):
    with tf.variable_scope("memory", reuse=tf.AUTO_REUSE):
        return tf.get_variable(name, initializer=value, trainable=False)  # BUG TVS203


def size(unit):
    with tf.variable_scope("units", reuse=tf.AUTO_REUSE):
        return tf.get_variable("unit", [], initializer=tf.constant_initializer(unit), trainable=False)  # BUG TVS203


def scaled(band, unit):
    peak = memory("peak", 1.0)
    kept = tf.assign(peak, tf.maximum(0.9 * peak, tf.reduce_max(band)))
    return band * size(unit) / kept


def main():
    bands = {"red": tf.placeholder(tf.float32, [None, 12]), "infrared": tf.placeholder(tf.float32, [None, 12])}
    out = []
    for name, unit in (("red", 0.5), ("infrared", 0.25)):
        with tf.name_scope(name):
            out.append(scaled(bands[name], unit))
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        print(session.run(out, {band: np.random.rand(2, 12) for band in bands.values()}))


if __name__ == "__main__":
    main()
