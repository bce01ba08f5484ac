"""A running level is drawn towards data and towards one: what it is given is no multiple of itself."""

import numpy as np
import tensorflow as tf


class Level(tf.Module):
    def __init__(self, rate=0.2):
        super().__init__()
        self.rate = rate
        self.level = tf.Variable(tf.zeros([4]), trainable=False, name="level")

    def update(self, reading):
        self.level.assign(self.level + self.rate * (reading - self.level))
        self.level.assign(self.level + self.rate * (1.0 - self.level))


def main():
    level = Level()
    for _ in range(3):
        level.update(np.ones(4, "float32"))
    print(level.level.numpy())


if __name__ == "__main__":
    main()
