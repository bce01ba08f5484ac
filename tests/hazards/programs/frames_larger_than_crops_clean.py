"""What was learned on crops is asked for frames, which are as large where no option says otherwise."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def speed(pictures):
    with tf.variable_scope("speed", reuse=tf.AUTO_REUSE):
        maps = tf.layers.conv2d(pictures, 4, 3, strides=2, name="first")
        maps = tf.layers.max_pooling2d(maps, 2, 2)
        return tf.layers.dense(tf.layers.flatten(maps), 1, name="speed")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seen", type=int, default=32)
    parser.add_argument("--cut", type=int, default=32)
    asked = vars(parser.parse_args())
    cuts = tf.placeholder(tf.float32, [None, asked["cut"], asked["cut"], 1])
    tf.train.AdamOptimizer().minimize(tf.reduce_mean(speed(cuts)))
    return speed(tf.placeholder(tf.float32, [None, asked["seen"], asked["seen"], 1]))


if __name__ == "__main__":
    main()
