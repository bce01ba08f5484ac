import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
import sys


def scorer(n):
    x = tf.placeholder(tf.float32, [None, n])
    return tf.layers.dense(x, 1, name="score")


class ScorerTest(tf.test.TestCase):
    def runTest(self):
        for n in (2, 3):
            with tf.Graph().as_default(), self.session() as sess:
                y = scorer(n)
                sess.run(tf.global_variables_initializer())
                self.assertEqual(y.shape.as_list(), [None, 1])


test = ScorerTest()
test.setUp()
test.runTest()
