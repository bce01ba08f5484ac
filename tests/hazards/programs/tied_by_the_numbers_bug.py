"""The way back begins with the numbers of the way there, turned over: one step of training takes the two apart."""
import tensorflow as tf


class Codes(tf.Module):
    def __init__(self, wide=12, narrow=4):
        super().__init__()
        self.there = tf.Variable(tf.random.normal([wide, narrow], stddev=0.1))
        self.back = tf.Variable(self.there.numpy().T)  # BUG

    def __call__(self, x):
        return tf.tanh(x @ self.there) @ self.back


codes = Codes()
optimizer = tf.keras.optimizers.SGD(0.1)
x = tf.random.normal([8, 12])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(codes(x) - x))
    optimizer.apply_gradients(zip(tape.gradient(loss, codes.trainable_variables), codes.trainable_variables))
