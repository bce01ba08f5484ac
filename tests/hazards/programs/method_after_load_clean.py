"""A model is loaded by a method of its own before it is asked: who calls `evaluate` has called that."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Base:
    def __init__(self):
        self.session = tf.Session()

    def load(self, path):
        tf.train.Saver().restore(self.session, path)


class Model(Base):
    def __init__(self):
        super().__init__()
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.layers.dense(self.x, 1)

    def evaluate(self, data):
        with tf.variable_scope("evaluation"):
            mean = tf.reduce_mean(self.y)
        return self.session.run(mean, {self.x: data})
