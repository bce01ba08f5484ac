import pickle
import tempfile

import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(8)
        self.norm = tf.keras.layers.BatchNormalization(momentum=0.7)
        self.out = tf.keras.layers.Dense(1)

    def call(self, x, training=False):
        return self.out(tf.nn.relu(self.norm(self.hidden(x), training=training)))


def train(net, x, y):
    optimizer = tf.keras.optimizers.SGD(0.05)
    for _ in range(5):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x, training=True) - y) ** 2)
        gradients = tape.gradient(loss, net.trainable_variables)
        optimizer.apply_gradients(zip(gradients, net.trainable_variables))


def saved(variables, path):
    with open(path, "wb") as file:
        pickle.dump([v.numpy() for v in variables], file)


def read_into(variables, path):
    with open(path, "rb") as file:
        for v, value in zip(variables, pickle.load(file)):
            v.assign(value)


x = np.random.normal(4.0, 2.0, (32, 3)).astype("float32")
net = Net()
train(net, x, x[:, :1])
path = tempfile.mkdtemp() + "/weights.pkl"
served = Net()
served(x[:1])
saved(net.variables, path)
read_into(served.variables, path)
print(np.abs(served(x) - net(x)).max())

# The statistics of other data are gathered anew, and another network goes on learning.
saved(net.trainable_variables, path)
adapted, learner = Net(), Net()
adapted(x[:1]), learner(x[:1])
read_into(adapted.trainable_variables, path)
read_into(learner.trainable_variables, path)
for _ in range(20):
    adapted(x + 1.0, training=True)
train(learner, x, x[:, 1:2])
print(adapted(x + 1.0), learner(x))
