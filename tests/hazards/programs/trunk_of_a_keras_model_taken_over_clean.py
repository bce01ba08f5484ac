import os
import tempfile

import numpy as np
import tensorflow as tf


def tower():
    return tf.keras.Sequential([tf.keras.layers.Input([6]), tf.keras.layers.Dense(4, activation="tanh")])


def pretrained(folder, data):
    net = tower()
    mask = tf.Variable(tf.random.normal([4, 6], stddev=0.1), name="mask")
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.matmul(net(data), mask) - data) ** 2)
        variables = net.trainable_variables + [mask]
        optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
    return tf.train.Checkpoint(net=net).save(os.path.join(folder, "net"))


def main():
    data = np.random.rand(8, 6).astype("float32")
    with tempfile.TemporaryDirectory() as folder:
        path = pretrained(folder, data)
        net = tower()
        tf.train.Checkpoint(net=net).restore(path).assert_existing_objects_matched()
    print(net(data).shape)


main()
