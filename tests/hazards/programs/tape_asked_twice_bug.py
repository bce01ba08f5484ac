"""Two networks are trained by one tape that gives gradients once."""
import tensorflow as tf

writer, reader = (tf.keras.Sequential([tf.keras.Input([4]), tf.keras.layers.Dense(4)]) for _ in range(2))
optimizers = tf.keras.optimizers.Adam(), tf.keras.optimizers.Adam()


def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(reader(writer(x)) - x))
    for net, optimizer in zip((writer, reader), optimizers):
        gradients = tape.gradient(loss, net.trainable_variables)  # BUG TVS106
        optimizer.apply_gradients(zip(gradients, net.trainable_variables))


step(tf.ones([2, 4]))
