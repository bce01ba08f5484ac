# tf: 1.15 2.21
"""A test case's set-up begins a new default graph, even where it is called inside another graph."""

import tensorflow.compat.v1 as tf

tf.disable_eager_execution()


class SharingTest(tf.test.TestCase):
    def runTest(self):
        pass


case = SharingTest()
tf.get_variable("before", [1])
with tf.Graph().as_default():
    tf.get_variable("a", [1])
    case.setUp()
    tf.get_variable("a", [1])
tf.get_variable("b", [1])
tf.get_variable("a", [1])
