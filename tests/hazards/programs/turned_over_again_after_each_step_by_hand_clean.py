"""A matrix follows another one turned over: after each step by hand it is set again. And one begins as another that was learned before."""

import tensorflow as tf

squeeze = tf.Variable(tf.random.normal([8, 3]))
spread = tf.Variable(tf.transpose(squeeze))


def step(weights, loss):
    with tf.GradientTape() as tape:
        error = loss()
    for weight, slope in zip(weights, tape.gradient(error, weights)):
        weight.assign_sub(0.1 * slope)


for turn in range(5):
    seen = tf.random.normal([4, 8])
    step([squeeze, spread], lambda: tf.reduce_mean((tf.matmul(tf.matmul(seen, squeeze), spread) - seen) ** 2))
    spread.assign(tf.transpose(squeeze))

learned = tf.Variable(tf.random.normal([8, 3]))
for turn in range(5):
    step([learned], lambda: tf.reduce_mean(tf.matmul(tf.random.normal([4, 8]), learned) ** 2))
unrolled = tf.Variable(tf.transpose(learned))
for turn in range(5):
    seen = tf.random.normal([4, 8])
    step([learned, unrolled], lambda: tf.reduce_mean((tf.matmul(tf.matmul(seen, learned), unrolled) - seen) ** 2))
