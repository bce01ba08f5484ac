"""What counts the saves is made by the first of them, or when it is asked for: before the graph is closed, and beside other counters."""

import os
import tempfile

import tensorflow as tf

folder = tempfile.mkdtemp()
soil = tf.placeholder(tf.float32, [None, 3])
humidity = tf.layers.Dense(4)
loss = tf.reduce_mean(humidity(soil))
step = tf.train.get_or_create_global_step()
optimizer = tf.train.AdamOptimizer(0.1)
train = optimizer.minimize(loss, global_step=step)
checkpoint = tf.train.Checkpoint(humidity=humidity, optimizer=optimizer, step=step)
other = tf.train.Checkpoint(humidity=humidity)
other.save_counter
saver = tf.train.Saver()

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    path = checkpoint.save(os.path.join(folder, "objects"))
    other.save(os.path.join(folder, "alone"))
    saver.save(session, os.path.join(folder, "names"))
    status = checkpoint.restore(path)
    status.initialize_or_restore(session)
    tf.get_default_graph().finalize()
    for turn in range(3):
        session.run(train, {soil: [[1.0, 2.0, 3.0]]})
        path = checkpoint.save(os.path.join(folder, "objects"))
