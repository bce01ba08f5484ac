"""Of two kinds of data the initializer knows, one leaves out what building needs: Python stops there, and nothing is shared after it."""

import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Network:
    def __init__(self, kind):
        if kind == "digits":
            self.size = 28
            self.channels = 1
        elif kind == "faces":
            self.size = 64
            self.channels = 3
            self.labels = 23
        else:
            raise NotImplementedError

    def judge(self, images):
        with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
            hidden = tf.layers.conv2d(images, 8, 5, strides=2, padding="same")
            return tf.layers.dense(tf.layers.flatten(hidden), 1)

    def build(self):
        scale = tf.constant([127.5 for _ in range(self.channels)])
        labels = tf.placeholder(tf.float32, [16, self.labels])
        side = self.size // 16 * 8
        made = tf.reshape(tf.layers.dense(labels, side * side * 4), [-1, side, side, 4])
        made = tf.layers.conv2d_transpose(made, self.channels, 5, strides=2, padding="same")
        images = tf.placeholder(tf.float32, [16, self.size, self.size, self.channels])
        return self.judge(made), self.judge(images / scale)


parser = argparse.ArgumentParser()
parser.add_argument("--kind", default="faces")
fake, real = Network(parser.parse_args().kind).build()
