"""The encoder is replaced, and one of the traced functions runs it: what the other one is given does not matter."""
import numpy as np
import tensorflow as tf

WIDTH = 5


def make_encoder():
    return tf.keras.Sequential([tf.keras.Input((WIDTH,)), tf.keras.layers.Dense(WIDTH, activation="tanh")])


class Notes(tf.Module):
    def __init__(self):
        super().__init__()
        self.encoder, self.judge = make_encoder(), make_encoder()

    @tf.function
    def distance(self, rows, judged):
        return tf.reduce_mean(tf.square(self.encoder(rows) - judged))

    def begin_anew(self):
        self.encoder = make_encoder()  # BUG


def main():
    rng = np.random.default_rng(3)
    notes = Notes()
    for _ in range(3):
        rows = tf.constant(rng.normal(size=(8, WIDTH)), tf.float32)
        print(float(notes.distance(rows, notes.judge(rows))))
        notes.begin_anew()


main()
