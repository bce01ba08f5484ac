"""The body is frozen half way through; the step has been traced with the variables that were trainable at first."""

import tensorflow as tf

body = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(8, activation="tanh")])
head = tf.keras.layers.Dense(1)
model = tf.keras.Sequential([body, head])
model.build((None, 4))
optimizer = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    variables = model.trainable_variables  # BUG
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
    return loss


x, y = tf.random.normal([32, 4]), tf.random.normal([32, 1])
for epoch in range(10):
    step(x, y)
body.trainable = False  # BUG
for epoch in range(10):
    step(x, y)
