# What a model is made with is not known, `trainable` neither: whether fit trains it is not known.
import json

import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self, **options):
        super().__init__(**options)
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.out(x)


net = Net(**json.load(open("options.json")))
net.compile("adam", "mse")
net.fit(np.ones([8, 4]), np.ones([8, 1]))
net.trainable = True
net.compile("adam", "mse")
net.fit(np.ones([8, 4]), np.ones([8, 1]))
again = Net()
again(np.ones([1, 4]))
again.set_weights(net.get_weights())
print(again(np.ones([8, 4])))
