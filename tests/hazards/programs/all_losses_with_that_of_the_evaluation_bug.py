"""The network is built a second time, on the data that it is to be measured on: its loss is among the losses that are trained."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(pictures, labels):
    with tf.variable_scope("tower", reuse=tf.AUTO_REUSE):
        logits = tf.layers.dense(tf.layers.dense(pictures, 32, tf.nn.relu, name="hidden"), 10, name="logits")
    tf.losses.sparse_softmax_cross_entropy(labels, logits)  # BUG
    return tf.reduce_mean(tf.cast(tf.nn.in_top_k(logits, labels, 1), tf.float32))


def evaluation():
    pictures, labels = tf.placeholder(tf.float32, [None, 64]), tf.placeholder(tf.int32, [None])
    return pictures, labels, tower(pictures, labels)  # BUG


x, y = tf.placeholder(tf.float32, [None, 64]), tf.placeholder(tf.int32, [None])
accuracy = tower(x, y)
held_x, held_y, held_accuracy = evaluation()
total = tf.add_n(tf.get_collection(tf.GraphKeys.LOSSES))  # BUG
step = tf.train.AdamOptimizer().minimize(total)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(100):
        session.run(step, {x: [[0.0] * 64], y: [1], held_x: [[1.0] * 64], held_y: [2]})
