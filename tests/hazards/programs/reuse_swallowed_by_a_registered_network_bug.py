"""The network that an option chooses takes whatever it is told, and reads no `reuse`: the second call makes all of it again."""
import argparse

import numpy as np
import tensorflow as tf

NETWORKS = {}


def network(name):
    def keep(build):
        NETWORKS[name] = build
        return build
    return keep


@network("shallow")
def shallow(image, classes, reuse=None):
    with tf.variable_scope("shallow", reuse=reuse):
        flat = tf.reshape(image, [-1, 64])
        return tf.layers.dense(flat, classes, name="scores")


@network("conv")
def conv(image, classes, filters=4, **kwargs):  # BUG
    with tf.variable_scope("conv"):  # BUG
        net = tf.layers.conv2d(image, filters, 3, activation=tf.nn.relu, name="first")  # BUG
        return tf.layers.dense(tf.reduce_mean(net, [1, 2]), classes, name="scores")


def build(name, image, **kwargs):
    return NETWORKS[name](image, classes=3, **kwargs)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--network", default="conv")
    args = parser.parse_args()
    image = tf.placeholder(tf.float32, [None, 8, 8, 1])
    held_out = tf.placeholder(tf.float32, [None, 8, 8, 1])
    target = tf.placeholder(tf.int64, [None])
    scores = build(args.network, image)
    held_out_scores = build(args.network, held_out, reuse=True)  # BUG
    loss = tf.losses.sparse_softmax_cross_entropy(target, scores)
    train = tf.train.AdamOptimizer(1e-3).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(train, {image: np.zeros([2, 8, 8, 1]), target: [0, 1]})
        print(sess.run(held_out_scores, {held_out: np.zeros([2, 8, 8, 1])}))


if __name__ == "__main__":
    main()
