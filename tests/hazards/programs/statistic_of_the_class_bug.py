import numpy as np
import tensorflow as tf


class Whitened(tf.Module):
    centre = tf.Variable(tf.zeros([4]), trainable=False)  # BUG

    def __init__(self, sign):  # BUG
        super().__init__()
        self.sign = sign

    def __call__(self, values):
        self.centre.assign(0.9 * self.centre + 0.1 * tf.reduce_mean(values, axis=0))
        return self.sign * (values - self.centre)


pressure, humidity = Whitened(1.0), Whitened(-1.0)  # BUG
for hour in range(24):
    print(pressure(tf.constant(np.random.rand(8, 4) + 1000.0, tf.float32)))
    print(humidity(tf.constant(np.random.rand(8, 4), tf.float32)))
