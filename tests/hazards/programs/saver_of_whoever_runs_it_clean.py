"""A class and a test that may well be run behind disable_v2_behavior(): the saver takes what the graph holds then."""

import tensorflow as tf


class Agent:
    def __init__(self):
        self.w = tf.Variable(1.0, name="w")
        self.saver = tf.compat.v1.train.Saver(max_to_keep=2)

    def bundle(self, session, path):
        return self.saver.save(session, path)


class AgentTest(tf.test.TestCase):
    def test_bundle(self):
        self.assertIsNotNone(Agent().saver)


if __name__ == "__main__":
    tf.compat.v1.disable_v2_behavior()
    tf.test.main()
