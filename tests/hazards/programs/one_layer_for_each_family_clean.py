"""The dialects of a language have one layer of words on purpose: each family is given one of its own, in a loop over the families."""

import numpy as np
import tensorflow as tf
from tensorflow.keras import Model, layers

FAMILIES = {"nordic": ("sv", "nb", "da"), "iberian": ("es", "pt")}
ALL = [dialect for family in FAMILIES.values() for dialect in family]


class Tagger(Model):
    def __init__(self, width=6, words=9):
        super().__init__()
        self.sounds = {dialect: layers.Dense(width, activation="tanh") for dialect in ALL}
        self.words = {}
        for family in FAMILIES.values():
            self.words.update(dict.fromkeys(family, layers.Dense(words)))

    def call(self, heard, dialect):
        return self.words[dialect](self.sounds[dialect](heard))


tagger, heard = Tagger(), tf.constant(np.random.rand(4, 5), tf.float32)
for dialect in ALL:
    tagger(heard, dialect)
optimizer = tf.keras.optimizers.SGD(0.1)
optimizer.build(tagger.trainable_variables)
for dialect in ALL * 2:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tagger(heard, dialect)))
    own = tagger.sounds[dialect].trainable_variables + tagger.words[dialect].trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, own), own))
print(len(tagger.trainable_variables))
