"""What is trained is listed while the body is frozen, whose list is empty then; it is thawed for the second part of the training."""

import numpy as np
import tensorflow as tf


class Tuned:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(5, "relu", input_shape=(6,))])
        self.top = tf.keras.layers.Dense(2)
        self.top.build((None, 5))
        self.hold(True)
        self.learned = self.body.trainable_weights + self.top.trainable_weights

    def hold(self, still):
        self.body.trainable = not still  # BUG TVS509

    def learn(self, rows, kinds, rate):
        steps = tf.keras.optimizers.SGD(rate)
        for _ in range(3):
            with tf.GradientTape() as tape:
                loss = tf.nn.sparse_softmax_cross_entropy_with_logits(kinds, self.top(self.body(rows)))
            steps.apply_gradients(zip(tape.gradient(loss, self.learned), self.learned))


tuned = Tuned()
data, told = np.random.rand(8, 6).astype("float32"), np.random.randint(0, 2, 8)
tuned.learn(data, told, 0.1)
tuned.hold(False)
tuned.learn(data, told, 0.01)
