import tensorflow as tf


def make():
    return tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(1)])  # BUG


def train_epoch(data):
    model = make()  # BUG
    optimizer = tf.keras.optimizers.SGD(0.1)
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


data = tf.data.Dataset.from_tensor_slices((tf.ones([8, 4]), tf.ones([8, 1]))).batch(4)
for epoch in range(5):
    print(epoch, train_epoch(data))  # BUG
