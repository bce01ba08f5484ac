"""The layers are in a list, of which an array is made for its places; an array of names and numbers is about no layer at all."""
import numpy as np
import tensorflow as tf

SPOKEN = np.array([["north", 3], ["south", 4], ["west", None]], dtype=object)


class Reader(tf.keras.Model):
    def __init__(self, tongues):
        super().__init__()
        self.into = tf.keras.layers.Dense(8)
        self.tongues = [tf.keras.layers.Dense(width or 4, name=name) for name, width in tongues]
        self.order = np.array(range(len(tongues)), dtype=object)
        self.names = np.array([name for name, _ in tongues], dtype=object)

    def call(self, seen):
        seen = self.into(seen)
        by_name = np.array(self.tongues, dtype=object)[self.names != "south"]
        return tf.concat([tongue(seen) for tongue in self.tongues], -1), [tongue(seen) for tongue in by_name]


reader, step = Reader(SPOKEN), tf.keras.optimizers.SGD(0.1)
seen = tf.random.normal([6, 5])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(reader(seen)[0]))
    slopes = tape.gradient(loss, reader.trainable_variables)
    step.apply_gradients(zip(slopes, reader.trainable_variables))
print("FACT", len(reader.trainable_variables), SPOKEN.shape, SPOKEN[0, 1] + 1)
