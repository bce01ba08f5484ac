"""One phase trains the head, the next all of it: the lists are taken before and after the embedding is frozen."""
import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([
    tf.keras.Input((6,)),
    tf.keras.layers.Embedding(30, 8, name="words"),
    tf.keras.layers.Flatten(),
    tf.keras.layers.Dense(2),
])
everything = model.trainable_variables
model.get_layer("words").trainable = False
head = model.trainable_variables
optimizers = {"head": tf.keras.optimizers.Adam(1e-2), "everything": tf.keras.optimizers.Adam(1e-4)}
ids, labels = np.random.randint(0, 30, (8, 6)), np.random.randint(0, 2, 8)
for phase, variables in (("head", head), ("everything", everything)):
    for _ in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, model(ids)))
        optimizers[phase].apply_gradients(zip(tape.gradient(loss, variables), variables))
