"""A classifier of leaves is fine-tuned by an optimizer of its own."""
import numpy as np
import tensorflow as tf

features = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(8)], name="features")
pixels = tf.keras.Input((12,))
model = tf.keras.Model(pixels, tf.keras.layers.Dense(4, name="leaf")(features(pixels)))
optimizer = tf.keras.optimizers.SGD(0.1)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(y, model(x), from_logits=True))
    learned = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, learned), learned))


x, y = np.random.rand(16, 12).astype("float32"), np.random.randint(0, 4, 16)
features.trainable = False
step(x, y)
features.trainable = True
optimizer = tf.keras.optimizers.SGD(0.001)
step(x, y)
