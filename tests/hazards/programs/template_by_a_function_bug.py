"""A function makes another template each time, so that what is compared goes through two."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layers(x, units):
    h = tf.nn.relu(tf.matmul(x, tf.get_variable("into", [x.shape[-1], units])))
    return tf.matmul(h, tf.get_variable("out", [units, 2]))


def reader():
    return tf.make_template("reader", layers, units=4)


before, after = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 5])
apart = tf.norm(reader()(before) - reader()(after), axis=1)  # BUG
step = tf.train.AdamOptimizer().minimize(-tf.reduce_mean(apart))
