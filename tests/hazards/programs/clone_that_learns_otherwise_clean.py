"""Clones that follow, that learn something else, or that go through the same data as what they are compared with."""

import tensorflow as tf


def network():
    image = tf.keras.Input((12,))
    h = tf.keras.layers.Dense(16, activation="relu")(image)
    return tf.keras.Model(image, tf.keras.layers.Dense(4)(h))


def step(optimizer, loss_of, variables):
    with tf.GradientTape() as tape:
        loss = loss_of()
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))


one, two = tf.random.normal([8, 12]), tf.random.normal([8, 12])

# The clone follows, and no optimizer has it.
online = network()
follower = tf.keras.models.clone_model(online)
follower.set_weights(online.get_weights())
optimizer = tf.keras.optimizers.Adam()
for _ in range(3):
    step(optimizer, lambda: tf.reduce_mean((online(one) - tf.stop_gradient(follower(two))) ** 2), online.trainable_variables)
    for v, w in zip(follower.variables, online.variables):
        v.assign(0.9 * v + 0.1 * w)

# Two peers learn from each other, on the same data.
first = network()
second = tf.keras.models.clone_model(first)
both = first.trainable_variables + second.trainable_variables
optimizer = tf.keras.optimizers.Adam()
for _ in range(3):
    step(optimizer, lambda: tf.reduce_mean((first(one) - second(one)) ** 2), both)

# Two encoders of two things, whose products are likenesses.
queries = network()
passages = tf.keras.models.clone_model(queries)
both = queries.trainable_variables + passages.trainable_variables
optimizer = tf.keras.optimizers.Adam()
for _ in range(3):
    step(optimizer, lambda: -tf.reduce_mean(tf.matmul(queries(one), passages(two), transpose_b=True)), both)

# One network for both inputs.
twin = network()
optimizer = tf.keras.optimizers.Adam()
for _ in range(3):
    step(optimizer, lambda: tf.reduce_mean(tf.abs(twin(one) - twin(two))), twin.trainable_variables)
