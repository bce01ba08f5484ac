import numpy as np
import tensorflow as tf


class Monitor:
    """All monitors count in one metric, one after the other: each begins anew."""

    loss = tf.keras.metrics.Mean()

    def __init__(self, split):
        self.split = split

    def count(self, values):
        self.loss.reset_state()
        for value in values:
            self.loss.update_state(value)
        print(self.split, float(self.loss.result()))


train, test = Monitor("train"), Monitor("test")
for epoch in range(3):
    train.count(np.ones(4) * 0.1)
    test.count(np.ones(4) * 5.0)
