"""A test that puts a constant in the place of the global step reads no variable."""

import tensorflow.compat.v1 as tf

mock = tf.test.mock


def rate_now(base, steps):
    step = tf.train.get_or_create_global_step()
    return tf.train.polynomial_decay(base, step - steps // 2, steps // 2, end_learning_rate=0.0)


class RateTest(tf.test.TestCase):
    @mock.patch.object(tf.train, "get_or_create_global_step", autospec=True)
    def test_rate(self, step):
        with tf.Graph().as_default(), self.cached_session() as sess:
            step.return_value = tf.constant(9)
            self.assertAlmostEqual(0.2, sess.run(rate_now(1.0, 10)))
