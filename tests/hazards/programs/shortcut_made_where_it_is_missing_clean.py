"""A layer is made in `call` where the object has none yet, if a size that is not known asks for it."""

import numpy as np
import tensorflow as tf

signal = np.sin(np.arange(0, 30, 0.2))
data = np.stack([signal[i : i + 12] for i in range(len(signal) - 12)]).astype("float32")[:, :, None]


class Block(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.units = units
        self.inner = tf.keras.layers.Dense(units)

    def call(self, x):
        h = self.inner(x)
        if x.shape[-1] != self.units:
            if not hasattr(self, "fit_width"):
                self.fit_width = tf.keras.layers.Dense(self.units, use_bias=False)
            x = self.fit_width(x)
        return x + h


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.blocks = [Block(width) for width in (8, 8, 12)]

    def call(self, x):
        for block in self.blocks:
            x = block(x)
        return x


net = Net()
for step in range(4):
    i = np.random.randint(0, 100, 16)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(data[i])))
    print(len(tape.gradient(loss, net.trainable_variables)))
before, after = net(data[:3]), net(data[:3])
