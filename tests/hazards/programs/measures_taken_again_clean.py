"""A model goes by measures of the data that are taken anew after a restore, or are seen by the checkpoint."""

import os
import tempfile

import numpy as np
import tensorflow as tf


class Measures:
    def __init__(self, width):
        self.centre = tf.Variable(tf.zeros([width]), trainable=False)
        self.spread = tf.Variable(tf.ones([width]), trainable=False)

    def take(self, data):
        self.centre.assign(data.mean(0))
        self.spread.assign(data.std(0))


class Net(tf.keras.Model):
    def __init__(self, width):
        super().__init__()
        self.measures = Measures(width)
        self.head = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.head((x - self.measures.centre) / self.measures.spread)


data = np.random.rand(20, 3).astype("float32")
net = Net(3)
net.measures.take(data)
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(data) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
path = tf.train.Checkpoint(net=net).save(os.path.join(tempfile.mkdtemp(), "net"))
again = Net(3)
again.measures.take(data)
again(data)
tf.train.Checkpoint(net=again).restore(path)
print(float(tf.reduce_max(tf.abs(net(data) - again(data)))))
