"""An average that tf.train.ExponentialMovingAverage keeps of free variables is what is saved."""
import tempfile

import tensorflow as tf

w, b = tf.Variable(tf.zeros([3, 1])), tf.Variable(tf.zeros([1]))
ema = tf.train.ExponentialMovingAverage(0.9)
x, y = tf.random.normal([32, 3]), tf.random.normal([32, 1])
for turn in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.matmul(x, w) + b - y))
    for variable, slope in zip([w, b], tape.gradient(loss, [w, b])):
        variable.assign_sub(0.1 * slope)
    ema.apply([w, b])
tf.train.Checkpoint(w=ema.average(w), b=ema.average(b)).save(tempfile.mkdtemp() + "/mean")
