import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def trunk(x):
    with tf.variable_scope("trunk"):
        return tf.layers.dense(x, 8, tf.nn.relu, name="fc")


def forecast(h):
    with tf.variable_scope("forecast", reuse=False):
        return tf.layers.dense(h, 1, name="temperature")


def everything(x):
    with tf.variable_scope("all", reuse=False):
        return tf.layers.dense(x, 1, name="fc")


losses = []
for station in ("harbour", "mountain"):
    x = tf.placeholder(tf.float32, [None, 5], name=station)
    y = tf.placeholder(tf.float32, [None, 1])
    with tf.variable_scope("weather", reuse=tf.AUTO_REUSE):
        h = trunk(x)
    with tf.variable_scope(station):
        losses.append(tf.reduce_mean(tf.square(forecast(h) - y)))
    with tf.variable_scope("baseline", reuse=tf.AUTO_REUSE):
        losses.append(tf.reduce_mean(tf.square(everything(x) - y)))  # the flag of a helper that everything is made by
for part in ("train", "test"):
    with tf.variable_scope("again", reuse=tf.AUTO_REUSE):
        forecast(trunk(tf.placeholder(tf.float32, [None, 5])))
train = tf.train.AdamOptimizer().minimize(tf.add_n(losses))
