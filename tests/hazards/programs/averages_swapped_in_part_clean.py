"""A saver saves the averages, which each step moves, in the place of the variables."""
import tempfile

import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 2, name="out")))
optimizer = tf.contrib.opt.MovingAverageOptimizer(tf.train.MomentumOptimizer(0.1, 0.9), average_decay=0.99)
train = optimizer.minimize(loss)
saver = optimizer.swapping_saver(tf.global_variables())
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(2):
        session.run(train, {x: [[1.0, 2.0, 3.0]]})
    saver.save(session, tempfile.mkdtemp() + "/averages")
