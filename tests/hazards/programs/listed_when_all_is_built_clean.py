"""What is to be trained is listed when the whole model has been called; or the body is to be trained by itself, and the head later."""

import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(16, activation="relu"), tf.keras.layers.Dense(8)])
        self.head = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.head(self.body(x))


def train(net, weights, turns):
    optimizer = tf.keras.optimizers.Adam(0.01)
    for turn in range(turns):
        x = tf.random.normal([8, 4])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - tf.reduce_sum(x, axis=1, keepdims=True)) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


net = Net()
net(tf.zeros([1, 4]))
train(net, net.trainable_variables, 20)

other = Net()
other.body(tf.zeros([1, 4]))
train(other, other.body.trainable_variables, 20)
train(other, other.trainable_variables, 20)
