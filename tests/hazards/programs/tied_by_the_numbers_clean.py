"""Numbers of a variable that are looked at, kept for later and put back; and a way back that is the way there."""
import numpy as np
import tensorflow as tf


class Codes(tf.Module):
    def __init__(self, wide=12, narrow=4):
        super().__init__()
        self.there = tf.Variable(tf.random.normal([wide, narrow], stddev=0.1))
        self.first = tf.Variable(self.there.numpy().T, trainable=False)

    def __call__(self, x):
        return tf.tanh(x @ self.there) @ tf.transpose(self.there)


codes = Codes()
optimizer = tf.keras.optimizers.SGD(0.1)
x = tf.random.normal([8, 12])
best, kept = np.inf, codes.there.numpy().copy()
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(codes(x) - x))
    optimizer.apply_gradients(zip(tape.gradient(loss, codes.trainable_variables), codes.trainable_variables))
    if float(loss) < best and np.abs(codes.there.numpy()).max() < 10.0:
        best, kept = float(loss), codes.there.numpy()
codes.there.assign(kept)
print(np.linalg.norm(codes.there.numpy() - codes.first.numpy().T), codes.there.numpy().mean(axis=0).tolist())
