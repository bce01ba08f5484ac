"""Each part of the data counts the kinds that it has: the second has fewer, and asks for the shared table with another shape."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

FABRICS = ["linen", "wool", "silk", "felt"]
TRAINED = FABRICS * 3
TESTED = ["wool", "felt", "wool", "linen", "felt"]


def price(fabrics, codes, reuse):
    kinds, counts = np.unique(fabrics, return_counts=True)
    with tf.variable_scope("price", reuse=reuse):
        table = tf.get_variable("table", [len(kinds), 2])  # BUG
        return tf.layers.dense(tf.gather(table, codes), 1, name="out"), counts


def codes_of(fabrics):
    return tf.constant([FABRICS.index(each) for each in fabrics])


def main():
    trained, counts = price(np.array(TRAINED), codes_of(TRAINED), False)
    tested, _ = price(np.array(TESTED), codes_of(TESTED), True)  # BUG
    loss = tf.reduce_mean(tf.square(trained - 1.0)) * float(counts.mean())
    step = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(step)
        print(sess.run(tested))


if __name__ == "__main__":
    main()
