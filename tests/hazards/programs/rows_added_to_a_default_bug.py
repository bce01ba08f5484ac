import numpy as np
import tensorflow as tf


class Row(tf.Module):
    def __init__(self, n):
        super().__init__()
        self.scale = tf.Variable(tf.ones([n]))

    def __call__(self, x):
        return tf.tanh(x * self.scale)


class Channel(tf.Module):
    def __init__(self, n, depth, rows=[]):  # BUG
        super().__init__()
        self.rows = rows
        for _ in range(depth):
            self.rows.append(Row(n))

    def __call__(self, x):
        for row in self.rows:
            x = row(x)
        return x


left, right = Channel(3, 2), Channel(3, 1)
x = tf.constant(np.ones((2, 3), "float32"))
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(tf.square(left(x) - right(2.0 * x)))
variables = left.trainable_variables
for v, g in zip(variables, tape.gradient(loss, variables)):
    v.assign_sub(0.1 * g)
