"""apply is called once, as if it gave an operation to run: the averages are of the weights before the training."""

import tensorflow as tf


class Scorer(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(tf.ones([5, 1]))
        self.ema = tf.train.ExponentialMovingAverage(decay=0.99)
        self.update = self.ema.apply([self.w])  # BUG

    def __call__(self, x, averaged=False):
        return x @ (self.ema.average(self.w) if averaged else self.w)


scorer = Scorer()
optimizer = tf.keras.optimizers.Adam(0.01)
for _ in range(20):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(scorer(tf.random.normal([8, 5])) - 1.0))
    optimizer.apply_gradients([(tape.gradient(loss, scorer.w), scorer.w)])  # BUG
print(scorer(tf.ones([1, 5]), averaged=True))
