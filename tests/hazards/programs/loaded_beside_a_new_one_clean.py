"""A loaded model beside one that is to learn: both are asked."""
import numpy as np
import tensorflow as tf


def build():
    inputs = tf.keras.Input((16,))
    h = tf.keras.layers.Dense(32, activation="relu")(inputs)
    return tf.keras.Model(inputs, tf.keras.layers.Dense(4)(h))


def logits_of(model, x):
    return model(x).numpy()


build().save_weights("/tmp/two.weights.h5")
old, new = build(), build()
old.load_weights("/tmp/two.weights.h5")
x = np.random.rand(3, 16)
print(np.abs(logits_of(old, x) - logits_of(new, x)).max())
shared = tf.keras.layers.Embedding(20, 4)
shared.build((None,))
shared.set_weights([np.random.rand(20, 4)])
own = tf.keras.layers.Embedding(20, 4)
pair = tf.keras.Sequential([own, tf.keras.layers.GlobalAveragePooling1D(), tf.keras.layers.Dense(1)])
other = tf.keras.Sequential([shared, tf.keras.layers.GlobalAveragePooling1D(), tf.keras.layers.Dense(1)])
words = np.random.randint(0, 20, (2, 5))
print(pair.predict(words, verbose=0), other.predict(words, verbose=0))
