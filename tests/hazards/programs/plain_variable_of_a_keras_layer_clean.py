"""Variables that Keras makes, ones that are not to be trained, and one that the program trains by itself."""

import tensorflow as tf


class Temperature(tf.keras.layers.Layer):
    def __init__(self, start):
        super().__init__()
        self.scale = self.add_weight(name="temperature", shape=(), initializer=tf.keras.initializers.Constant(start))
        self.mean = tf.Variable(tf.zeros([8]), trainable=False)
        self.calls = tf.Variable(0)

    def call(self, logits):
        self.calls.assign_add(1)
        return (logits - self.mean) / self.scale


class Shift(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.by = tf.Variable(tf.zeros([8]))

    def call(self, x):
        return x + self.by


network = tf.keras.Sequential([Temperature(2.0), Shift(), tf.keras.layers.Dense(3)])
optimizer = tf.keras.optimizers.SGD(0.1)
for turn in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(network(tf.ones([2, 8])) ** 2)
    variables = network.trainable_variables + [network.layers[1].by]
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
