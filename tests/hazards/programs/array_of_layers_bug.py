"""A Keras model keeps a layer for each tongue in an array of objects, where neither it nor its checkpoint looks."""
import numpy as np
import tensorflow as tf


class Reader(tf.keras.Model):
    def __init__(self, tongues):
        super().__init__()
        self.into = tf.keras.layers.Dense(8)
        self.tongues = np.empty(tongues, dtype=object)  # BUG TVS405
        for number in range(tongues):
            self.tongues[number] = tf.keras.layers.Dense(4)

    def call(self, seen):
        seen = self.into(seen)
        return tf.add_n([tongue(seen) for tongue in self.tongues])


reader, step = Reader(3), tf.keras.optimizers.SGD(0.1)
seen, wanted = tf.random.normal([6, 5]), tf.zeros([6, 4])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(reader(seen) - wanted))
    slopes = tape.gradient(loss, reader.trainable_variables)
    step.apply_gradients(zip(slopes, reader.trainable_variables))
print("FACT", len(reader.trainable_variables))
