"""One reader reads a page twice, with other words left out each time, and both passes are drawn apart in the graph's picture."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def weight(name, shape):
    return tf.get_variable(name, shape)


def reader(page):
    h = tf.nn.tanh(tf.matmul(tf.nn.dropout(page, rate=0.5), weight("in", [6, 5])))
    return tf.matmul(h, weight("vote", [5, 1]))


def votes(page):
    with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):
        with tf.name_scope("pass1"):
            first = reader(page)
        with tf.name_scope("pass2"):
            second = reader(page)
    return first, second


def main():
    page = tf.placeholder(tf.float32, [None, 6])
    one, two = votes(page)
    loss = tf.reduce_mean(tf.square(one - 1.0) + tf.square(one - two))
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(train, {page: np.random.rand(4, 6)})


main()
