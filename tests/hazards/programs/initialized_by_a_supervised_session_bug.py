"""A supervisor finalizes the graph, and initializes it: an initializer that is made in its session is one operation too many."""

import tempfile

import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = tf.train.AdamOptimizer().minimize(loss)
supervisor = tf.train.Supervisor(logdir=tempfile.mkdtemp(), summary_op=None)
with supervisor.managed_session() as session:
    session.run(tf.global_variables_initializer())  # BUG
    for _ in range(3):
        session.run(train, {x: [[1.0, 2.0, 3.0, 4.0]]})
