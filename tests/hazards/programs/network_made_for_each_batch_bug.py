"""The network that a helper trains by one batch is made in each turn of the loop: what the batch before has taught is gone."""
import tensorflow as tf


class Gated(tf.keras.layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.value = tf.keras.layers.Dense(width)
        self.gate = tf.keras.layers.Dense(width, activation="sigmoid")

    def call(self, x):
        return self.value(x) * self.gate(x)


class Scorer(tf.keras.Model):
    def __init__(self, width):
        super().__init__()
        self.body = Gated(width)
        self.head = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.head(self.body(x))


def step(scorer, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(scorer(x) - y))
    weights = scorer.trainable_variables
    for weight, gradient in zip(weights, tape.gradient(loss, weights)):
        weight.assign_sub(0.1 * gradient)
    return loss


for x, y in [(tf.random.normal([8, 3]), tf.random.normal([8, 1])) for _ in range(3)]:
    scorer = Scorer(4)  # BUG TVS401
    print(float(step(scorer, x, y)))
