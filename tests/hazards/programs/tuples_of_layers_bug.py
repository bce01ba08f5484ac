"""Before TensorFlow 2.3 Keras does not look into tuples: the layers that stand in one are not trained."""

import tensorflow as tf

tf.enable_eager_execution()


class Stacked(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.steps = (tf.keras.layers.Dense(4), tf.keras.layers.Dense(2))
        self.top = tf.keras.layers.Dense(1)

    def call(self, rows):
        for each in self.steps:
            rows = each(rows)
        return self.top(rows)


stacked = Stacked()
optimizer = tf.train.GradientDescentOptimizer(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(stacked(tf.ones([3, 5]))))
    learned = stacked.trainable_variables  # BUG TVS405
    optimizer.apply_gradients(zip(tape.gradient(loss, learned), learned))
