"""One number is made of each of several inputs, by a layer each: these go side by side into what comes next."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def number(x, context):
    return tf.keras.layers.Dense(1)(tf.keras.layers.Concatenate()([x, context]))


def plain(x, context):
    return tf.layers.dense(tf.concat([x, context], axis=1), 1)


context = tf.placeholder(tf.float32, [None, 3])
fields = [tf.placeholder(tf.float32, [None, size]) for size in (4, 4)]
ours = tf.concat([number(field, context) for field in fields], axis=1)
theirs = tf.concat([plain(field, context) for field in fields], axis=1)
out = tf.layers.dense(tf.concat([ours, theirs], axis=1), 1)
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(out))
