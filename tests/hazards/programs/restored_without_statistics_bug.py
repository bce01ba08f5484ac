"""What is trained of a frozen trunk is restored, and its statistics are not."""

import tensorflow as tf


def trunk(x, training):
    with tf.variable_scope("trunk"):
        h = tf.layers.dense(x, 12, name="one")
        h = tf.nn.relu(tf.layers.batch_normalization(h, training=training, name="norm"))
        return tf.layers.dense(h, 6, name="two")


x, y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(trunk(x, False), 1, name="out")
loss = tf.losses.mean_squared_error(y, out)
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=tf.trainable_variables("out"))
saver = tf.train.Saver(tf.trainable_variables("trunk"))  # BUG
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    saver.restore(session, tf.train.latest_checkpoint("/models/trunk"))  # BUG
    for _ in range(100):
        session.run(step, {x: [[0.0] * 3], y: [[1.0]]})
