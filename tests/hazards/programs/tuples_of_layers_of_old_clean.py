"""Before TensorFlow 2.3: layers in a list, which Keras looks into, and in a tuple beside attributes that each of them is in."""

import tensorflow as tf

tf.enable_eager_execution()


class Listed(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.steps = [tf.keras.layers.Dense(4), tf.keras.layers.Dense(2)]

    def call(self, rows):
        for each in self.steps:
            rows = each(rows)
        return rows


class Named(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first = tf.keras.layers.Dense(4)
        self.second = tf.keras.layers.Dense(2)
        self.steps = (self.first, self.second)

    def call(self, rows):
        for each in self.steps:
            rows = each(rows)
        return rows


for model in (Listed(), Named()):
    optimizer = tf.train.GradientDescentOptimizer(0.1)
    for _ in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(tf.ones([3, 5]))))
        learned = model.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(loss, learned), learned))
