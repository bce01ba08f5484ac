"""The scaffold is given an initializer that was made before the variables are told what to begin with."""

import tensorflow as tf


def tower(x):
    with tf.variable_scope("tower"):
        kernel = tf.get_variable("kernel", [6, 12])
        return tf.nn.relu(tf.matmul(x, kernel))


def serve(path):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 6], name="x")
        out = tf.layers.dense(tower(x), 2, name="out")
        scaffold = tf.train.Scaffold(init_op=tf.global_variables_initializer())
        if path:
            tf.train.init_from_checkpoint(path, {"tower/kernel": "tower/kernel"})  # BUG
        with tf.train.MonitoredTrainingSession(scaffold=scaffold) as session:  # BUG
            print(session.run(out, {x: [[0.0] * 6]}))


serve(tf.train.latest_checkpoint("/models/tower"))
