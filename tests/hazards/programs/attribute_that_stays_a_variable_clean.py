"""Attributes that get what `assign` returns, tensors that stand beside variables, and weights that are folded for good."""

import tempfile

import tensorflow as tf


class Temperature:
    def __init__(self, warm=2.0):
        self.warm = warm
        self.value = tf.Variable(warm, trainable=False)

    def cool(self):
        self.value = self.value.assign(0.5 * self.value)

    def begin(self):
        self.value.assign(self.warm)


class Centers(tf.Module):
    def __init__(self, count, width):
        super().__init__()
        self.total = tf.Variable(tf.zeros([count, width]), trainable=False)
        self.seen = tf.Variable(tf.ones([count, 1]), trainable=False)
        self.places = tf.zeros([count, width])

    def add(self, points, owner):
        mine = tf.one_hot(owner, 3)
        self.total.assign_add(tf.matmul(mine, points, transpose_a=True))
        self.seen.assign_add(tf.reduce_sum(mine, 0)[:, None])
        self.places = self.total / self.seen


class Scaled:
    """Once it has learned, the scale is a part of the weights."""

    def __init__(self):
        self.direction = tf.Variable(tf.random.normal([3, 2]))
        self.scale = tf.Variable(tf.ones([2]))

    def loss(self):
        return tf.reduce_mean((self.scale * self.direction - 1.0) ** 2)

    def learn(self):
        with tf.GradientTape() as tape:
            loss = self.loss()
        for variable, gradient in zip([self.direction, self.scale], tape.gradient(loss, [self.direction, self.scale])):
            variable.assign_sub(0.1 * gradient)

    def fold(self):
        self.direction = self.scale * self.direction
        self.scale = tf.ones([2])


centers = Centers(3, 2)
for step in range(4):
    centers.add(tf.random.normal([5, 2]), [0, 1, 2, 0, 1])
path = tf.train.Checkpoint(centers=centers).save(tempfile.mkdtemp() + "/centers")

temperature = Temperature()
for game in range(2):
    temperature.begin()
    for step in range(3):
        temperature.cool()
    print(float(temperature.value))

scaled = Scaled()
for step in range(3):
    scaled.learn()
scaled.fold()
print(float(scaled.loss()))
