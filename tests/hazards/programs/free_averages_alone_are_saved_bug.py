"""The rate of the training is changed by the program and is not saved with what it moves."""
import tempfile

import tensorflow as tf

w = tf.Variable(1.0, name="w")
rate = tf.Variable(0.5, name="rate")
x, y = tf.random.normal([32]), tf.random.normal([32])
keeper = tf.train.Checkpoint(w=w)  # BUG TVS404
for turn in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x * w - y))
    w.assign_sub(rate * tape.gradient(loss, w))
    rate.assign(0.9 * rate)
keeper.save(tempfile.mkdtemp() + "/w")
