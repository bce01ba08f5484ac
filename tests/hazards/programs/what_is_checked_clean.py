import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def norm(x, domain, name):
    assert domain in ("day", "night")
    return x * tf.get_variable("%s_%s" % (name, domain), [6])


def dense(x, mode, name):
    assert mode in ("train", "test")
    return tf.layers.dense(x, 6, name=name)


def act(x, kind):
    assert kind in ("relu", "tanh")
    w = tf.get_variable("w", [6, 6])
    return tf.nn.relu(tf.matmul(x, w)) if kind == "relu" else tf.tanh(tf.matmul(x, w))


def trunk(x, source):
    """What is learned of all sources; `source` is for the caller."""
    return tf.layers.dense(x, 6, name="trunk")


def features(x, domain, mode):
    with tf.variable_scope("features", reuse=tf.AUTO_REUSE):
        return act(norm(trunk(dense(x, mode, "a"), domain), domain, "a_norm"), "relu" if domain == "day" else "tanh")


day, night = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
out = [features(x, domain, mode) for x, domain in ((day, "day"), (night, "night")) for mode in ("train", "test")]
