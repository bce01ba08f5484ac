"""Two ears with the settings of one: the second has weights of its own, and what is measured is how far a sound is from itself."""
import numpy as np
import tensorflow as tf

ear = tf.keras.layers.Conv1D(6, 3, padding="same", name="ear")
other_ear = tf.keras.layers.Conv1D.from_config(ear.get_config())  # BUG TVS403
body = tf.keras.layers.Dense(5)


def hear(sound, by):
    return tf.reduce_mean(by(body(sound)), axis=1)


sounds = tf.constant(np.random.rand(4, 10, 2), tf.float32)
echoes = tf.constant(np.random.rand(4, 10, 2), tf.float32)
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        likeness = tf.matmul(hear(sounds, ear), hear(echoes, other_ear), transpose_b=True)
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(tf.range(4), likeness))
    weights = ear.trainable_variables + other_ear.trainable_variables + body.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
quiet = tf.constant(np.random.rand(2, 10, 2), tf.float32)
print(float(tf.reduce_max(tf.abs(hear(quiet, ear) - hear(quiet, other_ear)))))
