"""No method of the class gives the variables their values."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.layers.dense(self.x, 1)
        self.session = tf.Session()

    def save(self, path):
        tf.train.Saver().save(self.session, path)

    def evaluate(self, data):
        with tf.variable_scope("evaluation"):
            mean = tf.reduce_mean(self.y)
        return self.session.run(mean, {self.x: data})  # BUG
