"""Each stage has a step of its own, which is traced after what is to be trained was chosen; and the variables are given to the step."""

import tensorflow as tf

body = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(8, activation="tanh")])
model = tf.keras.Sequential([body, tf.keras.layers.Dense(1)])
model.build((None, 4))


def make_step():
    optimizer = tf.keras.optimizers.SGD(0.1)

    @tf.function
    def step(x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        variables = model.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
        return loss

    return step


x, y = tf.random.normal([32, 4]), tf.random.normal([32, 1])
for trainable in (False, True):
    body.trainable = trainable
    step = make_step()
    for epoch in range(10):
        step(x, y)


def eager_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    variables = model.trainable_variables
    for variable, gradient in zip(variables, tape.gradient(loss, variables)):
        variable.assign_sub(0.1 * gradient)


for trainable in (False, True):
    body.trainable = trainable
    for epoch in range(10):
        eager_step(x, y)
