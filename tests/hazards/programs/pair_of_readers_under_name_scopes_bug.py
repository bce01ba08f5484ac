"""Two readers of one page, whose votes are to be compared: only name scopes part them, and so they are one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def weight(name, shape):
    return tf.get_variable(name, shape)


def reader(page):
    h = tf.nn.tanh(tf.matmul(page, weight("in", [6, 5])))
    return tf.matmul(h, weight("vote", [5, 1]))


def votes(page):
    with tf.variable_scope("readers", reuse=tf.AUTO_REUSE):
        with tf.name_scope("reader1"):
            first = reader(page)  # BUG
        with tf.name_scope("reader2"):
            second = reader(page)  # BUG
    return tf.maximum(first, second)


def main():
    page = tf.placeholder(tf.float32, [None, 6])
    loss = tf.reduce_mean(tf.square(votes(page) - 1.0))
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(train, {page: np.random.rand(4, 6)})
    print("FACT", len(tf.trainable_variables()) == 2)


main()
