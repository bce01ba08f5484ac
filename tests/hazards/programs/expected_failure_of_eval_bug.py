import unittest

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class MetricTest(unittest.TestCase):
    def test_fails_before_it_is_initialized(self):
        with tf.Graph().as_default(), tf.Session():
            mean, update = tf.metrics.mean(tf.constant([1.0]))
            self.assertRaises(tf.errors.OpError, mean.eval)
            update.eval()  # BUG TVS501
            tf.local_variables_initializer().run()


if __name__ == "__main__":
    unittest.main()
