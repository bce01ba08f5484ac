import tensorflow as tf


def norm(x, name, trainable):
    with tf.variable_scope(name):
        beta = tf.get_variable("beta", [8], initializer=tf.zeros_initializer(), trainable=trainable)
        return x + beta


def block(x, train):
    with tf.variable_scope("block"):
        h = tf.nn.relu(norm(x, "norm", train))
        return tf.layers.dense(h, 8, name="o")


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.int32, [None])
is_training = tf.placeholder(tf.bool, [])
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    logits = tf.cond(is_training, lambda: block(x, True), lambda: block(x, False))
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
step = tf.train.AdamOptimizer().minimize(loss)
