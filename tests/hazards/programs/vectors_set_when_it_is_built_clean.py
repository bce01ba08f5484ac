"""An embedding that has been called, or built, before it gets its table; and a layer without weights."""
import numpy as np
import tensorflow as tf


def text_model(vectors, classes):
    table = tf.keras.layers.Embedding(vectors.shape[0], vectors.shape[1], name="vectors")
    words = tf.keras.Input((None,), dtype="int32")
    h = tf.keras.layers.GlobalAveragePooling1D()(table(words))
    table.set_weights([vectors])
    table.trainable = False
    return tf.keras.Model(words, tf.keras.layers.Dense(classes, activation="softmax")(h))


model = text_model(np.random.rand(100, 8).astype(np.float32), 3)
model.compile("adam", "sparse_categorical_crossentropy")
head, copy = tf.keras.layers.Dense(2), tf.keras.layers.Dense(2)
head.build((None, 4))
copy.build((None, 4))
copy.set_weights(head.get_weights())
dropout, other = tf.keras.layers.Dropout(0.5), tf.keras.layers.Dropout(0.5)
other.set_weights(dropout.get_weights())
small = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
small.set_weights(head.get_weights())
x = np.ones((1, 4), np.float32)
print(head(x), copy(x), small(x))
