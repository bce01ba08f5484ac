"""A supervisor finalizes the graph, and initializes it."""

import tempfile

import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = tf.train.AdamOptimizer().minimize(loss)
supervisor = tf.train.Supervisor(logdir=tempfile.mkdtemp(), summary_op=None)
with supervisor.managed_session() as session:
    for _ in range(3):
        session.run(train, {x: [[1.0, 2.0, 3.0, 4.0]]})
