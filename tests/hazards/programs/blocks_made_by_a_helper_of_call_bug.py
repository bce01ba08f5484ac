"""What call runs for each scale makes a block of its own class anew: the block's class is right, the place that makes it is not."""
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

    def gated(self, x, rate):
        gate = Pooled(8, rate)  # BUG TVS406
        return gate(x)

    def call(self, x):
        x = self.embed(x)
        for rate in (1, 2):
            x = self.gated(x, rate)
        return self.tags(x)


tagger = Tagger()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    x = tf.random.normal([4, 6, 5])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tagger(x)))
    weights = tagger.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
