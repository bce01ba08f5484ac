import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, mode):
    with tf.variable_scope("translator", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="encoder")
        with tf.variable_scope("decoder", reuse=False):
            return tf.layers.dense(h, 5, name="words")


x, y = (tf.placeholder(tf.float32, [None, 4]) for _ in range(2))
train, evaluate = network(x, "train"), network(y, "eval")
