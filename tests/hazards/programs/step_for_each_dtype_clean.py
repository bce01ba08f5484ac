import numpy as np
import tensorflow as tf


def kinds(half):
    return [tf.float16, tf.float32] if half else [tf.float32, tf.float64]


def check_descent(half=False):
    for dtype in kinds(half):
        w = tf.Variable([[1.0, 2.0]], dtype=dtype)
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(w))
        optimizer = tf.keras.optimizers.SGD(0.1)
        optimizer.apply_gradients([(tape.gradient(loss, w), w)])
        np.testing.assert_allclose(w.numpy(), [[0.8, 1.6]], rtol=1e-2)


check_descent()
