"""A norm of one name in either arm of an option: a table of names has one of the two, and that is the one that there is."""

import argparse

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, wide):
    if wide:
        h = tf.layers.dense(x, 8, name="wide")
        h = tf.layers.batch_normalization(h, training=False, name="norm")
    else:
        h = tf.layers.dense(x, 8, name="narrow")
        h = tf.layers.batch_normalization(h, training=False, name="norm")
    return tf.layers.dense(h, 1, name="out")


parser = argparse.ArgumentParser()
parser.add_argument("--wide", action="store_true")
parser.add_argument("--checkpoint", default="/tmp/model.ckpt")
args = parser.parse_args()
x = tf.placeholder(tf.float32, [None, 4])
y = network(x, args.wide)
saver = tf.train.Saver({v.op.name: v for v in tf.global_variables()})
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    saver.restore(sess, args.checkpoint)
    print(sess.run(y, {x: np.ones((2, 4))}))
