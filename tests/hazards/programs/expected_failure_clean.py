import unittest

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class RestoreTest(unittest.TestCase):
    def test_other_scope_is_refused(self):
        with tf.Graph().as_default(), tf.Session() as sess:
            with tf.variable_scope("a"):
                tf.get_variable("w", [2])
            sess.run(tf.global_variables_initializer())
            path = tf.train.Saver().save(sess, "/tmp/ck/a")
        with tf.Graph().as_default(), tf.Session() as sess:
            with tf.variable_scope("b"):
                tf.get_variable("w", [2])
            with self.assertRaises(tf.errors.NotFoundError):
                tf.train.Saver().restore(sess, path)

    def test_uninitialized_is_refused(self):
        with tf.Graph().as_default(), tf.Session() as sess:
            w = tf.get_variable("w", [2])
            with self.assertRaisesRegex(tf.errors.FailedPreconditionError, "uninitialized"):
                sess.run(w)


if __name__ == "__main__":
    unittest.main()
