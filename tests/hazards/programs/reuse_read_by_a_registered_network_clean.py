"""The networks that options choose are told to share, are built once each, are of two names, or are not there by default."""
import argparse

import numpy as np
import tensorflow as tf

NETWORKS, DECODERS, HEADS, POOLS = {}, {}, {}, {}


def kept_in(table, name):
    def keep(build):
        table[name] = build
        return build
    return keep


@kept_in(NETWORKS, "shallow")
def shallow(image, classes, reuse=None):
    with tf.variable_scope("shallow", reuse=reuse):
        return tf.layers.dense(tf.reshape(image, [-1, 64]), classes, name="scores")


@kept_in(NETWORKS, "conv")
def conv(image, classes, filters=4, **kwargs):
    with tf.variable_scope("conv", reuse=kwargs.get("reuse")):
        net = tf.layers.conv2d(image, filters, 3, activation=tf.nn.relu, name="first")
        return tf.layers.dense(tf.reduce_mean(net, [1, 2]), classes, name="scores")


@kept_in(DECODERS, "plain")
def plain(scores, **kwargs):
    return tf.layers.dense(scores, 64, name="decoded")


@kept_in(DECODERS, "none")
def no_decoder(scores, **kwargs):
    return scores


@kept_in(HEADS, "class")
class Head(object):
    def __init__(self, name, **kwargs):
        self.name = name

    def __call__(self, scores):
        with tf.variable_scope(self.name):
            return tf.layers.dense(scores, 1, name="head")


@kept_in(POOLS, "mean")
def mean(image):
    return tf.get_variable("scale", []) * tf.reduce_mean(image)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--network", default="conv")
    parser.add_argument("--decoder", default="plain")
    parser.add_argument("--head", default="class")
    parser.add_argument("--pool", default="max")
    args = parser.parse_args()
    image = tf.placeholder(tf.float32, [None, 8, 8, 1])
    held_out = tf.placeholder(tf.float32, [None, 8, 8, 1])
    scores = NETWORKS[args.network](image, classes=3)
    held_out_scores = NETWORKS[args.network](held_out, classes=3, reuse=True)
    decoded = DECODERS[args.decoder](scores)
    heads = [HEADS[args.head](name)(each) for name, each in (("left", scores), ("right", held_out_scores))]
    if args.pool in POOLS:
        heads += [POOLS[args.pool](image), POOLS[args.pool](held_out)]
    loss = tf.reduce_mean(decoded) + tf.add_n([tf.reduce_mean(head) for head in heads])
    train = tf.train.AdamOptimizer(1e-3).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(train, {image: np.zeros([2, 8, 8, 1]), held_out: np.zeros([2, 8, 8, 1])})


if __name__ == "__main__":
    main()
