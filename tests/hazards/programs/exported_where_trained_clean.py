"""The session that has learned exports; a fresh one does so before there is anything to keep, and its constants are looked at."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3], name="x")
out = tf.layers.dense(x, 1, name="out")
loss = tf.reduce_mean(tf.square(out - tf.reduce_sum(x, 1, keepdims=True)))
step = tf.train.AdamOptimizer(0.1).minimize(loss)
init = tf.global_variables_initializer()


def export(sess):
    frozen = tf.graph_util.convert_variables_to_constants(sess, sess.graph_def, [out.op.name])
    with tf.Graph().as_default():
        tf.import_graph_def(frozen, name="")


with tf.Session() as sess:
    sess.run(init)
    export(sess)  # before training, to see how large it is
with tf.Session() as sess:
    sess.run(init)
    for _ in range(20):
        sess.run(step, {x: np.random.rand(8, 3)})
    export(sess)
saver = tf.train.Saver()
for seed in range(2):
    with tf.Session() as sess:
        sess.run(init)
        for _ in range(5):
            sess.run(step, {x: np.random.rand(8, 3)})
        saver.save(sess, "/tmp/model", global_step=seed)
