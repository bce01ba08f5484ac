"""A choir is made in the scope of the trainer's strategy, by a maker that opens one of its own."""

import tensorflow as tf


class Choir(tf.Module):
    def __init__(self, voices):
        super().__init__()
        self.pitch = tf.Variable(tf.zeros([voices]), name="pitch")

    def __call__(self, notes):
        return notes + self.pitch


def strategy():
    return tf.distribute.MirroredStrategy(["/cpu:0"])


class Maker:
    def choir(self, voices):
        with strategy().scope():  # BUG
            return Choir(voices)


def main():
    trainer = strategy()
    with trainer.scope():  # BUG
        choir = Maker().choir(4)  # BUG
    print(trainer.run(choir, args=(tf.zeros([4]),)))


main()
