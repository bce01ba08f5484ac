"""The head is restored; the tower is told to begin as in a checkpoint when the initializer has been made."""

import tensorflow as tf


def tower(x):
    with tf.variable_scope("tower"):
        kernel = tf.get_variable("kernel", [6, 12])
        return tf.nn.relu(tf.matmul(x, kernel))


def compare(path, other):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 6], name="x")
        out = tf.layers.dense(tower(x), 2, name="out")
        head = tf.train.Saver(tf.global_variables("out"))
        begin = tf.global_variables_initializer()
        tf.train.init_from_checkpoint(path, {"tower/": "tower/"})  # BUG
        with tf.Session() as session:
            session.run(begin)  # BUG
            head.restore(session, other)
            print(session.run(out, {x: [[0.0] * 6]}))


compare("/models/tower/model.ckpt", "/models/head/model.ckpt")
