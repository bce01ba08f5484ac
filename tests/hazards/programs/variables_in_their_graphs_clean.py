"""Two graphs, each with variables of its own: what is made of one graph's tensors is in that graph, whichever is the default."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, scale):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 3])
            self.w = tf.get_variable("w", [3, 3], initializer=tf.constant_initializer(scale))
            self.y = tf.matmul(self.x, self.w)
            self.given = tf.placeholder(tf.float32, [3, 3])
            self.put = self.w.assign(self.given)
            self.init = tf.global_variables_initializer()
        self.sess = tf.Session(graph=self.graph)
        self.sess.run(self.init)

    def value(self):
        return self.sess.run(self.w)


first, second = Model(1.0), Model(2.0)
doubled = tf.matmul(first.y, first.w)
print(first.sess.run(doubled, {first.x: np.eye(3)}), doubled.graph is first.graph)
second.sess.run(second.put, {second.given: first.value()})
blended = 0.5 * first.value() + 0.5 * second.value()

with tf.Graph().as_default():
    frozen = tf.constant(blended)
    w = tf.get_variable("w", initializer=frozen)
    out = tf.matmul(frozen, w)
    for chosen in (first, second):
        other = chosen.w if chosen is first else w
        print(other.shape)
