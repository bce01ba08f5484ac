"""The step calls the model as if it were to predict: its batch normalization never learns what the data are like."""

import tensorflow as tf

model = tf.keras.Sequential(
    [
        tf.keras.layers.Dense(16, use_bias=False, input_shape=(4,)),
        tf.keras.layers.BatchNormalization(),
        tf.keras.layers.ReLU(),
        tf.keras.layers.Dense(1),
    ]
)
optimizer = tf.keras.optimizers.Adam(0.01)


def loss_of(x, y):
    return tf.reduce_mean((model(x) - y) ** 2)  # BUG


def train(batches, epochs):
    for epoch in range(epochs):
        for x, y in batches:
            with tf.GradientTape() as tape:
                loss = loss_of(x, y)
            variables = model.trainable_variables
            optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))


x = 5.0 + tf.random.normal([64, 4])
train([(x, tf.reduce_sum(x, axis=1, keepdims=True))], 20)
print(model(x, training=False))
