import numpy as np
import tensorflow as tf


class Monitor:
    loss = tf.keras.metrics.Mean()  # BUG

    def __init__(self, split):  # BUG
        self.split = split

    def count(self, values):
        self.loss.update_state(values)

    def show(self):
        print(self.split, float(self.loss.result()))


train, test = Monitor("train"), Monitor("test")  # BUG
for epoch in range(3):
    train.count(np.ones(4) * 0.1)
    test.count(np.ones(4) * 5.0)
    train.show()
    test.show()
