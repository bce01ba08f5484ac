"""What remembers the networks that it made is asked for one and the same again: for a second head, and for what is to come of the other side."""
import functools

import tensorflow as tf


@functools.lru_cache(maxsize=None)
def network(width):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, "relu"), tf.keras.layers.Dense(width)])


mean, spread = tf.keras.layers.Dense(1), tf.keras.layers.Dense(1, "softplus")


def distribution(x):
    center = mean(network(16)(x))
    scale = spread(network(16)(x))
    return center, scale


def likeness(one, other):
    query = network(8)
    document = network(8)
    return tf.reduce_sum(query(one) * document(other), -1)


def noisy(x):
    shared = network(4)
    again = network(4)
    return shared(x) - tf.stop_gradient(again(x + tf.random.normal(tf.shape(x))))


optimizer = tf.keras.optimizers.SGD(0.01)
x, y = tf.random.normal([4, 6]), tf.random.normal([4, 6])
distribution(x), likeness(x, y), noisy(x)
weights = [w for each in (mean, spread, network(16), network(8), network(4)) for w in each.trainable_variables]
optimizer.build(weights)
for _ in range(3):
    with tf.GradientTape() as tape:
        center, scale = distribution(x)
        loss = tf.reduce_mean((center - 1.0) ** 2 / scale) + tf.reduce_mean(likeness(x, y)) + tf.reduce_mean(noisy(x) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
