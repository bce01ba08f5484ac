"""The slow network of a self-supervised pair is made of the layers of the fast one: its moving average is the fast one itself."""

import tensorflow as tf

layers = tf.keras.layers


class Pair:
    def __init__(self):
        self.fast = tf.keras.Sequential([layers.Dense(32, activation="gelu", input_shape=(20,)), layers.Dense(8)])
        self.slow = tf.keras.Sequential(self.fast.layers, name="slow")  # BUG
        self.predictor = layers.Dense(8)
        self.optimizer = tf.keras.optimizers.SGD(0.05)

    def step(self, view, other):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.predictor(self.fast(view)) - tf.stop_gradient(self.slow(other))) ** 2)
        weights = self.fast.trainable_weights + self.predictor.trainable_weights
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))

    def follow(self, rate):
        for old, new in zip(self.slow.weights, self.fast.weights):
            old.assign(rate * old + (1 - rate) * new)


pair = Pair()
for _ in range(8):
    picture = tf.random.normal([16, 20])
    pair.step(picture + 0.1, picture - 0.1)
    pair.follow(0.99)
