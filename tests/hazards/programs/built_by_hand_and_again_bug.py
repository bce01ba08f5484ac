"""A layer of prototypes is built by hand and gets them; its build does not say that it is built, so that the first call builds anew."""
import numpy as np
import tensorflow as tf


class Prototypes(tf.keras.layers.Layer):
    def __init__(self, classes, **kwargs):
        super().__init__(**kwargs)
        self.classes = classes

    def build(self, input_shape):  # BUG TVS507
        self.centres = self.add_weight(  # BUG TVS507
            name="centres", shape=[self.classes, input_shape[-1]], initializer="random_normal"
        )

    def call(self, x):
        return -tf.reduce_sum(tf.square(x[:, None, :] - self.centres[None]), axis=2)


rng = np.random.default_rng(3)
samples = {label: rng.normal(label, 0.1, (5, 4)).astype("float32") for label in range(3)}
prototypes = Prototypes(3)
prototypes.build((None, 4))
prototypes.centres.assign(np.stack([samples[label].mean(axis=0) for label in range(3)]))
given = prototypes.centres.numpy()
for label, points in samples.items():
    print(label, np.argmax(prototypes(tf.constant(points)), axis=1))
print("kept", np.array_equal(given, prototypes.centres.numpy()))
