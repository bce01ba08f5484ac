"""Modules that a data class holds are out of sight of the module that has it."""

import dataclasses

import tensorflow as tf


class Affine(tf.Module):
    def __init__(self, size):
        super().__init__()
        self.kernel = tf.Variable(tf.random.normal([size, size]))

    def __call__(self, x):
        return x @ self.kernel


@dataclasses.dataclass
class Pair:
    inner: Affine
    outer: Affine


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.offset = tf.Variable(tf.zeros([3]))
        self.pairs = [Pair(Affine(3), Affine(3)) for _ in range(2)]  # BUG

    def __call__(self, x):
        for pair in self.pairs:
            x = pair.outer(tf.nn.relu(pair.inner(x)))
        return x + self.offset


net = Net()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(tf.ones([2, 3])) ** 2)
    variables = net.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
print(len(net.trainable_variables))
