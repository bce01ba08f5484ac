"""Each aspect has a layer of its own, and what scores it is one object under all of them."""

import tensorflow as tf

ASPECTS = ["food", "service", "price"]


class Reviews(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.read = tf.keras.layers.GRU(24)
        self.aspects = {a: tf.keras.layers.Dense(12, activation="tanh") for a in ASPECTS}
        self.scorers = dict.fromkeys(ASPECTS, tf.keras.Sequential([tf.keras.layers.Dense(6), tf.keras.layers.Dense(1)]))  # BUG

    def call(self, words):
        h = self.read(words)
        return {aspect: self.scorers[aspect](layer(h)) for aspect, layer in self.aspects.items()}


model, optimizer = Reviews(), tf.keras.optimizers.Adam()
for _ in range(3):
    with tf.GradientTape() as tape:
        stars = model(tf.random.normal([4, 10, 8]))
        loss = tf.add_n([tf.reduce_mean((stars[a] - i) ** 2) for i, a in enumerate(ASPECTS)])
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
