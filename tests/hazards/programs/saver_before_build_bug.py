import os
import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Job(object):
    def __init__(self):
        self.folder = tempfile.mkdtemp()
        self.saver = tf.train.Saver(max_to_keep=2)  # BUG
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.matmul(self.x, tf.get_variable("w", [3, 1]))

    def run(self):
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            self.saver.save(session, os.path.join(self.folder, "model"))


Job().run()
