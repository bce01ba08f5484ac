"""The counter is asked for by a session that nothing has set up, and a checkpoint of another size is restored: nothing catches either."""

import os
import tempfile

import tensorflow as tf


def network(units):
    inputs = tf.placeholder(tf.float32, [None, 3])
    return inputs, tf.layers.dense(inputs, units, name="reading")


def ensure_values(sess, counter):
    try:
        return sess.run(counter)  # BUG
    except tf.errors.OutOfRangeError:
        sess.run(tf.global_variables_initializer())
        return 0


def begin(units, path):
    with tf.Graph().as_default():
        network(units)
        counter = tf.train.get_or_create_global_step()
        with tf.Session() as sess:
            print(ensure_values(sess, counter))
            saver = tf.train.Saver()
            try:
                saver.restore(sess, path)  # BUG
            except tf.errors.OutOfRangeError:
                print("a network of another size begins anew")
            print(sess.run(counter))


def save(units, path):
    with tf.Graph().as_default():
        network(units)
        tf.train.get_or_create_global_step()
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            tf.train.Saver().save(sess, path)


if __name__ == "__main__":
    path = os.path.join(tempfile.mkdtemp(), "reading")
    save(4, path)
    begin(5, path)
