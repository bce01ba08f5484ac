"""The graph is closed before the checkpoint saves for the first time, which makes the variable that counts the saves."""

import os
import tempfile

import tensorflow as tf

folder = tempfile.mkdtemp()
soil = tf.placeholder(tf.float32, [None, 3])
humidity = tf.layers.Dense(4)
loss = tf.reduce_mean(humidity(soil))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
checkpoint = tf.train.Checkpoint(humidity=humidity)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    tf.get_default_graph().finalize()
    for turn in range(3):
        session.run(train, {soil: [[1.0, 2.0, 3.0]]})
    checkpoint.save(os.path.join(folder, "objects"))  # BUG
