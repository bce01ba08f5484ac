import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def policy(obs, actions, **options):
    with tf.variable_scope("policy", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(obs, 32, tf.nn.relu, name="hidden")
        logits = tf.layers.dense(h, actions, name="logits")
    return tf.nn.softmax(logits, **options)


def value(obs, **options):
    with tf.variable_scope("value", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(obs, options.get("width", 32), tf.nn.relu, name="hidden")
        return tf.layers.dense(h, 1, name="value")


obs, later = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
probabilities = policy(obs, 4, name="probabilities")
lagged = policy(later, 4, name="target_probabilities")
now, then = value(obs, width=16), value(later, width=16, name="next_value")
loss = tf.reduce_mean(probabilities - tf.stop_gradient(lagged)) + tf.reduce_mean(tf.square(now - 0.9 * tf.stop_gradient(then)))
train = tf.train.AdamOptimizer().minimize(loss)
