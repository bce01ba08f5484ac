"""Two networks whose short names differ by a letter; a number; a plural of other layers; a copy that is kept beside; a scope shared as it is."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x):
    return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="in"), 4, name="out")


def country(x):
    with tf.variable_scope("country", reuse=tf.AUTO_REUSE):
        return tower(x)


def county(x):
    with tf.variable_scope("county", reuse=tf.AUTO_REUSE):
        return tower(x)


def recognizers(x):
    with tf.variable_scope("recognizers", reuse=tf.AUTO_REUSE):
        return tower(x)


def recognizer(x):
    with tf.variable_scope("recognizer", reuse=tf.AUTO_REUSE):
        return tower(x)


def judged(x):
    with tf.variable_scope("discriminator", reuse=tf.AUTO_REUSE):
        return tower(x)


def kept(x):
    with tf.variable_scope("discriminato", reuse=tf.AUTO_REUSE):
        return tower(x)


def described(x, stage):
    with tf.variable_scope("description%d" % stage, reuse=tf.AUTO_REUSE):
        return tower(x)


x = tf.placeholder(tf.float32, [None, 6])
total = country(x) + county(x) + recognizers(x) + recognizer(x) + recognizer(2 * x) + judged(x) + described(x, 1) + described(x, 12)
old = kept(x)
copy = [tf.assign(a, b) for a, b in zip(tf.trainable_variables("discriminato/"), tf.trainable_variables("discriminator/"))]
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(total - tf.stop_gradient(old)), var_list=tf.trainable_variables("(c|r|discriminator/)"))
