"""A critic is to be trained by the loss of the actor, which is not computed with it."""
import tensorflow as tf

actor = tf.keras.Sequential([tf.keras.Input([4]), tf.keras.layers.Dense(2, name="act")])
critic = tf.keras.Sequential([tf.keras.Input([4]), tf.keras.layers.Dense(1, name="judge")])
optimizer = tf.keras.optimizers.SGD(0.1)


def step(x, wanted):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(actor(x) - wanted))
    gradients = tape.gradient(loss, critic.trainable_variables)
    optimizer.apply_gradients(zip(gradients, critic.trainable_variables))  # BUG TVS106
    return loss, critic(x)


step(tf.ones([3, 4]), tf.zeros([3, 2]))
