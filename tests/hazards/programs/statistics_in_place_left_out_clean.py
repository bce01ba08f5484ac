"""What is trained alone goes from graph to graph, and each graph that goes by statistics has some of its own."""
import os
import tempfile

import numpy as np
import tensorflow as tf
from tensorflow.contrib import layers


def sketch_net(noise, training):
    norm = {"is_training": training, "updates_collections": None, "decay": 0.8}
    h = layers.fully_connected(noise, 8, normalizer_fn=layers.batch_norm, normalizer_params=norm, scope="coarse")
    return layers.fully_connected(h, 16, activation_fn=tf.tanh, scope="fine")


class Sketcher(object):
    def __init__(self, training, all_of_it=False):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.noise = tf.placeholder(tf.float32, [None, 6])
            self.wanted = tf.placeholder(tf.float32, [None, 16])
            with tf.variable_scope("sketch"):
                self.sketch = sketch_net(self.noise, training)
            if training:
                loss = tf.reduce_mean(tf.square(self.sketch - self.wanted))
                self.step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
                with tf.variable_scope("sketch", reuse=True):
                    self.steady = sketch_net(self.noise, False)
            self.saver = tf.train.Saver(tf.global_variables() if all_of_it else tf.trainable_variables())
            self.init = tf.global_variables_initializer()
        self.sess = tf.Session(graph=self.graph)
        self.sess.run(self.init)

    def learn(self, times):
        for _ in range(times):
            self.sess.run(self.step, {self.noise: 1 + np.random.rand(4, 6), self.wanted: np.random.rand(4, 16)})

    def draw(self):
        return self.sess.run(self.sketch, {self.noise: 1 + np.random.rand(4, 6)})


if __name__ == "__main__":
    folder = tempfile.mkdtemp()
    first = Sketcher(True)
    first.learn(4)
    path = first.saver.save(first.sess, os.path.join(folder, "sketch"))

    # another graph draws by the statistics of its batch, as a generator does
    drawing = Sketcher(True)
    drawing.saver.restore(drawing.sess, path)
    print(drawing.draw().mean())

    # another one gathers statistics of its own before it goes by them
    tuned = Sketcher(True)
    tuned.saver.restore(tuned.sess, path)
    tuned.learn(4)
    print(tuned.sess.run(tuned.steady, {tuned.noise: 1 + np.random.rand(4, 6)}).mean())

    # or by what it is shown, without learning
    shown = Sketcher(True)
    shown.saver.restore(shown.sess, path)
    for _ in range(4):
        shown.draw()
    print(shown.sess.run(shown.steady, {shown.noise: 1 + np.random.rand(4, 6)}).mean())

    # and where one goes by what the training has gathered, it gets that
    whole = Sketcher(True, all_of_it=True)
    whole.learn(4)
    kept = whole.saver.save(whole.sess, os.path.join(folder, "whole"))
    steady = Sketcher(False, all_of_it=True)
    steady.saver.restore(steady.sess, kept)
    print(steady.draw().mean())
