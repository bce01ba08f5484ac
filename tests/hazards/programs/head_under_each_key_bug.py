"""One head stands under all names: `dict.fromkeys` makes none of its own."""

import tensorflow as tf

NAMES = ("age", "height", "weight")


class Estimates(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.body = tf.keras.layers.Dense(16, activation="relu")
        self.heads = dict.fromkeys(NAMES, tf.keras.layers.Dense(1))  # BUG

    def call(self, x):
        h = self.body(x)
        return tf.concat([self.heads[name](h) for name in NAMES], 1)


model = Estimates()
optimizer = tf.keras.optimizers.Adam()
x, y = tf.random.normal([8, 5]), tf.random.normal([8, 3])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
