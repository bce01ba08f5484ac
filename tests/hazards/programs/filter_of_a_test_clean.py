"""A test asks what a filter makes of a scope that is inside another one: it expects that nothing is picked."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def count_weights(scope=None):
    variables = tf.trainable_variables()
    if scope:
        variables = [v for v in variables if v.name.startswith(scope + "/")]
    return int(sum(np.prod(v.shape.as_list()) for v in variables))


class CountWeightsTest(tf.test.TestCase):
    def test_only_whole_scopes_count(self):
        with tf.Graph().as_default():
            with tf.variable_scope("foo"):
                tf.get_variable("w", [5, 2])
                with tf.variable_scope("bar"):
                    tf.get_variable("w", [1, 2])
            self.assertEqual(count_weights("foo"), 12)
            self.assertEqual(count_weights("bar"), 0)
