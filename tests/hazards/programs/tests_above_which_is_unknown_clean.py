import tensorflow as tf
from absl.testing import parameterized
from testkit import cases


class SuiteTestCase(parameterized.TestCase, cases.GraphTestCase):
    def setUp(self):
        super(SuiteTestCase, self).setUp()
        self.units = 4


class DenseTest(SuiteTestCase):
    def test_forward(self):
        step = tf.train.create_global_step()
        self.assertEqual(step.shape.ndims, 0)

    def test_backward(self):
        step = tf.train.create_global_step()
        self.assertIs(tf.train.get_global_step(), step)
