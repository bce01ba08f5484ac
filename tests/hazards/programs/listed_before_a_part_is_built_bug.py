"""What is to be trained is listed when the body has been called, and the head has not."""

import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(16, activation="relu"), tf.keras.layers.Dense(8)])
        self.head = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.head(self.body(x))


net = Net()
print("features", net.body(tf.zeros([1, 4])).shape)
weights = net.trainable_variables  # BUG
optimizer = tf.keras.optimizers.Adam(0.01)
for turn in range(20):
    x = tf.random.normal([8, 4])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - tf.reduce_sum(x, axis=1, keepdims=True)) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
