import tempfile

import tensorflow as tf


def optimizer_for(rate):
    return tf.keras.optimizers.RMSprop(rate, momentum=0.9)


encoder = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(2)])
checkpoint = tf.train.Checkpoint(net=encoder, opt=tf.keras.optimizers.RMSprop(0.01, momentum=0.9))  # BUG
opt = optimizer_for(0.01)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((encoder(x) - y) ** 2)
    grads = tape.gradient(loss, encoder.trainable_variables)
    opt.apply_gradients(zip(grads, encoder.trainable_variables))
    return loss


for _ in range(10):
    step(tf.random.normal([4, 3]), tf.zeros([4, 2]))
checkpoint.save(tempfile.mkdtemp() + "/encoder")
