import numpy as np
import tensorflow as tf


def tagger(words, tags):
    inputs = tf.keras.Input((None,), dtype="int32")
    hidden = tf.keras.layers.GRU(8, return_sequences=True)(tf.keras.layers.Embedding(words, 8)(inputs))
    model = tf.keras.Model(inputs, tf.keras.layers.Dense(tags, activation="softmax")(hidden))
    model.compile("adam", "sparse_categorical_crossentropy")
    return model


words, tags = np.random.randint(0, 50, (16, 6)), np.random.randint(0, 3, (16, 6))
model = tagger(50, 3)
for epoch in range(4):
    model.fit(words, tags, epochs=1, verbose=0)
    print(epoch, model.evaluate(words, tags, verbose=0))

# How many epochs are best is tried: each number begins anew.
for epoch in [1, 5, 10]:
    tried = tagger(50, 3)
    tried.fit(words, tags, epochs=epoch, verbose=0)
    print(epoch, tried.evaluate(words, tags, verbose=0))

# Several runs, which somebody has called epochs.
for epoch in range(3):
    tried = tagger(50, 3)
    tried.fit(words, tags, epochs=20, verbose=0)
    print(epoch, tried.evaluate(words, tags, verbose=0))

# One epoch each, of several seeds.
for seed in range(3):
    tf.keras.utils.set_random_seed(seed)
    tried = tagger(50, 3)
    tried.fit(words, tags, verbose=0)
    print(seed, tried.evaluate(words, tags, verbose=0))
