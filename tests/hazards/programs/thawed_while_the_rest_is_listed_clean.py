"""A body is frozen while the rest is trained: it is counted what there is to train, and listed anew when it is thawed; or thawed at the end."""

import numpy as np
import tensorflow as tf


class Tuned:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(5, "relu", input_shape=(6,))])
        self.top = tf.keras.layers.Dense(2)
        self.top.build((None, 5))
        self.hold(True)

    def hold(self, still):
        self.body.trainable = not still
        self.learned = self.body.trainable_weights + self.top.trainable_weights

    def learn(self, rows, kinds, rate):
        steps = tf.keras.optimizers.SGD(rate)
        for _ in range(3):
            with tf.GradientTape() as tape:
                loss = tf.nn.sparse_softmax_cross_entropy_with_logits(kinds, self.top(self.body(rows)))
            steps.apply_gradients(zip(tape.gradient(loss, self.learned), self.learned))


data, told = np.random.rand(8, 6).astype("float32"), np.random.randint(0, 2, 8)
tuned = Tuned()
tuned.learn(data, told, 0.1)
tuned.hold(False)
tuned.learn(data, told, 0.01)

held = Tuned()
print("to train in the body:", len(held.body.trainable_weights))
held.learn(data, told, 0.1)
held.body.trainable = True
held.body.save_weights("/tmp/body_of_held.weights.h5")
