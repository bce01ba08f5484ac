import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
import os
import tempfile


def build():
    w = tf.get_variable("w", [2], initializer=tf.zeros_initializer())
    mean = tf.get_variable("mean", [2], initializer=tf.zeros_initializer(), trainable=False)
    return w, mean, tf.group(w.assign_add([1., 1.]), mean.assign_add([2., 2.]))


path = os.path.join(tempfile.mkdtemp(), "m")
with tf.Graph().as_default(), tf.Session() as sess:
    w, mean, update = build()
    saver = tf.train.Saver(tf.trainable_variables())  # BUG
    sess.run(tf.global_variables_initializer())
    sess.run(update)
    path = saver.save(sess, path)

with tf.Graph().as_default(), tf.Session() as sess:
    w, mean, update = build()
    saver = tf.train.Saver()  # BUG
    saver.restore(sess, path)  # BUG
    print(sess.run([w, mean]))
