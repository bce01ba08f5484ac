import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, scope="network"):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="hidden")
        return tf.layers.dense(h, 1, name="value")


def value(state, action, scope):
    return tf.squeeze(network(tf.concat([state, action], axis=-1), scope), axis=-1)


def draw(mean):
    return mean + 0.1 * tf.random_normal(tf.shape(mean))


state = tf.placeholder(tf.float32, [None, 4])
mean = tf.layers.dense(state, 2, name="mean")
action = draw(mean)
worst = tf.minimum(value(state, action, "value1"), value(state, action, "value2"))
better = tf.maximum(value(state, draw(mean), "value1"), value(state, draw(mean), "value1"))  # of two draws
train = tf.train.AdamOptimizer().minimize(-tf.reduce_mean(worst + better))
