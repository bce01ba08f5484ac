"""A second network gives the targets behind a stopped gradient, and is what is used: its list of twins is empty, and nothing moves it."""

import numpy as np
import tensorflow as tf


def network(inputs, name):
    with tf.variable_scope(name), tf.variable_scope(name):
        return tf.layers.dense(tf.layers.dense(inputs, 7, tf.nn.tanh), 1)  # BUG


def follow(learned, slow):
    by_name = {v.op.name: v for v in tf.trainable_variables()}
    pairs = [(by_name.get(name.replace(learned, slow, 1)), v) for name, v in by_name.items() if name.startswith(learned)]
    return tf.group(*[there.assign(0.9 * there + 0.1 * here) for there, here in pairs if there is not None])


def main():
    rows, wanted = tf.placeholder(tf.float32, [None, 2]), tf.placeholder(tf.float32, [None, 1])
    quick, slow = network(rows + tf.random_normal(tf.shape(rows)), "quick"), network(rows, "slow")  # BUG
    loss = tf.losses.mean_squared_error(wanted, quick) + tf.reduce_mean(tf.square(quick - tf.stop_gradient(slow)))
    step = tf.train.AdamOptimizer(0.01).minimize(loss, var_list=tf.trainable_variables("quick"))
    moved = follow("quick", "slow")
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(5):
            data = np.random.rand(9, 2)
            sess.run(step, {rows: data, wanted: data[:, :1]})
            sess.run(moved)
        print(sess.run(slow, {rows: np.random.rand(3, 2)}))


if __name__ == "__main__":
    main()
