"""A stack of residual units, as deep as the settings say, that is one unit: each turn asks for the same names."""
import tensorflow as tf

WIDTH = 6
SETTINGS = {"depth": 4}


def residual_unit(x, entry):
    with tf.variable_scope("unit", reuse=tf.AUTO_REUSE):  # BUG
        x = tf.layers.conv1d(x, WIDTH, 3, padding="same", activation=tf.nn.relu, name="first")  # BUG
        x = tf.layers.conv1d(x, WIDTH, 3, padding="same", name="second")  # BUG
    return x + entry


def denoise(signal):
    entry = tf.layers.conv1d(signal, WIDTH, 3, padding="same", name="entry")
    x = entry
    for _ in range(SETTINGS["depth"]):
        x = residual_unit(x, entry)  # BUG
    return signal + tf.layers.conv1d(x, 1, 3, padding="same", name="exit")


noisy = tf.placeholder(tf.float32, [None, 32, 1])
clean = tf.placeholder(tf.float32, [None, 32, 1])
loss = tf.reduce_mean(tf.square(denoise(noisy) - clean))
train = tf.train.AdamOptimizer().minimize(loss)
