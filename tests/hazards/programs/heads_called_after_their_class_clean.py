"""One body for two questions, by its name; each head is called after its question, and one kind of question has a head of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Choice(object):
    def __init__(self, question, ways):
        self.question = question
        self.ways = ways

    def scores(self, seen):
        return tf.layers.dense(seen, self.ways, name="scores")


def below(seen):
    with tf.variable_scope("below", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(seen, 7, tf.nn.tanh, name="all")


def answer(head, seen, right):
    shared = below(seen)
    with tf.variable_scope(head.question, reuse=tf.AUTO_REUSE):
        scores = head.scores(shared)
    return tf.losses.sparse_softmax_cross_entropy(right, scores)


seen = tf.placeholder(tf.float32, [None, 5])
right = tf.placeholder(tf.int32, [None])
steps = []
for head in (Choice("true", 2), Choice("kind", 2)):
    steps.append(tf.train.GradientDescentOptimizer(0.1).minimize(answer(head, seen, right)))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for step in steps:
        session.run(step, {seen: np.ones((3, 5)), right: [0, 1, 0]})
    print("FACT", len(tf.trainable_variables()))
