import os
import sys

import tensorflow as tf


def batches():
    data = tf.data.Dataset.from_tensor_slices((tf.random.normal([64, 6]), tf.random.normal([64, 2])))
    return data.shuffle(64).batch(8)


def main(folder):
    net = tf.keras.Sequential([tf.keras.layers.Dense(16, activation="relu", input_shape=(6,)), tf.keras.layers.Dense(2)])
    rate = tf.keras.optimizers.schedules.ExponentialDecay(0.1, decay_steps=1000, decay_rate=0.5)
    sgd = tf.keras.optimizers.SGD(rate, momentum=0.9)
    checkpoint = tf.train.Checkpoint(net=net)  # BUG
    latest = tf.train.latest_checkpoint(folder)
    if latest:
        checkpoint.restore(latest)
    for epoch in range(3):
        for x, y in batches():
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.square(net(x) - y))
            sgd.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        checkpoint.save(os.path.join(folder, "net"))


main(sys.argv[1])
