"""A siamese network: two images go through one branch, and their distance says whether they show the same person.

What goes wrong: whether the branch was built is remembered on the class, not on the instance. Training builds it and
sets the flag. Evaluation makes another instance in a graph of its own, where the flag still says that the variables
exist. They do not, and TensorFlow raises ValueError.
"""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

BATCH, SIZE = 16, 32


class Siamese:
    built = False

    def __init__(self):
        self.left = tf.placeholder(tf.float32, [None, SIZE, SIZE, 1], name="left")
        self.right = tf.placeholder(tf.float32, [None, SIZE, SIZE, 1], name="right")
        self.same = tf.placeholder(tf.float32, [None], name="same")
        difference = self.branch(self.left) - self.branch(self.right)
        self.distance = tf.reduce_sum(tf.square(difference), 1)

    def branch(self, images):
        with tf.variable_scope("branch", reuse=Siamese.built):
            h = tf.layers.conv2d(images, 8, 3, 2, activation=tf.nn.relu, name="conv1")
            h = tf.layers.conv2d(h, 16, 3, 2, activation=tf.nn.relu, name="conv2")
            embedding = tf.layers.dense(tf.layers.flatten(h), 32, name="embedding")
        Siamese.built = True
        return embedding

    def loss(self, margin=1.0):
        """The contrastive loss."""
        apart = tf.square(tf.maximum(margin - tf.sqrt(self.distance + 1e-6), 0.0))
        return tf.reduce_mean(self.same * self.distance + (1 - self.same) * apart)


def feed(model):
    pair = np.random.rand(2, BATCH, SIZE, SIZE, 1)
    return {model.left: pair[0], model.right: pair[1], model.same: np.random.randint(2, size=BATCH)}


def train():
    with tf.Graph().as_default(), tf.Session() as session:
        model = Siamese()
        step = tf.train.AdamOptimizer().minimize(model.loss())
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            session.run(step, feed(model))


def evaluate():
    with tf.Graph().as_default(), tf.Session() as session:
        model = Siamese()
        session.run(tf.global_variables_initializer())
        print("mean distance", session.run(model.distance, feed(model)).mean())


if __name__ == "__main__":
    train()
    evaluate()
