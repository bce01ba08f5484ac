import tensorflow as tf

rows = tf.random.normal([60, 8])
data = tf.data.Dataset.from_tensor_slices((rows, tf.reduce_sum(rows, 1, keepdims=True))).batch(4)
model = tf.keras.Sequential([tf.keras.layers.Dense(16, activation="relu"), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.01)


@tf.function
def train(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


for step in range(100):
    x, y = next(iter(data))  # BUG
    train(x, y)
