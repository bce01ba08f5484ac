"""The weights of a file go into one model, and another one of the same function is used."""
import numpy as np
import tensorflow as tf


class Detector:
    def __init__(self, path, classes=4):
        self.classes = classes
        self.path = path
        self.model = self.build()

    def build(self):
        inputs = tf.keras.Input((16,))
        h = tf.keras.layers.Dense(32, activation="relu")(inputs)
        return tf.keras.Model(inputs, tf.keras.layers.Dense(self.classes, activation="softmax")(h))

    def load(self):
        model = self.build()
        model.load_weights(self.path)  # BUG

    def detect(self, x):
        return self.model.predict(x, verbose=0).argmax(1)


def main():
    Detector("/tmp/own.weights.h5").model.save_weights("/tmp/own.weights.h5")
    detector = Detector("/tmp/own.weights.h5")
    detector.load()
    print(detector.detect(np.random.rand(3, 16)))


main()
