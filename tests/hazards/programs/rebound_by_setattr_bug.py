"""A gauge of tides is fitted by hand, its parameters by their names: setattr puts a tensor where the variable was."""
import numpy as np
import tensorflow as tf


class Tide(tf.Module):
    def __init__(self, waves):
        super().__init__()
        self.height = tf.Variable(tf.ones([waves]))
        self.phase = tf.Variable(tf.zeros([waves]))

    def at(self, hours):
        return tf.reduce_sum(self.height * tf.sin(hours[:, None] / 6.0 + self.phase), axis=1)


def parameters(module):
    return sorted(name for name, value in vars(module).items() if isinstance(value, tf.Variable))


class Descent:
    def __init__(self, module, rate):
        self.module, self.rate = module, rate
        self.names = parameters(module)

    def __call__(self, loss):
        with tf.GradientTape() as tape:
            value = loss()
        slopes = tape.gradient(value, self.module.trainable_variables)  # BUG
        for name, slope in zip(self.names, slopes):
            setattr(self.module, name, getattr(self.module, name) - self.rate * slope)  # BUG
        return value


hours = tf.constant(np.arange(24.0), tf.float32)
levels = tf.constant(np.sin(np.arange(24.0) / 6.0 + 0.3), tf.float32)
tide = Tide(3)
descend = Descent(tide, 0.05)
for _ in range(20):
    error = descend(lambda: tf.reduce_mean(tf.square(tide.at(hours) - levels)))  # BUG
print(float(error))
