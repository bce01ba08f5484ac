"""The same tower for both tasks but for what it does with the task; and one for two inputs, whose label is for nothing."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x, task):
    with tf.variable_scope("tower", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="fc")
        return tf.nn.dropout(h, rate=0.5) if task == "ctr" else h


def branch(x, side):
    with tf.variable_scope("branch", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 8, tf.nn.relu, name="fc")


def network(x, mode):
    with tf.variable_scope("network", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 1, name="fc")


x, y = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
ctr = tf.layers.dense(tower(x, "ctr"), 1, name="ctr")
cvr = tf.layers.dense(tower(x, "cvr"), 1, name="cvr")
distance = tf.reduce_sum(tf.square(branch(x, "left") - branch(y, "right")), 1)
trained, evaluated = network(x, "train"), network(x, "eval")
loss = tf.reduce_mean(tf.square(ctr - cvr)) + tf.reduce_mean(distance) + tf.reduce_mean(trained)
train = tf.train.AdamOptimizer().minimize(loss)
