"""What orders goods is picked by a text that the scope of the borders has in the middle of a word; these had been measured, and restored."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def delays(trucks):
    with tf.variable_scope("border_delays"):
        return tf.layers.dense(trucks, 4, name="hours")


def orders(late):
    with tf.variable_scope("order"):
        return tf.layers.dense(late, 2, tf.nn.sigmoid, name="amounts")


def costs(late, amounts):
    with tf.variable_scope("ledger"):
        return tf.layers.dense(tf.concat([late, amounts], 1), 1, name="euros")


def having(text):
    return [v for v in tf.trainable_variables() if text in v.op.name]  # BUG


trucks = tf.placeholder(tf.float32, [None, 6])
paid = tf.placeholder(tf.float32, [None, 1])
late = delays(trucks)
amounts = orders(late)
euros = costs(late, amounts)
measured = tf.train.Saver(tf.trainable_variables("border_delays"))
buy = tf.train.AdamOptimizer().minimize(tf.reduce_mean(euros), var_list=having("order"))  # BUG
count = tf.train.AdamOptimizer().minimize(tf.losses.mean_squared_error(paid, euros), var_list=having("ledger"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    path = measured.save(sess, os.path.join(tempfile.mkdtemp(), "delays"))
    measured.restore(sess, path)
    feed = {trucks: np.ones((2, 6)), paid: np.ones((2, 1))}
    sess.run(count, feed)
    sess.run(buy, feed)
