"""The generator is restored as what it was saved as; other parts are left out, or are there besides."""

import tensorflow as tf


def make_generator():
    return tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(2)])


def train(folder):
    generator, optimizer = make_generator(), tf.keras.optimizers.Adam(1e-3)
    checkpoint = tf.train.Checkpoint(generator=generator, optimizer=optimizer)
    manager = tf.train.CheckpointManager(checkpoint, folder, max_to_keep=1)
    for _ in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(generator(tf.random.normal([8, 4]))))
        variables = generator.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
    return manager.save()


def sample(path):
    generator = make_generator()
    tf.train.Checkpoint(generator=generator, step=tf.Variable(0)).restore(path).expect_partial()
    return generator(tf.random.normal([1, 4]))


print(sample(train("/tmp/generator")))
