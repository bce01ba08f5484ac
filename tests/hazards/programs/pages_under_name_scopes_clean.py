"""One reader for two pages, whose operations are under name scopes with numbers."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def weight(name, shape):
    return tf.get_variable(name, shape)


def reader(page):
    h = tf.nn.tanh(tf.matmul(page, weight("in", [6, 5])))
    return tf.matmul(h, weight("vote", [5, 1]))


def votes(first, second):
    with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):
        with tf.name_scope("page1"):
            one = reader(first)
        with tf.name_scope("page2"):
            two = reader(second)
    return tf.maximum(one, two)


def main():
    first, second = (tf.placeholder(tf.float32, [None, 6]) for _ in range(2))
    loss = tf.reduce_mean(tf.square(votes(first, second) - 1.0))
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(train, {first: np.random.rand(4, 6), second: np.random.rand(4, 6)})


main()
