import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def trunk(x):
    with tf.variable_scope("trunk"):
        return tf.layers.dense(x, 8, tf.nn.relu, name="fc")


def forecast(h):
    with tf.variable_scope("forecast", reuse=False):  # BUG
        return tf.layers.dense(h, 1, name="temperature")


losses = []
for station in ("harbour", "mountain"):
    x = tf.placeholder(tf.float32, [None, 5], name=station)
    y = tf.placeholder(tf.float32, [None, 1])
    with tf.variable_scope("weather", reuse=tf.AUTO_REUSE):
        losses.append(tf.reduce_mean(tf.square(forecast(trunk(x)) - y)))
train = tf.train.AdamOptimizer().minimize(tf.add_n(losses))
