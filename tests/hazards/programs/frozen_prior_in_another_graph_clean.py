import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encode(x):
    with tf.variable_scope("encoder"):
        w = tf.get_variable("w", [4, 3], initializer=tf.random_normal_initializer(seed=7))
    return tf.tanh(tf.matmul(x, w))


class Prior(object):
    """A random network that never learns: what it says is the target of the other one."""

    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 4])
            self.code = encode(self.x)
            self.session = tf.Session()
            self.session.run(tf.global_variables_initializer())

    def __call__(self, data):
        return self.session.run(self.code, {self.x: data})


class Predictor(object):
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 4])
            self.target = tf.placeholder(tf.float32, [None, 3])
            self.error = tf.reduce_mean(tf.square(encode(self.x) - self.target))
            self.step = tf.train.AdamOptimizer(0.01).minimize(self.error)
            self.session = tf.Session()
            self.session.run(tf.global_variables_initializer())


prior, predictor = Prior(), Predictor()
for _ in range(20):
    data = np.random.rand(8, 4)
    code = prior(data)
    predictor.session.run(predictor.step, {predictor.x: data, predictor.target: code})
print(prior(data).mean())
