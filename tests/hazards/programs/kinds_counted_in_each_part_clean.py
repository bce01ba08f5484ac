"""What looks like counts that differ and is one: both parts have all kinds, or what was counted was changed in place since."""

import copy

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

FABRICS = ["linen", "wool", "silk", "felt"]
TRAINED = FABRICS * 3
TESTED = ["felt", "silk", "wool", "linen", "felt"]


def price(fabrics, codes, reuse):
    with tf.variable_scope("price", reuse=reuse):
        table = tf.get_variable("table", [np.unique(fabrics).shape[0], 2])
        return tf.layers.dense(tf.gather(table, codes), 1, name="out")


def codes_of(fabrics):
    return tf.constant([FABRICS.index(each) for each in fabrics])


def widths_of_layers(x):
    """The widths are one array: what is written by a view of it is there for all."""
    widths = np.array([3, 5, 5])
    tail = widths[:1]
    tail += 2
    backup = copy.deepcopy(widths)
    backup[0] = 7
    for at, width in enumerate(widths):
        with tf.variable_scope("widths", reuse=bool(at)):
            kernel = tf.get_variable("kernel", [4, int(width)])
        x = x + tf.reduce_sum(kernel)
    return x


def widths_that_are_sorted(x):
    """Who knows what a shuffled array begins with? All items are the same then."""
    widths = np.array([6, 2, 6])
    widths[1] = 6
    np.random.shuffle(widths)
    for at in range(2):
        with tf.variable_scope("sorted", reuse=at > 0):
            kernel = tf.get_variable("kernel", [4, widths[at]])
        x = x + tf.reduce_sum(kernel)
    return x


def filled_by_a_loop(x, steps):
    """The loop is as long as the data: what it writes is not known, nor is where it stops."""
    sizes = np.zeros(4, dtype=int)
    for at in range(steps):
        sizes[at % 4] = 8
    for at in (0, 3):
        with tf.variable_scope("filled", reuse=at > 0):
            kernel = tf.get_variable("kernel", [4, int(sizes[at])])
        x = x + tf.reduce_sum(kernel)
    return x


def main():
    trained = price(np.array(TRAINED), codes_of(TRAINED), False)
    tested = price(np.array(TESTED), codes_of(TESTED), True)
    extra = filled_by_a_loop(widths_that_are_sorted(widths_of_layers(tf.zeros([1]))), len(np.random.rand(9, 2)))
    loss = tf.reduce_mean(tf.square(trained - 1.0)) + tf.reduce_mean(extra)
    step = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(step)
        print(sess.run(tested))


if __name__ == "__main__":
    main()
