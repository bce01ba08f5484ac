import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def norm(x, domain, name):
    """A scale and an offset for each domain."""
    if domain not in ("day", "night"):
        raise ValueError(domain)
    scale = tf.get_variable(name + "_scale", [6])  # BUG
    return x * scale + tf.get_variable(name + "_offset", [6])  # BUG


def features(x, domain):
    with tf.variable_scope("features", reuse=tf.AUTO_REUSE):
        hidden = tf.nn.relu(norm(tf.layers.dense(x, 6, name="a"), domain, "a_norm"))
        return norm(tf.layers.dense(hidden, 6, name="b"), domain, "b_norm")


day, night = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
distance = tf.reduce_mean(features(day, "day")) - tf.reduce_mean(features(night, "night"))
