"""One block of convolutions that runs as often as the settings say, on what it made: the loop's bound says that it is a recursion."""
import tensorflow as tf

WIDTH = 6
SETTINGS = {"recursions": 4}


def residual_unit(x, entry):
    with tf.variable_scope("unit", reuse=tf.AUTO_REUSE):
        x = tf.layers.conv1d(x, WIDTH, 3, padding="same", activation=tf.nn.relu, name="first")
        x = tf.layers.conv1d(x, WIDTH, 3, padding="same", name="second")
    return x + entry


def denoise(signal):
    entry = tf.layers.conv1d(signal, WIDTH, 3, padding="same", name="entry")
    x = entry
    for _ in range(SETTINGS["recursions"]):
        x = residual_unit(x, entry)
    return signal + tf.layers.conv1d(x, 1, 3, padding="same", name="exit")


noisy = tf.placeholder(tf.float32, [None, 32, 1])
clean = tf.placeholder(tf.float32, [None, 32, 1])
loss = tf.reduce_mean(tf.square(denoise(noisy) - clean))
train = tf.train.AdamOptimizer().minimize(loss)
