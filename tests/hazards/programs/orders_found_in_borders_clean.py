"""What orders goods is picked by how its name begins. An encoder is one more for an autoencoder, whose weights begin as they were restored;
and the shares of bonds have a text of the word, and no scope of their own by which anybody picks them."""
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
    return [v for v in tf.trainable_variables() if v.op.name.startswith(text + "/")]


def with_text(text, variables):
    return [v for v in variables if text in v.op.name]


trucks = tf.placeholder(tf.float32, [None, 6])
paid = tf.placeholder(tf.float32, [None, 1])
late = delays(trucks)
amounts = orders(late)
euros = costs(late, amounts)
measured = tf.train.Saver(tf.trainable_variables("border_delays"))
buy = tf.train.AdamOptimizer().minimize(tf.reduce_mean(euros), var_list=having("order"))
count = tf.train.AdamOptimizer().minimize(tf.losses.mean_squared_error(paid, euros), var_list=having("ledger"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    path = measured.save(sess, os.path.join(tempfile.mkdtemp(), "delays"))
    measured.restore(sess, path)
    feed = {trucks: np.ones((2, 6)), paid: np.ones((2, 1))}
    sess.run(count, feed)
    sess.run(buy, feed)

with tf.Graph().as_default():
    wares = tf.placeholder(tf.float32, [None, 6])
    with tf.variable_scope("autoencoder"):
        code = tf.layers.dense(wares, 3, name="inner")
    with tf.variable_scope("encoder"):
        code = tf.layers.dense(code, 3, name="code")
    with tf.variable_scope("decoder"):
        back = tf.layers.dense(code, 6, name="back")
    with tf.variable_scope("stocks"):
        share = tf.layers.dense(code, 1, name="share")
    with tf.variable_scope("livestock"):
        share += tf.layers.dense(code, 1, name="cattle")
    loss = tf.losses.mean_squared_error(wares, back) + tf.reduce_mean(share)
    everything = tf.trainable_variables()
    begun = tf.train.Saver(tf.trainable_variables("autoencoder"))
    first = tf.train.AdamOptimizer().minimize(loss, var_list=with_text("encoder", everything))
    second = tf.train.AdamOptimizer().minimize(loss, var_list=with_text("decoder", everything))
    third = tf.train.AdamOptimizer().minimize(loss, var_list=with_text("stock", everything))
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        begun.restore(sess, begun.save(sess, os.path.join(tempfile.mkdtemp(), "encoder")))
        sess.run([first, second, third], {wares: np.ones((2, 6))})
