"""Each network has a tape, or the tape is persistent, or opened again."""
import tensorflow as tf

writer, reader = (tf.keras.Sequential([tf.keras.Input([4]), tf.keras.layers.Dense(4)]) for _ in range(2))
optimizers = tf.keras.optimizers.Adam(), tf.keras.optimizers.Adam()


def step(x):
    with tf.GradientTape(persistent=True) as tape:
        loss = tf.reduce_mean(tf.square(reader(writer(x)) - x))
    for net, optimizer in zip((writer, reader), optimizers):
        gradients = tape.gradient(loss, net.trainable_variables)
        optimizer.apply_gradients(zip(gradients, net.trainable_variables))


def step_apart(x):
    tape = tf.GradientTape()
    for net, optimizer in zip((writer, reader), optimizers):
        with tape:
            loss = tf.reduce_mean(tf.square(reader(writer(x)) - x))
        gradients = tape.gradient(loss, net.trainable_variables)
        optimizer.apply_gradients(zip(gradients, net.trainable_variables))


step(tf.ones([2, 4]))
step_apart(tf.ones([2, 4]))
