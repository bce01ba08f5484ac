"""Models of two sizes are trained one after the other at one path, which is removed in between."""

import os
import shutil

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def trained(width):
    tf.reset_default_graph()
    rows = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(rows, width, name="scores")))
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    saver, best = tf.train.Saver(), 100.0
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        if tf.train.checkpoint_exists("/tmp/best_of_all/model"):
            saver.restore(session, "/tmp/best_of_all/model")
        for _ in range(3):
            found, _ = session.run([loss, train], {rows: np.ones([2, 3])})
            if found < best:
                best = found
                saver.save(session, "/tmp/best_of_all/model")
        saver.restore(session, "/tmp/best_of_all/model")
        print(session.run(loss, {rows: np.ones([2, 3])}))


trained(4)
os.system("echo the first is done; mkdir -p /tmp/pictures_of_all")
shutil.rmtree("/tmp/best_of_all", ignore_errors=True)
trained(6)
