import os

os.environ["TF_USE_LEGACY_KERAS"] = "1"

import tensorflow as tf  # noqa: E402

body = tf.keras.layers.Dense(32, name="body", activation="relu")
model = tf.keras.Sequential([tf.keras.Input((20,)), body, tf.keras.layers.Dense(5, name="last")])
last = [weight for weight in model.trainable_weights if "last" in weight.name]
rest = [weight for weight in model.trainable_weights if "last" not in weight.name]
quick, careful = tf.keras.optimizers.SGD(0.1), tf.keras.optimizers.SGD(0.001)

for _ in range(3):
    with tf.GradientTape() as tape:
        scores = model(tf.random.normal([4, 20]))
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[1, 2, 3, 4], logits=scores))
    gradients = tape.gradient(loss, last + rest)
    quick.apply_gradients(zip(gradients[: len(last)], last))
    careful.apply_gradients(zip(gradients[len(last) :], rest))
