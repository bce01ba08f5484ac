"""A script asks the function that remembers its networks for two, and takes the lower of what they say."""
import functools

import tensorflow as tf


@functools.lru_cache(maxsize=None)  # BUG
def value_net(sizes):  # BUG
    return tf.keras.Sequential([*[tf.keras.layers.Dense(size, "relu") for size in sizes], tf.keras.layers.Dense(1)])


sizes = (16, 16)
optimist = value_net(sizes)  # BUG
pessimist = value_net(sizes)  # BUG
optimizer = tf.keras.optimizers.Adam(1e-3)
for _ in range(3):
    seen, reward = tf.random.normal([8, 4]), tf.random.normal([8, 1])
    with tf.GradientTape() as tape:
        first, second = optimist(seen), pessimist(seen)  # BUG
        loss = tf.reduce_mean((first - reward) ** 2) + tf.reduce_mean((second - reward) ** 2)
    weights = optimist.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
print("FACT", optimist is pessimist)
