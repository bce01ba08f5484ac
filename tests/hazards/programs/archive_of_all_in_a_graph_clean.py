import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, training):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 5])
            h = tf.layers.batch_normalization(self.x, momentum=0.8, training=training, name="norm")
            self.y = tf.layers.dense(h, 1, name="out")
            self.weights = tf.global_variables()
            self.session = tf.Session()
            self.session.run(tf.global_variables_initializer())

    def train(self, x):
        with self.graph.as_default():
            loss = tf.reduce_mean(tf.square(self.y - 1.0))
            step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
            step = tf.group(step, *tf.get_collection(tf.GraphKeys.UPDATE_OPS))
        for _ in range(10):
            self.session.run(step, {self.x: x})

    def save(self, path):
        arrays = self.session.run(self.weights)
        np.savez_compressed(path, **{v.op.name: a for v, a in zip(self.weights, arrays)})

    def load(self, path):
        with self.graph.as_default(), np.load(path) as archive:
            for v in tf.global_variables():
                if v.op.name in archive:
                    v.load(archive[v.op.name], self.session)

    def predict(self, x):
        return self.session.run(self.y, {self.x: x})


path = os.path.join(tempfile.mkdtemp(), "model.npz")
x = np.random.normal(3.0, 2.0, (64, 5))
learner = Model(training=True)
learner.train(x)
learner.save(path)
served = Model(training=False)
served.load(path)
print(served.predict(x).mean())
