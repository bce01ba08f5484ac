"""One compiled step for two models."""
import tensorflow as tf

optimizer = tf.keras.optimizers.Adam()


@tf.function
def step(model, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)  # BUG
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))  # BUG
    return loss


small = tf.keras.Sequential([tf.keras.layers.Dense(1)])
large = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)])
step(small, tf.ones([2, 3]))
step(large, tf.ones([2, 3]))  # BUG
