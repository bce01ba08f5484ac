import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def weight_norm(getter, name, *args, **kwargs):
    w = getter(name, *args, **kwargs)
    if not name.endswith("/kernel"):
        return w
    g = getter(name.rsplit("/", 1)[0] + "/g", [w.shape[-1]], initializer=tf.ones_initializer())
    return tf.nn.l2_normalize(w, [0]) * g


def net(x, **scope):
    with tf.variable_scope("net", custom_getter=weight_norm, **scope):
        h = tf.layers.dense(x, 4, name="fc1")
        return tf.layers.dense(h, 2, name="fc2")


x = tf.placeholder(tf.float32, [None, 3])
a = net(x)
b = net(x, reuse=True)
with tf.variable_scope("net"):
    g = tf.get_variable("fc1/g", [4])
