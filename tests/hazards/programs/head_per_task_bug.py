import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, language):
    with tf.variable_scope("translator", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="encoder")
        with tf.variable_scope("decoder", reuse=False):  # BUG
            return tf.layers.dense(h, 5, name="words_of_" + language[:0])  # BUG


x = tf.placeholder(tf.float32, [None, 4])
german, french = network(x, "german"), network(x, "french")
