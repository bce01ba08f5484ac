"""Keras, eager; the loop of a DDPG critic."""
import tensorflow as tf

TAU = 0.005


def critic():
    return tf.keras.Sequential([
        tf.keras.Input((3,)),
        tf.keras.layers.Dense(16, activation="relu"),
        tf.keras.layers.Dense(1),
    ])


def soft_update(dst, src):
    for d, s in zip(dst, src):
        d.assign(TAU * s + (1.0 - TAU) * d)


model, target = critic(), critic()
target.set_weights(model.get_weights())
optimizer = tf.keras.optimizers.Adam(1e-3)


@tf.function
def train_step(s, r, s2):
    y = r + 0.99 * target(s2)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(y - model(s)))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


for episode in range(3):
    for step in range(4):
        s, s2 = tf.random.normal([8, 3]), tf.random.normal([8, 3])
        print(train_step(s, tf.ones([8, 1]), s2).numpy())
        soft_update(target.variables, model.variables)
