"""Models of two sizes are trained one after the other at one path, and a shell removes what each has left there."""

import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def trained(width):
    tf.reset_default_graph()
    rows = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(rows, width, name="scores")))
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(3):
            found, _ = session.run([loss, train], {rows: np.ones([2, 3])})
            if found >= float(os.environ.get("LEAST", "0")):
                saver.save(session, "/tmp/best_of_all/model")
        saver.restore(session, "/tmp/best_of_all/model")
        print(session.run(loss, {rows: np.ones([2, 3])}))
    os.system("rm -r /tmp/best_of_all")


trained(4)
trained(6)
