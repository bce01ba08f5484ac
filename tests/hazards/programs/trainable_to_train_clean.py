import tensorflow as tf


def net(x, is_training):
    with tf.variable_scope("net", reuse=not is_training):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="hidden", trainable=is_training)
        return tf.layers.dense(h, 3, name="logits", trainable=is_training)


x = tf.placeholder(tf.float32, [None, 4])
held_out = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int32, [None])
logits = net(x, True)
guesses, others = net(x, False), net(held_out, False)
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
step = tf.train.AdamOptimizer().minimize(loss)
accuracy = tf.reduce_mean(tf.to_float(tf.nn.in_top_k(guesses, y, 1)))
