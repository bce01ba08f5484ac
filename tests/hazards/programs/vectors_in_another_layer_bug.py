"""Pretrained vectors are set in a layer that the model does not have."""
import numpy as np
import tensorflow as tf

VOCABULARY, WIDTH = 50, 8
vectors = np.random.rand(VOCABULARY, WIDTH).astype("float32")

embedding = tf.keras.layers.Embedding(VOCABULARY, WIDTH, trainable=False)
embedding.build((None,))
embedding.set_weights([vectors])  # BUG

model = tf.keras.Sequential([
    tf.keras.Input((12,), dtype="int32"),
    tf.keras.layers.Embedding(VOCABULARY, WIDTH, trainable=False),
    tf.keras.layers.GlobalAveragePooling1D(),
    tf.keras.layers.Dense(16, activation="relu"),
    tf.keras.layers.Dense(1, activation="sigmoid"),
])
model.compile(optimizer="adam", loss="binary_crossentropy", metrics=["accuracy"])
x = np.random.randint(0, VOCABULARY, (64, 12))
y = np.random.randint(0, 2, (64, 1))
model.fit(x, y, epochs=1, verbose=0)
print(np.allclose(model.layers[0].get_weights()[0], vectors))
