import numpy as np
import tensorflow as tf


class Normalizer(tf.Module):
    def __init__(self, size, momentum=0.99):
        super().__init__()
        self.momentum = momentum
        self.mean = tf.Variable(tf.zeros([size]), trainable=False)

    def __call__(self, x, training=False):
        if training:
            self.mean = self.momentum * self.mean + (1 - self.momentum) * tf.reduce_mean(x, 0)  # BUG
        return x - self.mean


norm = Normalizer(3)
for _ in range(5):
    norm(np.random.rand(4, 3).astype("float32"), training=True)
tf.train.Checkpoint(norm=norm).save("/tmp/ck/norm")
print(type(norm.mean))
