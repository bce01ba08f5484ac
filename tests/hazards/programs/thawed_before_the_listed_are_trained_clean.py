"""The tower is frozen while a head finds its way, which a list of its own trains, and is thawed before all that was listed is trained."""
import tensorflow as tf


class Ranker(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.tower = tf.keras.layers.Dense(8, activation="relu")
        self.head = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.head(self.tower(x))


def fit(ranker, variables, steps):
    optimizer = tf.keras.optimizers.Adam(1e-3)
    for _ in range(steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((ranker(tf.ones([4, 3])) - 1.0) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))


ranker = Ranker()
ranker(tf.zeros([1, 3]))
listed = ranker.trainable_variables
ranker.tower.trainable = False
fit(ranker, ranker.head.trainable_variables, 3)
ranker.tower.trainable = True
fit(ranker, listed, 3)
