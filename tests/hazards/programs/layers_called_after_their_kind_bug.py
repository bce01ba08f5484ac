import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SPEC = [("conv", 16), ("conv", 16), ("dense", 16)]


def layer(x, kind, width):
    with tf.variable_scope(kind):  # BUG
        if kind == "conv":
            h = tf.layers.conv1d(x, width, 3, padding="same", name="a")
            return tf.nn.relu(x + tf.layers.conv1d(h, width, 3, padding="same", name="b"))
        return tf.layers.dense(x, width, name="a")


def net(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        for kind, width in SPEC:
            x = layer(x, kind, width)
    return x


x = tf.placeholder(tf.float32, [None, 50, 16])
loss = tf.reduce_mean(tf.square(net(x)))
train = tf.train.AdamOptimizer().minimize(loss)
