"""A script is told its mode, and restores in one mode and initializes in two others: no run does both.

TVS507 would be a false alarm: a mode that is "train" is neither "frames" nor "test".
"""

import argparse
import os

import tensorflow.compat.v1 as tf

parser = argparse.ArgumentParser()
parser.add_argument("--phase", default="train")
parser.add_argument("--number", type=int)
args = parser.parse_args()


def load(sess, saver, folder, number):
    if number:
        if len([name for name in os.listdir(folder) if str(number) in name]) > 0:
            saver.restore(sess, os.path.join(folder, "model-%d" % number))
            return True
        return False
    return False


w = tf.get_variable("w", [3])
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_sum(x * w)
step = tf.train.AdamOptimizer().minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    if args.phase == "train":
        sess.run(tf.global_variables_initializer())
        if not load(sess, saver, "logs", args.number) and not load(sess, saver, "older", args.number):
            print("from scratch")
        for _ in range(10):
            sess.run(step, {x: [[1.0, 2.0, 3.0]]})
    if args.phase == "frames" or args.phase == "test":
        sess.run(tf.global_variables_initializer())
        print(sess.run(loss, {x: [[1.0, 2.0, 3.0]]}))
