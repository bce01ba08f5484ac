import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


table = tf.get_variable("table", [10, 6])


def looked_up(layers):
    h = tf.expand_dims(tf.nn.embedding_lookup(table, 3), 0)
    for layer in range(layers):
        with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
            h = tf.layers.dense(h, 6, tf.nn.relu, name="layer")  # BUG
    return h


looked_up(3)
