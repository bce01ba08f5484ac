"""Two of the kinds of reports are graded by one layer, which is written down for both; the third kind has its own."""
import tensorflow as tf


class Grader(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(6, activation="relu")
        self.clerk = tf.keras.layers.Dense(1)
        self.by_kind = {"invoice": self.clerk, "receipt": self.clerk, "contract": tf.keras.layers.Dense(1)}
        notary = tf.keras.layers.Dense(1)
        self.by_region = [notary, tf.keras.layers.Dense(1), notary]

    def call(self, pages):
        pages = self.hidden(pages)
        graded = {kind: layer(pages) for kind, layer in self.by_kind.items()}
        return graded, [layer(pages) for layer in self.by_region]


grader = Grader()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(2):
    with tf.GradientTape() as tape:
        graded, regional = grader(tf.ones([4, 5]))
        loss = tf.add_n([tf.reduce_mean(g ** 2) for g in graded.values()]) + tf.add_n([tf.reduce_mean(g) for g in regional])
    variables = grader.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
print(len(variables))
