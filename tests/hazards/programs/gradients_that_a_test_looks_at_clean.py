"""A test makes a model for each of some settings, and looks at the gradients: it trains nothing."""

import unittest

import tensorflow as tf


def scaled(units, bias):
    return tf.keras.Sequential([tf.keras.layers.Dense(units, use_bias=bias), tf.keras.layers.Dense(1)])


class ScaledTest(unittest.TestCase):
    def setUp(self):
        self.data = tf.random.normal([3, 5])

    def test_gradients_reach_all_weights(self):
        for bias in (True, False):
            model = scaled(4, bias)
            with tf.GradientTape() as tape:
                loss = tf.reduce_sum(model(self.data))
            gradients = tape.gradient(loss, model.trainable_variables)
            self.assertTrue(all(each is not None for each in gradients))


if __name__ == "__main__":
    unittest.main()
