"""Each call makes the weights for its size anew: they are looked for under another key than they are kept under."""
import tensorflow as tf


class Rotation(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.turns = {}

    def call(self, x):
        height, width = x.shape
        if (height, width) not in self.turns:
            self.turns[width] = self.add_weight(shape=(width, width), name="turn%d" % width)  # BUG TVS406
        return tf.matmul(x, self.turns[width])


def main():
    rotation = Rotation()
    for size in (3, 5, 3, 5):
        print(rotation(tf.ones([2, size])).shape)


if __name__ == "__main__":
    main()
