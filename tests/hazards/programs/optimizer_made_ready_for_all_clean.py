"""An optimizer gets its slots for all variables before a step is traced that is told of some of them first, and of all later."""

import tensorflow as tf

body = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,))])
model = tf.keras.Sequential([body, tf.keras.layers.Dense(2)])
model.build((None, 3))
optimizer = tf.keras.optimizers.legacy.Adam(1e-3)
optimizer._create_all_weights(model.trainable_variables)


@tf.function
def step(x, variables):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
    return loss


body.trainable = False
step(tf.ones([2, 3]), model.trainable_variables)
body.trainable = True
step(tf.ones([2, 3]), model.trainable_variables)
