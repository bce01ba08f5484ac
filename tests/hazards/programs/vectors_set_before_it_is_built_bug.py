"""An embedding has no table before its first call."""
import numpy as np
import tensorflow as tf


def text_model(vectors, classes):
    table = tf.keras.layers.Embedding(vectors.shape[0], vectors.shape[1], name="vectors")
    table.set_weights([vectors])  # BUG
    table.trainable = False
    words = tf.keras.Input((None,), dtype="int32")
    h = tf.keras.layers.GlobalAveragePooling1D()(table(words))
    return tf.keras.Model(words, tf.keras.layers.Dense(classes, activation="softmax")(h))


model = text_model(np.random.rand(100, 8).astype(np.float32), 3)
model.compile("adam", "sparse_categorical_crossentropy")
