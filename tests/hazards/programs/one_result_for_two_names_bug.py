"""Where the wind comes from and how strong it is are read off one sight by one helper, in one scope: both are the same number."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def reading(sight, begins=0.0):
    layer = tf.layers.dense(sight, 1, name="reading", bias_initializer=tf.constant_initializer(begins))  # BUG TVS301
    return tf.squeeze(layer, 1)


def wind(sky):
    with tf.variable_scope("wind", reuse=tf.AUTO_REUSE):
        sight = tf.layers.dense(sky, 12, activation=tf.nn.relu, name="sight")
        bearing = reading(sight)  # BUG TVS301
        force = reading(sight, begins=3.0)  # BUG TVS301
    return tf.stack([tf.cos(bearing) * tf.exp(force), tf.sin(bearing) * tf.exp(force)], 1)


def error(sky, drift):
    return tf.reduce_mean(tf.square(wind(sky) - drift))


def bearing_and_force(sight):
    with tf.variable_scope("both", reuse=tf.AUTO_REUSE):
        bearing = reading(sight)  # BUG TVS301
        force = reading(sight)  # BUG TVS301
        return {"bearing": bearing, "force": force}


sky, drift = tf.placeholder(tf.float32, [None, 9]), tf.placeholder(tf.float32, [None, 2])
found = bearing_and_force(sky)
off = error(sky, drift) + tf.reduce_mean(tf.abs(tf.tan(found["bearing"]) - 2.0 * tf.square(found["force"])))
step = tf.train.AdamOptimizer().minimize(off)
