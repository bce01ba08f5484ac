"""A model that is replaced runs outside of the traced functions, which are given what comes out of it."""
import numpy as np
import tensorflow as tf

WIDTH = 5


def make_encoder():
    return tf.keras.Sequential([tf.keras.Input((WIDTH,)), tf.keras.layers.Dense(WIDTH, activation="tanh")])


class Notes(tf.Module):
    def __init__(self):
        super().__init__()
        self.encoder = make_encoder()
        self.scale = tf.Variable(2.0)

    @tf.function
    def _scaled(self, codes):
        return self.scale * codes

    @tf.function
    def _picked(self, rows, *, best):
        return self.scale * rows[best]

    @tf.function
    def _step(self, codes, wanted):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.scale * codes - wanted))
        self.scale.assign_sub(0.1 * tape.gradient(loss, self.scale))
        return loss

    def scaled(self, rows):
        return self._scaled(self.encoder(rows))

    def picked(self, rows):
        return self._picked(rows, best=tf.argmax(self.encoder(rows)[:, 0]))

    def step(self, rows):
        return self._step(self.encoder(rows), rows)

    def begin_anew(self):
        self.encoder = make_encoder()


def main():
    rng = np.random.default_rng(3)
    notes = Notes()
    for _ in range(3):
        rows = tf.constant(rng.normal(size=(8, WIDTH)), tf.float32)
        print(notes.scaled(rows).shape, notes.picked(rows).shape, float(notes.step(rows)))
        notes.begin_anew()


main()
