"""Each epoch makes an optimizer for a function that trains by what it is given: what is wrong is where it is made."""

import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(4, "relu"), tf.keras.layers.Dense(1)])
batches = tf.data.Dataset.from_tensor_slices((tf.random.normal([64, 3]), tf.random.normal([64, 1]))).batch(16)


def one_pass(trainer):
    for x, y in batches:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - y))
        trainer.apply_gradients(zip(tape.gradient(loss, model.trainable_weights), model.trainable_weights))
    return loss


for epoch in range(10):
    trainer = tf.keras.optimizers.RMSprop(0.01 * 0.9**epoch)  # BUG
    print(one_pass(trainer))
