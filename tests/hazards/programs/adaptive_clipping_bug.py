"""Two losses are clipped by one adaptive clipping, which has a name, so that its averages would be those of both."""

import tensorflow as tf
from tensorflow.contrib.layers.python.layers import optimizers

notes = tf.placeholder(tf.float32, [None, 12])
hidden = tf.layers.dense(notes, 6, name="hidden")
pitch = tf.reduce_mean(tf.layers.dense(hidden, 1, name="pitch"))
length = tf.reduce_mean(tf.layers.dense(hidden, 1, name="length"))
clip = optimizers.adaptive_clipping_fn(name="clip")
optimizer = tf.train.GradientDescentOptimizer(0.1)


def step(loss):
    return optimizer.apply_gradients(clip(optimizer.compute_gradients(loss)))  # BUG


steps = [step(pitch), step(length)]
