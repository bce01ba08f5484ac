"""What was learned of many classes is restored where there are fewer but for its head, or where by default there are as many."""

import argparse
import os
import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(classes):
    data = tf.placeholder(tf.float32, [None, 7])
    with tf.variable_scope("trunk"):
        hidden = tf.layers.dense(data, 5, name="hidden")
    with tf.variable_scope("classes"):
        return tf.layers.dense(hidden, classes, name="out")


def learn(folder, classes):
    with tf.Graph().as_default(), tf.Session() as sess:
        network(classes)
        sess.run(tf.global_variables_initializer())
        return tf.train.Saver().save(sess, os.path.join(folder, "learned"))


def go_on(path, classes):
    with tf.Graph().as_default(), tf.Session() as sess:
        network(classes)
        sess.run(tf.global_variables_initializer())
        tf.train.Saver(tf.global_variables("trunk")).restore(sess, path)


def look_at(path, classes):
    with tf.Graph().as_default(), tf.Session() as sess:
        network(classes)
        tf.train.Saver().restore(sess, path)


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--classes", type=int, default=12)
    parser.add_argument("--kept", type=int, default=4)
    parser.add_argument("--shown", type=int, default=12)
    return parser.parse_args()


def main():
    asked = options()
    path = learn(tempfile.mkdtemp(), asked.classes)
    go_on(path, asked.kept)
    look_at(path, asked.shown)


if __name__ == "__main__":
    main()
