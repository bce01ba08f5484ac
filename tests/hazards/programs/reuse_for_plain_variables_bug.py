import tensorflow as tf


def encoder(x, reuse=False):
    with tf.variable_scope("encoder", reuse=reuse):
        w = tf.Variable(tf.truncated_normal([6, 3], stddev=0.1), name="w")  # BUG
        return tf.nn.relu(tf.matmul(x, w))


clean = encoder(tf.placeholder(tf.float32, [None, 6]))
noisy = encoder(tf.placeholder(tf.float32, [None, 6]), reuse=True)
