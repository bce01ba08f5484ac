"""Short words of the same letters, letters in front and of two scopes, other shapes, and a table that both call alike."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def asked(scope, name, rows, size=5):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable(name, [size, 4]), rows)


def trial(rows):
    with tf.variable_scope("journey", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("trial", [5, 4]), rows)


def trail(rows):
    with tf.variable_scope("journey", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("trail", [5, 4]), rows)


def angles(rows):
    with tf.variable_scope("shapes", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("angle", [5, 4]), rows)


def angels(rows):
    with tf.variable_scope("shapes", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("angel", [5, 4]), rows)


def centers(rows):
    with tf.variable_scope("groups", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("centers", [5, 4]), rows)


def centres(rows):
    with tf.variable_scope("cities", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("centres", [5, 4]), rows)


def larger(rows):
    with tf.variable_scope("groups", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("centres", [8, 4]), rows)


rows = tf.placeholder(tf.int32, [None])
total = trial(rows) + trail(rows) + angles(rows) + angels(rows) + centers(rows) + centres(rows) + larger(rows)
total += asked("steps", "w_1", rows) * asked("steps", "w_2", rows) + asked("pairs", "ab", rows) * asked("pairs", "ba", rows)
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(total))
