"""A helper of call makes a block for each scale once, and keeps it; another model has made its blocks before."""
import tensorflow as tf


class Pooled(tf.keras.layers.Layer):
    def __init__(self, width, rate):
        super().__init__()
        self.rate = rate
        self.squeeze = tf.keras.layers.Dense(width // 2, activation="relu")
        self.expand = tf.keras.layers.Dense(width, activation="sigmoid")

    def call(self, x):
        pooled = tf.reduce_mean(x[:, :: self.rate], axis=1)
        return x * self.expand(self.squeeze(pooled))[:, None, :]


class Tagger(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.embed = tf.keras.layers.Dense(8)
        self.tags = tf.keras.layers.Dense(3)
        self.gates = {}

    def gated(self, x, rate):
        if str(rate) not in self.gates:
            self.gates[str(rate)] = Pooled(8, rate)
        return self.gates[str(rate)](x)

    def call(self, x):
        x = self.embed(x)
        for rate in (1, 2):
            x = self.gated(x, rate)
        return self.tags(x)


class Parser(tf.keras.Model):
    def __init__(self, rates):
        super().__init__()
        self.gates = [Pooled(5, rate) for rate in rates]
        self.arcs = tf.keras.layers.Dense(6)

    def call(self, x):
        for gate in self.gates:
            x = gate(x)
        return self.arcs(x)


def train(model, steps):
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(steps):
        x = tf.random.normal([4, 6, 5])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        weights = model.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


train(Tagger(), 3)
train(Parser([1, 2]), 3)
