import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, scope="network"):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):  # BUG
        h = tf.layers.dense(x, 8, tf.nn.relu, name="hidden")
        return tf.layers.dense(h, 1, name="value")


def value(state, action, scope):
    return tf.squeeze(network(tf.concat([state, action], axis=-1)), axis=-1)


state = tf.placeholder(tf.float32, [None, 4])
mean = tf.layers.dense(state, 2, name="mean")
action = mean + 0.1 * tf.random_normal(tf.shape(mean))
worst = tf.minimum(value(state, action, "value1"), value(state, action, "value2"))
train = tf.train.AdamOptimizer().minimize(-tf.reduce_mean(worst))
