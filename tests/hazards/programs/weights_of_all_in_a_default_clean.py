"""The list has all parameters of the program, which one loss trains together."""
import numpy as np
import tensorflow as tf


class Layer:
    def __init__(self, inputs, outputs, parameters=[]):
        self.parameters = parameters
        self.w = tf.Variable(tf.random.normal([inputs, outputs], stddev=0.1))
        self.b = tf.Variable(tf.zeros([outputs]))
        self.parameters += [self.w, self.b]

    def __call__(self, x):
        return tf.tanh(x @ self.w + self.b)

    def shrink(self):
        self.w.assign(self.w * 0.9)


first, second = Layer(4, 3), Layer(3, 1)
x = tf.constant(np.random.rand(16, 4), tf.float32)
for _ in range(3):
    with tf.GradientTape() as tape:
        fit = tf.reduce_mean((second(first(x)) - x[:, :1]) ** 2)
        loss = fit + 0.01 * tf.add_n([tf.nn.l2_loss(w) for w in first.parameters])
    for w, g in zip(second.parameters, tape.gradient(loss, second.parameters)):
        w.assign_sub(0.05 * g)
    first.shrink()
    second.shrink()
