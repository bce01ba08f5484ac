"""Each kind of reports was to be graded by a layer of its own; one of them is written down for two kinds, and the other one for none."""
import tensorflow as tf


class Grader(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(6, activation="relu")
        self.clerk = tf.keras.layers.Dense(1)
        self.cashier = tf.keras.layers.Dense(1)
        self.by_kind = {"invoice": self.clerk, "receipt": self.clerk, "contract": tf.keras.layers.Dense(1)}  # BUG

    def call(self, pages):
        pages = self.hidden(pages)
        return {kind: layer(pages) for kind, layer in self.by_kind.items()}  # BUG


grader = Grader()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(2):
    with tf.GradientTape() as tape:
        loss = tf.add_n([tf.reduce_mean(g ** 2) for g in grader(tf.ones([4, 5])).values()])
    variables = grader.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
print(len(variables))
