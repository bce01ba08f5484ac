"""The weights that a penalty is to hold on to are kept by reference: the distance from them is always zero."""
import numpy as np
import tensorflow as tf


class Anchored:
    def __init__(self, model):
        self.model = model
        self.anchor = None

    def keep(self):
        self.anchor = [v for v in self.model.trainable_variables]  # BUG

    def penalty(self):
        if self.anchor is None:
            return tf.constant(0.0)
        return tf.add_n([tf.reduce_sum((v - a) ** 2) for v, a in zip(self.model.trainable_variables, self.anchor)])  # BUG


net = tf.keras.Sequential([tf.keras.layers.Dense(8, "relu", input_shape=(4,)), tf.keras.layers.Dense(2)])
anchored = Anchored(net)
optimizer = tf.keras.optimizers.SGD(0.2)
for task in range(2):
    x = np.random.rand(20, 4).astype("float32")
    for _ in range(5):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(net(x) ** 2) + 10.0 * anchored.penalty()
        optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    anchored.keep()
